/** The triangular grid in drawing units: where cells lie, how they point, what a picture of them spans. */

export interface Cell {
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const SIDE = 100;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;

/** A cell's name, as the server writes it. */
export const key = (cell: Cell): string => `${cell.x},${cell.y}`;
export function cellOf(name: string): Cell {
  const [x, y] = name.split(",").map(Number) as [number, number];
  return { x, y };
}
/** Whether two cells share a full edge. */
export function adjacent(a: Cell, b: Cell): boolean {
  if (a.y === b.y) return Math.abs(a.x - b.x) === 1;
  return a.x === b.x && a.y - b.y === (pointsUp(a) ? -1 : 1);
}
export const pointsUp = (cell: Cell): boolean => (cell.x + cell.y) % 2 === 0;

/** The middle of a cell's triangle: as far from each of its edges. */
export function centre(cell: Cell): Point {
  return {
    x: ((cell.x + 1) * SIDE) / 2,
    y: cell.y * HEIGHT + (pointsUp(cell) ? 2 : 1) * (HEIGHT / 3),
  };
}

/** Moves what is drawn about 0,0 to the middle of a cell, as a CSS transform. */
export function at(cell: Cell): string {
  const { x, y } = centre(cell);
  return `translate(${x}px, ${y}px)`;
}

/** A triangle about 0,0 whose edges are moved inwards, with rounded corners, as an SVG path. */
export function triangle(up: boolean, inset = 0, round = 0): string {
  const reach = (2 * HEIGHT) / 3 - 2 * inset; // from the middle to a corner
  const turn = up ? -90 : 90;
  const corners = [0, 120, 240].map((angle) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return { x: reach * Math.cos(radians), y: reach * Math.sin(radians) };
  });
  if (round === 0) return `M${corners.map(pair).join("L")}Z`;
  const parts = corners.map((corner, index) => {
    const before = toward(corner, corners[(index + 2) % 3]!, round);
    const after = toward(corner, corners[(index + 1) % 3]!, round);
    return `${pair(before)}Q${pair(corner)} ${pair(after)}`;
  });
  return `M${parts.join("L")}Z`;
}

/** How large a piece is drawn: so that two rescuers and an inspector stand inside their own tile. */
export const FIGURE = 0.78;

/** The place of a piece in a corner of a tile, from its middle: 0 left, 1 right, 2 the single corner. */
export function corner(up: boolean, which: 0 | 1 | 2): Point {
  if (which === 2) return { x: 0, y: up ? -27 : 29 };
  const side = which === 0 ? -1 : 1;
  return up ? { x: 25.5 * side, y: 14.5 } : { x: 23.5 * side, y: -11 };
}

/** The empty cells at the edges of these: wherever a tile may go next, it is one of them. */
export function rim(cells: readonly Cell[]): Cell[] {
  const there = new Set(cells.map(key));
  const beside = cells.flatMap((cell) => [
    { x: cell.x - 1, y: cell.y },
    { x: cell.x + 1, y: cell.y },
    { x: cell.x, y: cell.y + (pointsUp(cell) ? 1 : -1) },
  ]);
  return beside.filter((cell) => !there.has(key(cell)));
}

/** The box around all cells, with a margin on every side. */
export function span(cells: readonly Cell[], margin: number): Box {
  if (cells.length === 0) return span([{ x: 0, y: 0 }], margin);
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = (Math.min(...xs) * SIDE) / 2 - margin;
  const top = Math.min(...ys) * HEIGHT - margin;
  const right = (Math.max(...xs) * SIDE) / 2 + SIDE + margin;
  const bottom = (Math.max(...ys) + 1) * HEIGHT + margin;
  return { left, top, width: right - left, height: bottom - top };
}

/** The cell that a point lies in. */
export function cellAt(point: Point): Cell {
  const y = Math.floor(point.y / HEIGHT);
  const column = Math.floor((point.x * 2) / SIDE);
  for (const x of [column - 1, column]) {
    const middle = centre({ x, y });
    const down = (point.y - y * HEIGHT) / HEIGHT; // 0 at the row's top, 1 at its bottom
    const reach = (SIDE / 2) * (pointsUp({ x, y }) ? down : 1 - down);
    if (Math.abs(point.x - middle.x) <= reach) return { x, y };
  }
  return { x: column, y };
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

const pair = ({ x, y }: Point): string => `${fix(x)} ${fix(y)}`;
const fix = (value: number): string => String(Math.round(value * 100) / 100);
