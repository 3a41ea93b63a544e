// Which piece of the board plays which moves. What is legal comes from the server; here it only finds its place.
import type { Act, Acts } from '../piece.ts';
import { crestOf, DOCKS, faceOf, isWorker, NUMBERS, usesOf } from './box.ts';
import { type Payment, payments } from './payment.ts';
import type { Player, View } from './types.ts';

export type Legal = { has(move: string): boolean };

export interface Question {
  view: View;
  seat: number | null;
  legal: Legal;
  /** The lorry card taken up: “row”, or a card of the storage. */
  picked: string | null;
  /** Cards of a look, in the order in which they are to be put back. */
  rest: readonly string[];
  /** My cards as the turn began: with them another zone could be paid instead. */
  purse?: Player | undefined;
  /** The zone of this turn: once it is paid, a second click on it ends the turn. */
  chosen?: string;
}

type Add = (piece: string, ...moves: string[]) => void;

/** Every piece that a click may mean something on, for this seat at this question. */
export function actsOf(question: Question): Acts {
  const { view, seat, legal } = question;
  const acts = new Map<string, Act>();
  const add: Add = (piece, ...moves) => {
    acts.set(piece, { piece, moves, lit: moves[0] !== undefined && legal.has(moves[0]) });
  };
  const me = seat === null ? undefined : view.players[seat];
  if (!me) return acts;
  zones(question, question.purse ?? me, add);
  for (const word of ['pass', 'on', 'done', 'stop']) add(word, word);
  hand(view, me, add);
  for (const dock of DOCKS) {
    add(`dock:${dock}`, `dock ${dock}`);
    for (const order of new Set(me.orders.cards)) add(`send:${dock}:${order}`, `send ${dock} ${order}`);
  }
  mining(question, me, add, acts);
  tray(question, add);
  return acts;
}

/** Where there is one way to pay, a click says all of it. */
function zones({ view, chosen }: Question, purse: Player, add: Add): void {
  for (const { name, price } of view.zones) {
    if (view.phase === 'look') add(`zone:${name}`, `look ${name}`);
    else if (view.phase === 'done' && name === chosen) add(`zone:${name}`, 'done');
    else {
      const ways = waysToPay(purse, price);
      add(`zone:${name}`, name, ...(ways.length === 1 ? ways[0]!.moves : []));
    }
  }
}

export function waysToPay(me: Player, owed: number): Payment[] {
  return payments(me.workers, (me.innovations.cards ?? []).filter(isWorker), owed);
}

function hand(view: View, me: Player, add: Add): void {
  for (const number of NUMBERS) add(`worker:${number}`, `pay ${number}`);
  for (const card of new Set(me.innovations.cards)) {
    if (isWorker(card)) for (const number of countsOf(card)) add(`count:${card}:${number}`, `pay ${card} as ${number}`);
    else for (const use of usesOf(card)) add(use.replace(' ', ':'), use);
  }
  if (view.pay) waysToPay(me, view.pay.owed).forEach((way, i) => add(`way:${i}`, ...way.moves));
}

/** What a worker innovation may count as. */
export function countsOf(card: string): number[] {
  const face = faceOf(card);
  return face.kind === 'workers' ? NUMBERS.filter((number) => number <= face.most) : [];
}

interface Source {
  piece: string;
  card: string;
  verb: string;
}

const sourcesOf = (me: Player): Source[] => [
  ...(me.row[0] ? [{ piece: 'row', card: me.row[0], verb: 'load' }] : []),
  ...Object.keys(me.storage).map((card) => ({ piece: `stored:${card}`, card, verb: `fetch ${card}` })),
];

/** The lorry first, then where it goes; a wagon that only one lorry could go on takes it at once. */
function mining({ view, legal, picked }: Question, me: Player, add: Add, acts: Map<string, Act>): void {
  add('store', 'store');
  const sources = sourcesOf(me);
  for (const source of sources) add(source.piece, ...waysOf(source, me, legal).slice(0, 1));
  if (view.phase !== 'mining') return;
  for (const source of sources) {
    if (picked !== null && picked !== (source.verb === 'load' ? 'row' : source.card)) continue;
    for (const [piece, move] of berths(source, me)) if (!acts.get(piece)?.lit) add(piece, move);
  }
}

/** The wagons that show a lorry's crest, or are wild: of each dock the leftmost that is empty. */
function berths({ verb, card }: Source, me: Player): [piece: string, move: string][] {
  return me.docks.flatMap(({ wagons }, i) =>
    [crestOf(card), 'x'].flatMap((crest): [string, string][] => {
      const at = wagons.findIndex((wagon) => wagon.wagon === `wagon-${crest}` && !wagon.load);
      return at < 0 ? [] : [[`wagon:${i + 1}:${at}`, `${verb} ${i + 1}${crest === 'x' ? ' wild' : ''}`]];
    }),
  );
}

/** All that may be done with a lorry now; else what would be asked of it. */
function waysOf(source: Source, me: Player, legal: Legal): string[] {
  const all = [...berths(source, me).map(([, move]) => move), ...(source.piece === 'row' ? ['store'] : [])];
  const may = all.filter((move) => legal.has(move));
  return may.length ? may : all.length ? all : [`${source.verb} 1`];
}

/** More than one place: the lorry is taken up, and a second click says where it goes. */
export function choices(me: Player, piece: string, legal: Legal): number {
  const source = sourcesOf(me).find((one) => one.piece === piece);
  return source ? waysOf(source, me, legal).filter((move) => legal.has(move)).length : 0;
}

/** A look: one card is taken, the rest goes back as it lies in the tray. */
function tray({ view, rest }: Question, add: Add): void {
  if (!view.look?.cards) return;
  for (const card of new Set(view.look.cards)) add(`tray:${card}`, `${view.phase === 'next' ? 'next' : 'take'} ${card}`);
  if (view.phase === 'next') add('put-back', ...rest.slice(0, -1).map((card) => `next ${card}`));
}
