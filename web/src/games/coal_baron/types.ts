// What a seat sees of a table of Coal Baron, as `games/coal_baron/view.py` writes it.

export type Coal = 'y' | 'b' | 'g' | 'k';
export type Token = Coal | 'none';
export type Vehicle = 'barrow' | 'cart' | 'truck' | 'train';
export type Phase = 'draft' | 'turn' | 'keep' | 'fuel' | 'put' | 'next' | 'mining' | 'pair' | 'done' | 'over';

export interface Space {
  name: string;
  locked: boolean;
  workers: number;
  seat: number | null;
  cost: number;
}

export interface Tile {
  tile: string;
  carts: Token[];
}

export interface Level {
  colour: Coal;
  printed: Token;
  tiles: Tile[];
}

export interface Slot {
  asks: Coal;
  cubes: Coal[];
}

export interface OwnOrder {
  order: string;
  vehicle: Vehicle;
  points: number;
  slots: Slot[];
}

export interface Player {
  workers: number;
  canteen: number;
  bank: number;
  marks: number;
  cage: number;
  berths: number;
  load: Record<Coal, number>;
  store: Record<Coal, number>;
  levels: Level[];
  imbalance: number;
  orders: OwnOrder[];
  delivered: string[];
  score: number;
  sheet: Record<string, number>;
}

export interface Known {
  after: number;
  among: number;
  ordered: boolean;
  cards: string[];
}

export interface Deck {
  left: number;
  known: Known[];
}

export interface Look {
  size: number;
  bottom: boolean;
  cards: string[] | null;
  known: string[];
  named: number;
}

export interface Element {
  name: string;
  first: number;
  second: number;
  from: number;
  counts: number[];
}

export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  phase: Phase;
  shift: number;
  start: number;
  turn: number | null;
  space: string | null;
  spaces: Space[];
  factory: string[];
  board: string[];
  draft: string[];
  supply: Record<Coal, number>;
  tiles: Deck;
  orders: Deck;
  look: Look | null;
  fuel: { colour: Coal; carts: number } | null;
  steps: number;
  pair: { order: string; slot: number } | null;
  clock: Element[];
  players: Player[];
}

/** What the server suggests: for each own order the shortest way to fill it from here. */
export interface Hints {
  /** As much of the way as the steps that are left allow. */
  plans?: Record<string, string[]>;
  /** In how many steps each order is filled. */
  steps?: Record<string, number>;
}
