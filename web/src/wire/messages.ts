// What browser and server say to each other, as docs/protocol.md writes it.
export interface Refused {
  code: string;
  rule?: string;
  figures?: Record<string, string | number>;
  sentence: string;
}

export type Said = [move: string, sentence: string];

export interface SeatHead {
  seat: number;
  kind: 'person' | 'bot' | 'free';
  name: string | null;
  level?: string;
  online: boolean;
  stand_in: boolean;
  /** Of a free seat: anybody may sit down. */
  open?: boolean;
  helped?: boolean;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'days'; days: number };
export type Absence = 'bot-turn' | 'bot-seat' | 'nothing';
export type Access = 'public' | 'link';

export interface Links {
  seats: Record<string, string>;
  watch: string;
}

export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
  sheet?: [line: string, points: number[]][];
}

export interface Head {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  clock: Clock;
  absence: Absence;
  access: Access;
  rated: boolean;
  state: 'open' | 'running' | 'over' | 'aborted';
  rules_version: number;
  commit: string;
  seats: SeatHead[];
  my: number[];
  host: boolean;
  links?: Links;
  room?: string;
  next?: string;
  result?: Result;
}

export interface WireFact {
  word: string;
  data: Record<string, string | number>;
  text: string;
  private?: boolean;
}

export interface WireEvent {
  seq: number;
  seat: number | null;
  moves: string[];
  facts: WireFact[];
  at: number;
  kind?: 'takeback';
}

export interface Clocks {
  now: number;
  seats: { left: number | null; running: boolean; until?: number | null }[];
}

// The view is the game's own business.
export type View = any;

export interface WireDraft {
  n: number;
  moves: string[];
  said?: string[];
  view: View;
  legal: Said[];
  binding: string[];
  hints?: any;
}

export interface Takeback {
  seat: number;
  to?: number;
  yes?: number[];
}

export interface StateMessage {
  is: 'state';
  re?: string;
  seq: number;
  seat: number | null;
  head: Head;
  view: View;
  question: number | null;
  owes: number[];
  legal: Said[];
  binding?: string[];
  draft?: WireDraft | null;
  log: WireEvent[];
  log_from?: number;
  clocks?: Clocks | null;
  takeback?: Takeback | null;
  /** Why nobody can go on at this table. */
  stopped?: Refused | null;
}

export interface EventMessage {
  is: 'event';
  seq: number;
  events: WireEvent[];
  view: View;
  question: number | null;
  owes: number[];
  legal: Said[];
  binding?: string[];
  clocks?: Clocks | null;
  draft?: WireDraft | null;
  takeback?: Takeback | null;
  stopped?: Refused | null;
}

export interface Branch {
  patch: any;
  legal: Said[];
  binding: string[];
  then?: Tree;
}
export type Tree = Record<string, Branch>;

export interface ChatLine {
  id: number;
  name: string;
  seat?: number | null;
  text: string;
  at: number;
}

export type FromServer =
  | StateMessage
  | EventMessage
  | ({ is: 'draft'; re?: string } & WireDraft)
  | { is: 'ahead'; n: number; tree: Tree }
  | { is: 'done'; re: string; seq: number }
  | { is: 'no'; re?: string; error: Refused; draft?: WireDraft | null }
  | { is: 'why'; re: string; why: Record<string, Refused | null> }
  | { is: 'head'; head: Head }
  | ({ is: 'chat' } & ChatLine)
  | { is: 'pong'; re?: string }
  | { is: 'bye'; code: string };

export type ToServer =
  | { do: 'hello'; lang: string; since: number | null; ahead: 0 | 1 | 2 }
  | { do: 'draft'; id: string; n: number; question: number; moves: string[] }
  | { do: 'move'; id: string; key: string; question: number; moves: string[] }
  | { do: 'why'; id: string; moves: string[] }
  | { do: 'ping'; id: string };

export interface GameCard {
  id: string;
  title: string;
  seats: [number, number];
  rules_version: number;
  options: string[];
  levels: string[];
  sheet: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  seats: { name: string | null; kind: string; level?: string }[];
  clock: Clock;
  options: Record<string, string>;
  created: number;
  state?: Head['state'];
  my?: number[];
  owes?: boolean;
  updated?: number;
  result?: Result;
}

export interface User {
  name: string;
  account: boolean;
  lang?: string | null;
  settings?: Record<string, unknown> | null;
}

export interface NewSeat {
  kind: 'me' | 'link' | 'open' | 'bot';
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  clock: Clock;
  absence: Absence;
  access: Access;
  rated: boolean;
}
