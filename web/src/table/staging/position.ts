/** A table after an action, made from the table before it: the server says what moved from where to where. */

import type { ActionView, Colour, GameView, Kind, SeatView, TileView } from "../../wire/types";

type Step = (view: GameView) => GameView;

export const onTile =
  (cell: string, change: (tile: TileView) => Partial<TileView>): Step =>
  (view) => ({
    ...view,
    tiles: view.tiles.map((tile) => (tile.cell === cell ? { ...tile, ...change(tile) } : tile)),
  });

const onSeat =
  (player: Colour, change: (seat: SeatView) => Partial<SeatView>): Step =>
  (view) => ({
    ...view,
    seats: view.seats.map((seat) => (seat.player === player ? { ...seat, ...change(seat) } : seat)),
  });

const both =
  (...steps: Step[]): Step =>
  (view) =>
    steps.reduce((now, step) => step(now), view);

const comes = (cell: string, player: Colour): Step =>
  onTile(cell, ({ rescuers }) => ({ rescuers: [...rescuers, player] }));
const leaves = (cell: string, player: Colour): Step =>
  onTile(cell, ({ rescuers }) => ({ rescuers: rescuers.filter((one) => one !== player) }));
const supply = (player: Colour, more: number): Step =>
  onSeat(player, (seat) => ({ supply: seat.supply + more }));

/** The pile's top tile is turned over, unless it lies face up already. */
export const reveal =
  (kind: Kind): Step =>
  (view) =>
    view.open_tile
      ? view
      : { ...view, open_tile: kind, unseen: { ...view.unseen, [kind]: view.unseen[kind] - 1 } };

const place = (cell: string, kind: Kind): Step =>
  both(reveal(kind), (view) => {
    const [x, y] = cell.split(",").map(Number) as [number, number];
    const tile: TileView = { cell, x, y, kind, rescuers: [], inspector: false };
    return { ...view, open_tile: null, pile_size: view.pile_size - 1, tiles: [...view.tiles, tile] };
  });

const moveTile = (source: string, cell: string): Step => {
  const [x, y] = cell.split(",").map(Number) as [number, number];
  return onTile(source, () => ({ cell, x, y }));
};

const send = (cell: string, player: Colour): Step => both(comes(cell, player), supply(player, -1));

/** The rescuers of a Score go back to the supply. */
export const goHome = (player: Colour, cells: readonly string[]): Step =>
  both(...cells.map((cell) => both(leaves(cell, player), supply(player, 1))));

/** Inspectors come, from tiles or from those that are unused. */
export const inspect = (take: readonly string[], put: readonly string[]): Step =>
  both(
    ...take.map((cell) => onTile(cell, () => ({ inspector: false }))),
    ...put.map((cell) => onTile(cell, () => ({ inspector: true }))),
    (view) => ({ ...view, unused_inspectors: view.unused_inspectors + take.length - put.length }),
  );

export const gain = (player: Colour, points: number): Step =>
  onSeat(player, (seat) => ({ points: seat.points + points }));

/** What an action does to the table. */
export function done(player: Colour, action: ActionView): Step {
  const { kind, source, cell, tile, player: other, score } = action;
  if (cell === null || tile === null) return (view) => view;
  switch (kind) {
    case "open":
      return both(place(cell, tile), send(cell, player));
    case "scout":
      return place(cell, tile);
    case "search":
      return moveTile(source!, cell);
    case "swap":
      return both(leaves(source!, player), leaves(cell, other!), comes(source!, other!), comes(cell, player));
    case "dispatch":
    case "team":
      return send(cell, player);
    case "herd":
    case "rally":
      return source === null ? send(cell, player) : both(leaves(source, player), comes(cell, player));
    case "score":
      return both(
        goHome(player, score?.returns ?? []),
        inspect(action.take ?? [], action.put ?? []),
        gain(player, score?.points ?? 0),
      );
    default:
      return (view) => view;
  }
}
