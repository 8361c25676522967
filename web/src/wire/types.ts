export type Kind = "cleocatra" | "mafdat" | "bastet" | "mut" | "princess";
export type Colour = "red" | "blue" | "black" | "green";
export type Sitter = "person" | "anyone" | "bot";
export type RuleSet = "basic" | "advanced";
export type Edition = "international" | "french";
export type Stage = "waiting" | "opening" | "first" | "second" | "bonus" | "confirm" | "over" | "abandoned";
export type ActionKind = "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass";
export type Piece = "pile" | "tile" | "rescuer" | "supply";
export interface ScoredColour { kind: Kind; cells: string[] }
export interface ScoreView { points: number; colours: ScoredColour[]; helpers: string[]; ability: number; returns: string[]; bonus: Colour | null }
export interface ActionView { kind: ActionKind; action: string; source: string | null; cell: string | null; player: Colour | null; tile: Kind | null; score?: ScoreView; take?: string[]; put?: string[] }
export interface Target { action: string; cell: string | null; player?: Colour | null; score?: ScoreView | null }
export interface Pick { number: number; cells: string[] }
export interface Choice { kind: ActionKind; piece: Piece | null; source: string | null; ability: Kind | null; targets: Target[]; take?: Pick | null; put?: Pick | null }
export interface SeatView { player: Colour; sitter: Sitter; level: string | null; name: string | null; free: boolean; yours: boolean; points: number; supply: number; substitute: string | null; auto_confirm: boolean | null }
export interface TileView { cell: string; x: number; y: number; kind: Kind; rescuers: Colour[]; inspector: boolean }
export interface TurnView { number: number; player: Colour; bonus: boolean; actions: ActionView[] }
export type Clock = { kind: "turn"; seconds: number } | { kind: "correspondence"; days: number };
export interface GameView {
  sequence: number; rules: RuleSet; edition: Edition; auto_confirm: boolean; take_backs: boolean; hints: boolean; clock: Clock | null; absence: number | null; substitute: string;
  stage: Stage; player: Colour | null; your_turn: boolean; deadline: number | null; seats: SeatView[]; tiles: TileView[]; placed: string | null; open_tile: Kind | null;
  pile_size: number; unseen: Record<Kind, number>; unused_inspectors: number; goal: number; last_round: boolean; turn_count: number; recent: TurnView[]; turns: string[];
  choices: Choice[]; actions: string[]; can_take_back: boolean; can_confirm: boolean; winners: Colour[]; abandoned_by: Colour | null; next_game: string | null;
  commitment: string; pile: Kind[] | null; salt: string | null;
}
export interface Welcome { game: string; tokens: { player: Colour; token: string }[]; view: GameView }
export interface Answer { sequence: number; view: GameView }
export interface ListedGame { game: string; rules: RuleSet; edition: Edition; seats: SeatView[] }
export interface Why { action: string; kind: ActionKind; possible: boolean; reason: string | null; rule: string | null; details: Record<string, string> }
export interface Problem { code: string; reason: string | null; rule: string | null; details: Record<string, string>; view: GameView | null }
export interface Presence { here: Colour[]; spectators: number }
export interface Moment { number: number; turn: number | null; action: ActionView | null; stage: Stage; player: Colour | null; points: Record<Colour, number>; supply: Record<Colour, number>; tiles: TileView[]; placed: string | null; pile_size: number; unseen: Record<Kind, number>; unused_inspectors: number }
export interface Moments { rules: RuleSet; edition: Edition; players: Colour[]; total: number; shuffle: string; moments: Moment[] }
