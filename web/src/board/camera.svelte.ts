/** What part of the board is seen: fitted by itself, until somebody pans or zooms. */

import type { Box, Point } from "./geometry";

const LARGEST = 1.9; // on a phone or laptop; a larger room may show tiles larger
const ROOM = 420; // pixels of a room's shorter side for which a tile is as large as on paper
const SMALLEST = 0.25;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  manual = $state(false);
  smooth = $state(false);
  width = $state(0);
  height = $state(0);

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  get largest(): number {
    return Math.max(LARGEST, Math.min(this.width, this.height) / ROOM);
  }

  /** Show this box as large as it goes. */
  fit(box: Box): void {
    if (this.width === 0 || this.height === 0) return;
    const scale = Math.min(this.width / box.width, this.height / box.height, this.largest);
    this.scale = scale;
    this.x = this.width / 2 - (box.left + box.width / 2) * scale;
    this.y = this.height / 2 - (box.top + box.height / 2) * scale;
  }

  pan(dx: number, dy: number): void {
    this.manual = true;
    this.smooth = false;
    this.x += dx;
    this.y += dy;
  }

  /** Zoom by a factor, with the point (on the screen) where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(Math.max(this.scale * factor, SMALLEST), 2 * this.largest);
    const change = scale / this.scale;
    this.manual = true;
    this.x = around.x - (around.x - this.x) * change;
    this.y = around.y - (around.y - this.y) * change;
    this.scale = scale;
  }

  /** The point of the board under a point of the screen. */
  onBoard(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }
}
