// Which piece of the board plays which moves. What is legal comes from the server; here it only finds its place.
import type { Act, Acts } from '../piece.ts';
import { COALS, coalOn, cubesIn, VEHICLES } from './box.ts';
import type { Coal, Hints, OwnOrder, Player, View } from './types.ts';

export type Legal = { has(move: string): boolean };

export interface Question {
  view: View;
  seat: number | null;
  legal: Legal;
  hints: Hints | null;
  /** Cards of a look, in the order in which they are to be put back. */
  rest: string[];
}

/** Every piece that a click may mean something on, for this seat at this question. */
export function actsOf(question: Question): Acts {
  const acts = new Map<string, Act>();
  const add = (piece: string, ...moves: string[]) => {
    acts.set(piece, { piece, moves, lit: moves[0] !== undefined && question.legal.has(moves[0]) });
  };
  const { view, seat } = question;
  spaces(view, add);
  for (const order of view.draft) add(`order:${order}`, `draft ${order}`);
  if (seat === null) return acts;
  const me = view.players[seat];
  if (!me) return acts;
  mine(question, me, add);
  for (const order of me.orders) slots(question, order, add);
  tray(question, add);
  for (const coal of [...COALS, 'none']) add(`fuel:${coal}`, `fuel ${coal}`);
  return acts;
}

type Add = (piece: string, ...moves: string[]) => void;

/** A space: the first click goes there, the second ends the turn. */
function spaces(view: View, add: Add): void {
  for (const space of view.spaces) {
    add(`space:${space.name}`, view.phase === 'done' && view.space === space.name ? 'done' : space.name);
  }
}

function mine({ view }: Question, me: Player, add: Add): void {
  for (let level = 0; level <= 4; level++) {
    add(`level:${level}`, `cage ${level}`);
    for (const coal of coalOn(me, level)) add(`coal:${level}:${coal}`, ...fetch(view, me, level, coal));
  }
  for (const coal of COALS) {
    if (view.phase === 'pair') {
      add(`cage:${coal}`, `add ${coal}`);
      add(`yard:${coal}`, `add ${coal} store`);
    } else {
      add(`cage:${coal}`, `store ${coal}`);
      add(`yard:${coal}`, `store ${coal}`);
    }
  }
  add('stop', 'stop');
}

/** Coal from a cart: the cage goes there first, where it is elsewhere and there is a step for each. */
function fetch(view: View, me: Player, level: number, coal: Coal): string[] {
  if (me.cage === level) return [`load ${coal}`];
  const both = view.steps >= 2 && cubesIn(me.load) < me.berths;
  return both ? [`cage ${level}`, `load ${coal}`] : [`cage ${level}`];
}

/** The slots of an own order, and the order itself: its shortest plan. */
function slots({ view, legal, hints }: Question, card: OwnOrder, add: Add): void {
  const plan = hints?.plans?.[card.order];
  if (plan?.length) add(`order:${card.order}`, ...plan);
  if (view.phase !== 'mining' && view.phase !== 'pair') return;
  for (const coal of COALS) {
    if (!card.slots.some((slot) => slot.asks === coal && !slot.cubes.length)) continue;
    const cage = `fill ${card.order} ${coal}`;
    const store = `${cage} store`;
    const pair = `pair ${card.order} ${coal}`;
    add(`slot:${card.order}:${coal}`, [cage, store].find((move) => legal.has(move)) ?? cage);
    if (legal.has(cage) && legal.has(store)) add(`slot-store:${card.order}:${coal}`, store);
    if (legal.has(pair)) add(`pair:${card.order}:${coal}`, pair);
  }
}

/** A look at five: one is kept, the rest goes back as it lies in the tray. */
function tray({ view, rest }: Question, add: Add): void {
  if (!view.look?.cards) return;
  if (view.phase === 'keep') {
    for (const card of view.look.cards) add(`tray:${card}`, `keep ${card}`);
    add('tray:none', 'keep none');
  }
  if (view.phase === 'put') {
    const named = rest.slice(0, -1).map((card) => `next ${card}`);
    for (const where of ['top', 'bottom']) add(`tray-${where}`, where, ...named);
  }
  if (view.phase === 'next') {
    for (const card of view.look.cards.slice(view.look.named)) add(`tray:${card}`, `next ${card}`);
  }
}

/** Own full orders of a transport: what a delivery would take along, and what it pays. */
export function loadFor(me: Player | undefined, space: string): { orders: string[]; points: number } {
  const vehicle = VEHICLES.find((name) => space === `deliver ${name}`);
  const full = (me?.orders ?? []).filter(
    (order) => order.vehicle === vehicle && order.slots.every((slot) => slot.cubes.length > 0),
  );
  return { orders: full.map((order) => order.order), points: full.reduce((sum, order) => sum + order.points, 0) };
}
