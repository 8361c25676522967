/**
 * What happens between two views, as frames that are shown one after the other: each under the name of who
 * acts.
 */

import type { ActionView, Colour, GameView, Kind, Moment, TurnView } from "../../wire/types";
import { playedBetween, without, type Played } from "./played";
import { done, gain, goHome, inspect, reveal } from "./position";

/** Milliseconds at the calm pace. */
export const TIMES = {
  reveal: 550,
  fly: 700,
  walk: 650,
  count: 360,
  points: 650,
  rest: 250, // after each action
  beat: 700, // after a turn, before the next player's
  handOver: 450,
} as const;

export type Cue = "reveal" | "stone" | "paws" | "count" | "purr" | "fanfare";

/** A tile that counts, with the number that is said there. */
export interface Lit {
  readonly cell: string;
  readonly count: number;
  readonly what: "colour" | "helper" | "ability";
}

/**
 * A piece on its way between the board and what lies beside it; without kind and colour it is an inspector.
 */
export interface Flight {
  readonly kind?: Kind;
  readonly colour?: Colour;
  readonly cell: string;
  readonly way: "in" | "out";
}

export interface Frame {
  readonly view: GameView;
  readonly played: Played | null; // what is being shown
  readonly lit: readonly Lit[];
  readonly flights: readonly Flight[];
  readonly cue: Cue | null;
  readonly time: number; // milliseconds at the calm pace
}

const STILL = { played: null, lit: [], flights: [], cue: null, time: 0 } as const;

/** A view as it is. */
export const still = (view: GameView): Frame => ({ ...STILL, view });

/** An action to be shown, and the turns as they are told with it. */
interface Told extends Played {
  readonly recent: TurnView[];
  readonly own: boolean; // shown at once: whoever did it has seen it
}

/** Whether a player's actions are the viewer's own, and not those of a bot that stands in. */
export const isOwn = ({ seats }: GameView, player: Colour): boolean =>
  seats.some((seat) => seat.player === player && seat.yours && seat.substitute === null);

/** The frames that lead to a view; null if there is nothing to tell but the view itself. */
export function framesBetween(before: GameView, after: GameView): Frame[] | null {
  const played = playedBetween(before, after);
  if (played === null) return null;
  const told = played.map(({ player, action }, place) => ({
    player,
    action,
    recent: without(after.recent, played.length - 1 - place),
    own: isOwn(after, player),
  }));
  const turned = before.open_tile === null && after.open_tile !== null && told.length === 0;
  return [...tell({ ...before, seats: together(before, after) }, told, after), ...ending(after, turned)];
}

/** The frames that show some moments again; the first one is where they begin. */
export function framesAgain(moments: readonly Moment[], now: GameView): Frame[] {
  const told: Told[] = [];
  const recent: TurnView[] = [];
  for (const [place, { action, turn }] of moments.entries()) {
    const player = moments[place - 1]?.player;
    if (!action || turn === null || !player) continue;
    const last = recent.at(-1);
    const actions = last?.number === turn ? [...recent.pop()!.actions, action] : [action];
    recent.push({ number: turn, player, bonus: false, actions });
    told.push({ player, action, recent: [...recent], own: false });
  }
  return [...tell(viewAt(moments[0]!, now), told, now), still(now)];
}

/** The table at a moment, for somebody who may do nothing there. */
export const viewAt = (moment: Moment, now: GameView): GameView => ({
  ...now,
  ...watched(moment.player),
  tiles: moment.tiles,
  placed: moment.placed,
  pile_size: moment.pile_size,
  unseen: moment.unseen,
  unused_inspectors: moment.unused_inspectors,
  open_tile: null,
  winners: [],
  seats: now.seats.map((seat) => ({
    ...seat,
    points: moment.points[seat.player],
    supply: moment.supply[seat.player],
  })),
});

/** Who sits where comes from the later view, what lies before them from the earlier one. */
const together = (before: GameView, after: GameView): GameView["seats"] =>
  after.seats.map((seat) => {
    const { points, supply } = before.seats.find((one) => one.player === seat.player) ?? seat;
    return { ...seat, points, supply };
  });

/** What a view is while this player acts in it and nobody else may. */
const watched = (player: Colour | null): Partial<GameView> => ({
  player,
  stage: "first",
  your_turn: false,
  choices: [],
  actions: [],
  can_take_back: false,
  can_take_back_turn: false,
  can_confirm: false,
  deadline: null,
});

const ending = (after: GameView, turned: boolean): Frame[] => [
  {
    ...still(after),
    cue: after.stage === "over" ? "fanfare" : turned ? "reveal" : null,
    time: after.your_turn ? 0 : TIMES.handOver,
  },
];

function tell(start: GameView, told: readonly Told[], after: GameView): Frame[] {
  const frames: Frame[] = [];
  let view = start;
  for (const [place, one] of told.entries()) {
    const before = { ...view, ...watched(one.player), recent: one.recent };
    view = done(one.player, one.action)(before);
    const next = told[place + 1]?.player ?? after.player;
    const newest = place === told.length - 1;
    if (one.own)
      frames.push(...own(newest && next === one.player ? after : view, newest ? after : view, one));
    else frames.push(...scene(before, one));
    if (next === one.player || one.own) continue;
    frames.push({ ...still(view), played: one, time: TIMES.beat });
    if (place < told.length - 1)
      frames.push({ ...still({ ...view, ...watched(next) }), time: TIMES.handOver });
  }
  return frames;
}

/**
 * What one does oneself is on the table at once; only a Score is counted as well, under one's own name.
 * `end`: the view that stays.
 */
function own(view: GameView, end: GameView, played: Played): Frame[] {
  const frame = { ...still(view), played };
  const counted = litTiles(played.action).map((_, place, lit) => ({
    ...frame,
    lit: lit.slice(0, place + 1),
    cue: "count" as const,
    time: TIMES.count,
  }));
  const cue = counted.length > 0 ? "purr" : landing(played.action);
  return [...counted, { ...still(end), played, cue }];
}

const landing = ({ kind }: ActionView): Cue | null =>
  kind === "pass" ? null : kind === "open" || kind === "scout" || kind === "search" ? "stone" : "paws";

/** An action of somebody else, step by step. */
function scene(before: GameView, played: Played): Frame[] {
  const { player, action } = played;
  const frame = { ...still(before), played };
  const rest = { ...still(done(player, action)(before)), played, time: TIMES.rest };
  switch (action.kind) {
    case "open":
    case "scout":
      return [...drawn(frame, player, action), rest];
    case "score":
      return [...scored(frame, player, action), rest];
    case "pass":
      return [{ ...rest, time: TIMES.walk }];
    default:
      return [moved(frame, player, action), rest];
  }
}

function drawn(frame: Frame, player: Colour, action: ActionView): Frame[] {
  const [cell, kind] = [action.cell!, action.tile!];
  const open = reveal(kind)(frame.view);
  const tile = done(player, { ...action, kind: "scout" })(open);
  const landed: Frame[] = [
    { ...frame, view: tile, flights: [{ kind, cell, way: "in" }], time: TIMES.fly },
    { ...frame, view: tile, cue: "stone", time: TIMES.rest },
  ];
  if (action.kind === "open")
    landed.push(moved({ ...frame, view: tile }, player, { ...action, kind: "team" }));
  if (frame.view.open_tile) return landed;
  return [{ ...frame, view: open, cue: "reveal", time: TIMES.reveal }, ...landed];
}

/**
 * A piece comes from the supply, or something on the board moves: pieces walk and tiles glide by
 * themselves.
 */
function moved(frame: Frame, player: Colour, action: ActionView): Frame {
  const flights: Flight[] = action.source === null ? [{ colour: player, cell: action.cell!, way: "in" }] : [];
  const view = done(player, action)(frame.view);
  return { ...frame, view, flights, cue: landing(action), time: TIMES.walk };
}

function scored(frame: Frame, player: Colour, action: ActionView): Frame[] {
  const { score, take, put } = action;
  const lit = litTiles(action);
  const home = goHome(player, score!.returns)(frame.view);
  const inspected = inspect(take ?? [], put ?? [])(home);
  const unused = (put ?? []).slice(take?.length ?? 0);
  const counted = lit.map((_, place) => ({
    ...frame,
    lit: lit.slice(0, place + 1),
    cue: "count" as const,
    time: TIMES.count,
  }));
  return [
    ...counted,
    {
      ...frame,
      view: home,
      lit,
      flights: score!.returns.map((cell) => ({ colour: player, cell, way: "out" as const })),
      cue: "paws",
      time: TIMES.walk,
    },
    {
      ...frame,
      view: inspected,
      lit,
      flights: unused.map((cell) => ({ cell, way: "in" as const })),
      cue: "stone",
      time: TIMES.walk,
    },
    { ...frame, view: gain(player, score!.points)(inspected), lit, cue: "purr", time: TIMES.points },
  ];
}

/**
 * The tiles of a Score in the order in which they are counted: the rescue tile, the other colours, helpers,
 * the ability.
 */
export function litTiles({ cell, score }: ActionView): Lit[] {
  if (!score || cell === null) return [];
  const tiles = score.colours.map((one) => one.cells[0] ?? cell);
  const order = [cell, ...tiles.filter((one) => one !== cell)];
  const marks: Omit<Lit, "count">[] = [
    ...order.map((one) => ({ cell: one, what: "colour" as const })),
    ...score.helpers.map((one) => ({ cell: one, what: "helper" as const })),
    ...Array.from({ length: score.ability }, () => ({ cell, what: "ability" as const })),
  ];
  return marks.map((mark, place) => ({ ...mark, count: place + 1 }));
}
