/** Views as the server sends them, with plain values for whatever a test leaves out. */

import type { ActionKind } from "../src/wire/shapes";
import type {
  ActionView,
  Choice,
  Colour,
  GameView,
  Kind,
  Moment,
  Moments,
  SeatView,
  Target,
  TileView,
  TurnView,
} from "../src/wire/types";

const UNSEEN: Record<Kind, number> = { cleocatra: 4, mafdat: 4, bastet: 4, mut: 4, princess: 4 };

export function seat(player: Colour, more: Partial<SeatView> = {}): SeatView {
  return {
    player,
    sitter: "person",
    level: null,
    name: null,
    free: false,
    yours: false,
    points: 0,
    supply: 3,
    substitute: null,
    auto_confirm: false,
    ...more,
  };
}

export function tile(cell: string, kind: Kind = "mut", more: Partial<TileView> = {}): TileView {
  const [x, y] = cell.split(",").map(Number) as [number, number];
  return { cell, x, y, kind, rescuers: [], inspector: false, ...more };
}

export function choice(kind: ActionKind, more: Partial<Choice> = {}): Choice {
  return { kind, piece: null, source: null, ability: null, targets: [], ...more };
}

/** A target whose action is known by its text alone: the page only sends it back. */
export function target(action: string, cell: string | null = null, more: Partial<Target> = {}): Target {
  return { action, cell, ...more };
}

export function action(kind: ActionKind, more: Partial<ActionView> = {}): ActionView {
  return { kind, action: kind, source: null, cell: null, player: null, tile: null, beside: [], ...more };
}

export function turn(number: number, player: Colour, ...actions: ActionView[]): TurnView {
  return { number, player, bonus: false, actions };
}

/** It is red's turn in a game of red (who looks) and blue. */
export function view(more: Partial<GameView> = {}): GameView {
  return {
    tiles: [],
    placed: null,
    pile_size: 9,
    unseen: UNSEEN,
    unused_inspectors: 3,
    sequence: 10,
    rules: "advanced",
    edition: "international",
    variant: null,
    auto_confirm: false,
    take_backs: true,
    turn_take_backs: false,
    hints: false,
    clock: null,
    absence: null,
    substitute: "Scribe",
    stage: "first",
    player: "red",
    your_turn: true,
    deadline: null,
    seats: [seat("red", { yours: true }), seat("blue")],
    open_tile: null,
    goal: 23,
    last_round: false,
    turn_count: 0,
    action_count: 0,
    recent: [],
    turns: [],
    choices: [],
    actions: [],
    can_take_back: false,
    can_take_back_turn: false,
    can_confirm: false,
    host: false,
    winners: [],
    asks_end: [],
    deserted: false,
    abandoned_by: null,
    too_long: null,
    next_game: null,
    rematched_by: null,
    commitment: "",
    shuffle: null,
    pile: null,
    salt: null,
    ...more,
  };
}

/** What red sees while blue plays. */
export const blues = (more: Partial<GameView> = {}): GameView =>
  view({ player: "blue", your_turn: false, ...more });

export function moment(number: number, more: Partial<Moment> = {}): Moment {
  return {
    tiles: [],
    placed: null,
    pile_size: 9,
    unseen: UNSEEN,
    unused_inspectors: 3,
    number,
    turn: null,
    action: null,
    stage: "first",
    player: "red",
    points: { red: 0, blue: 0, black: 0, green: 0 },
    supply: { red: 3, blue: 3, black: 3, green: 3 },
    ...more,
  };
}

export function story(moments: Moment[], more: Partial<Moments> = {}): Moments {
  return {
    rules: "advanced",
    edition: "international",
    variant: null,
    goal: 23,
    players: ["red", "blue"],
    total: moments.length,
    shuffle: "none",
    moments,
    ...more,
  };
}
