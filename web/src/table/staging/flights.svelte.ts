/** Pieces on their way between the board and what lies beside it: from where to where, on the screen. */

import { cellOf, pointsUp } from "../../board/geometry";
import { settings } from "../../settings.svelte";
import type { Flight, Frame } from "./scenes";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A piece under way, and where it is now. */
export interface Flying {
  readonly flight: Flight;
  readonly box: Box;
}

const HOP = 7; // pixels: rescuers and inspectors walk in small steps
const STEPS = 4;
const ARC = 0.16; // of the way: tiles fly in an arc

const ease = (share: number): number => 1 - (1 - share) ** 3;
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The paper on which a piece is drawn: left, top, width, height. */
export function paperOf({ kind, colour, cell }: Flight): [number, number, number, number] {
  if (kind) return [-50, pointsUp(cellOf(cell)) ? -57.7 : -28.9, 100, 86.6];
  return colour ? [-17, -20, 34, 38] : [-14, -21, 28, 40];
}

/** Where its paper lies on the board: ears and badges that stand out don't count. */
function onBoard(flight: Flight): Box | null {
  const { kind, colour, cell } = flight;
  const figure = `.piece[data-cell="${cell}"][data-figure="${colour ?? "inspector"}"] .figure`;
  const place = document.querySelector<SVGGraphicsElement>(
    `.board ${kind ? `.tile[data-cell="${cell}"] .lift` : figure}`,
  );
  const scale = place?.getScreenCTM();
  if (!scale) return null;
  const [left, top, width, height] = paperOf(flight);
  const { a, d, e, f } = scale;
  return { x: e + a * left, y: f + d * top, width: a * width, height: d * height };
}
/**
 * Where it lies when it isn't on the board. `number`: rescuers and inspectors go one after the other, from
 * the last that is there and to the first gap.
 */
function beside({ kind, colour, way }: Flight, number: number): Box | null {
  if (kind) return boxOf(".tray .open svg");
  const stock = colour ? ".tray .supply" : ".tray .inspectors";
  const places = document.querySelectorAll(`${stock} svg${way === "in" ? ":not(.gone)" : ".gone"}`);
  return places[way === "in" ? places.length - 1 - number : number]?.getBoundingClientRect() ?? boxOf(stock);
}

export class Flights {
  flying = $state.raw<Flying[]>([]);
  private departures: Box[] = [];
  private ticket = 0;

  /** Notes where the pieces are before the page shows the next frame. */
  depart({ flights }: Frame): void {
    cancelAnimationFrame(this.ticket);
    this.flying = [];
    this.departures = settings.calm
      ? []
      : flights.map(
          (flight, number) =>
            (flight.way === "in" ? beside(flight, number) : onBoard(flight)) ?? boxOf(".tray")!,
        );
  }

  /** Sends them on their way, once the page shows where they go. */
  travel({ flights }: Frame, milliseconds: number): void {
    if (this.departures.length === 0) return;
    const start = performance.now();
    const draw = (): void => {
      const share = Math.min(1, (performance.now() - start) / milliseconds);
      this.flying = share === 1 ? [] : flights.flatMap((flight, place) => this.fly(flight, place, share));
      if (share < 1) this.ticket = requestAnimationFrame(draw);
    };
    draw();
  }

  private fly(flight: Flight, place: number, share: number): Flying[] {
    const from = this.departures[place];
    const to = flight.way === "in" ? onBoard(flight) : beside(flight, place);
    return from && to ? [{ flight, box: between(from, to, share, flight.kind !== undefined) }] : [];
  }
}

function boxOf(selector: string): Box | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

function between(from: Box, to: Box, share: number, tile: boolean): Box {
  const way = ease(share);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = tile
    ? Math.sin(Math.PI * way) * ARC * length
    : Math.abs(Math.sin(STEPS * Math.PI * share)) * HOP;
  return {
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way) - lift,
    width: mix(from.width, to.width, way),
    height: mix(from.height, to.height, way),
  };
}
