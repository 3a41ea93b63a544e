// What a seat sees of a table of The Great Card Game, as `games/card_game/view.py` writes it.

export type Crest = 'w' | 'c' | 'b' | 'f';
export type Destination = 'barracks' | 'furnace' | 'factory' | 'steamboat';
export type Phase = 'turn' | 'pay' | 'dock' | 'mining' | 'send' | 'look' | 'take' | 'next' | 'done' | 'over';

export interface Laid {
  seat: number;
  card: string;
  number: number;
}

export interface Zone {
  name: string;
  'in-play': boolean;
  price: number;
  last: number | null;
  laid: Laid[];
}

export interface Stack {
  name: string;
  top: string | null;
  left: number;
  'looked-at': number;
}

export interface Hand {
  count: number;
  cards: string[] | null;
  open: string[];
}

export interface Wagon {
  wagon: string;
  load: string | null;
}

export interface Dock {
  crests: Crest[];
  wagons: Wagon[];
  engine: string | null;
  lorries: number;
}

export interface Ledger {
  name: Destination;
  shares: number;
  orders: number;
  assigned: number;
  lorries: number;
}

export type Counts = Record<string, number>;

export interface Player {
  passed: boolean;
  workers: Counts;
  orders: Hand;
  innovations: Hand;
  /** The first one lies rightmost: it is loaded next. */
  row: string[];
  storage: Counts;
  docks: Dock[];
  delivered: Record<'lorries' | 'wagons' | 'engines' | 'orders', Counts>;
  destinations: Ledger[];
  objectives: { word: string; count: number; points: number }[];
  tokens: number[];
  score: number;
  sheet: Record<string, number>;
}

export interface Known {
  deck: string;
  ordered: boolean;
  cards: string[];
  places: { stack?: string; depth?: number; hand?: number; tray?: string }[];
}

export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  points: Record<string, number>;
  phase: Phase;
  shift: number;
  shifts: number;
  start: number;
  turn: number | null;
  acted: boolean;
  used: number;
  zones: Zone[];
  stacks: Stack[];
  pay: { zone: string; owed: number } | null;
  docking: string | null;
  mining: { steps: number; least: number; most: number } | null;
  sent: string | null;
  look: { stack: string; size: number; cards: string[] | null; named: number } | null;
  known: Known[];
  tokens: (number | null)[];
  players: Player[];
}
