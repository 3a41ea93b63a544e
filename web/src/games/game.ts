// What a game shows on the web: the table page gives it views and takes moves, and knows no more of it.
import type { ComponentType } from 'preact';
import type { Language } from '../say.ts';

/** Something that happened, to be animated once; `id` is never given twice. */
export interface Fact {
  id: number;
  word: string;
  data: Record<string, string | number>;
  text: string;
}

export interface Reason {
  sentence: string;
  rule: string;
}

export interface BoardProps {
  /** The game's view, draft included; each game types it in its own `types.ts`. */
  view: any;
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** Who sits where. */
  names: string[];
  /** What may be said now, and what it means. */
  legal: Map<string, string>;
  /** Those of them that bind. */
  binding: Set<string>;
  /** The moves of my draft so far. */
  draft: string[];
  /** What the server has to suggest in this game, or null. */
  hints: any;
  /** The newest facts, to be animated. */
  facts: Fact[];
  /** Names of pieces to be highlighted, as the facts name them; what is so drawn carries `data-high`. */
  highlight: string[];
  /** A sentence of the frame or of the game, in the reader's language. */
  say(id: string, args?: Record<string, string | number>): string;
  /** Append to the draft; if the last move binds, it is committed as the player's confirm mode says. */
  play(moves: string[]): void;
  /** Cut the draft to so many moves. */
  undo(keep: number): void;
  /** Why not, for each of these moves; null where it may be said. */
  why(moves: string[]): Promise<Record<string, Reason | null>>;
  /** No animation: reduced motion, or more has happened than one can watch. */
  still: boolean;
}

/** One comment of a guided first turn: shown while `when` holds, pointing at a piece of the board. */
export interface TourStep {
  /** A message of the game's or the frame's texts. */
  say: string;
  /** A CSS selector of what to highlight. */
  at?: string;
  when(view: any, seat: number, draft: string[]): boolean;
}

/** What the frame says of a game: what is asked for, the table in words, the score sheet. */
export interface Words {
  /** What is awaited, as it is told to who owes it, or to others. */
  asks?(view: any, seat: number, mine: boolean, say: Say): string;
  /** Where the game stands: a round, a shift. */
  stands?(view: any, say: Say): string;
  /** The table as headings and lists, for text mode. */
  Text?: ComponentType<{ view: any; seat: number | null; names: string[]; say: Say }>;
  /** A line of the score sheet, as it is called. */
  line?(line: string, say: Say): string;
  tour?: TourStep[];
}

export type Say = BoardProps['say'];

export interface WebGame extends Words {
  /** Without one the game is played as text. */
  Board?: ComponentType<BoardProps>;
  /** What the players panel shows of a seat beside name, score and clock. */
  Players?: ComponentType<{ view: any; seat: number; say: Say }>;
  /** How a move looks as a chip of the plan strip; without it, as it is written. */
  Chip?: ComponentType<{ move: string; say: Say }>;
  /** The page under /help, named as in docs/rules. */
  rulesPage: string;
  texts: Record<Language, () => Promise<string>>;
}
