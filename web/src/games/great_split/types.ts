// What a seat sees of a table of The Great Split, as `games/great_split/view.py` writes it.

export const RESOURCES = ['tome', 'artwork', 'topaz', 'emerald', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Sign = Resource | 'prestige' | 'diamond' | 'square' | 'star';
export type SealName = `${Resource}-seal`;
export type TrackName = Resource | 'prestige' | SealName;
export type Phase = 'discard' | 'split' | 'choose' | 'resolution' | 'over';
export type Part = 'a' | 'b';
export type Scoring = 'tome' | 'artwork' | 'gem' | 'none';

export interface Round {
  level: string;
  limit: number;
  token: number | null;
  scoring: Scoring[];
}

export interface Band {
  from: number;
  prestige: number;
}

/** A resource track, as the sheet of this table has it. */
export interface Figures {
  track: Resource;
  length: number;
  contracts: number[];
  banners?: [number, number][];
  values?: number[];
  arrows?: number[];
}

export interface SealFigures {
  track: SealName;
  length: number;
  icons: number[];
  stars: number[];
}

export interface Offered {
  cards: string[];
  worth: Record<string, number>;
}

export type Parts = Record<Part, Offered>;

export interface Asked {
  arrow: boolean;
  seals: number;
  seal: Sign | null;
  waits: { track: TrackName; steps: number }[];
}

export interface Worth extends Record<Exclude<Scoring, 'none'>, number> {
  contracts: Record<Resource, number>;
  stars: Record<Resource, number>;
  total: number;
}

export interface Player {
  left: number;
  right: number;
  character: { name: string; steps: Record<Resource, number>; contracts: Record<Resource, number> };
  tracks: Record<TrackName, number>;
  prestige: number;
  sheet: Record<string, number>;
  worth: Worth;
  held: number;
  hand: string[] | null;
  known: string[];
  thrown: number;
  offered: boolean;
  parts: Parts | null;
  chosen: boolean;
  wallet: Record<Part, number> | null;
  kept: Part | null;
  played: string[];
  sold: number;
  sold_cards: string[] | null;
  splitter: boolean;
  asks: Asked | null;
}

export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  phase: Phase;
  round: number;
  rounds: Round[];
  awaited: number[];
  market: { slider: number; bands: Band[] };
  tracks: Figures[];
  seals: SealFigures[];
  decks: Record<string, number>;
  discards: { count: number; known: string[] };
  players: Player[];
}

export type Levels = Record<TrackName, number>;

/** A part of a wallet: about what it promises whom, and where my cubes would stand. */
export interface Promised {
  worth: Record<string, number>;
  tracks: Levels;
}

/** What the server suggests, as `bots/great_split_hints.py` makes it. */
export interface Hints {
  /** My own wallet, as far as it is divided. */
  offer?: Record<Part, Promised>;
  /** The one from the right. */
  wallet?: Record<Part, Promised>;
  /** In the resolution: what each move does on my tracks. */
  steps?: Record<string, Partial<Levels>>;
  /** All that is left, up to `done`. */
  default?: string[];
  after?: Levels;
  /** Cards that only move their own track. */
  sure?: string[];
  /** How much was still to be answered when this was made. */
  left?: number;
}
