// The ways to pay a number exactly with the cards in hand: what the buttons of the payment say.
import { NUMBERS } from './box.ts';
import type { Counts } from './types.ts';

export interface Payment {
  /** What it says, card by card. */
  moves: string[];
  /** How many different numbers could still be paid afterwards with worker cards. */
  left: number;
}

interface Card {
  move: string;
  number: number;
}

/** The way that keeps most possible comes first; those without an innovation before those with. */
export function payments(workers: Counts, innovations: readonly string[], owed: number): Payment[] {
  const groups = [...NUMBERS].reverse().map((number) => ({ copies: workers[number] ?? 0, cards: [{ move: `pay ${number}`, number }] }));
  for (const kind of [...new Set(innovations)].sort()) {
    const most = Number(kind.split('-')[1]);
    const cards = NUMBERS.filter((number) => number <= most).map((number) => ({ move: `pay ${kind} as ${number}`, number }));
    groups.push({ copies: innovations.filter((one) => one === kind).length, cards });
  }
  const found: Card[][] = [];
  search(groups, 0, owed, [], found);
  const made = found.map((cards) => ({ moves: cards.map((card) => card.move), left: sums(workers, cards) }));
  const special = (way: Payment) => way.moves.filter((move) => move.includes('as')).length;
  return made.sort((a, b) => special(a) - special(b) || b.left - a.left || a.moves.length - b.moves.length);
}

type Group = { copies: number; cards: Card[] };

/** Of each group any number of copies, each counted as one of its cards; no way is found twice. */
function search(groups: readonly Group[], at: number, owed: number, taken: Card[], found: Card[][]): void {
  if (owed === 0) return void found.push(taken);
  const group = groups[at];
  if (!group || owed < 0) return;
  search(groups, at + 1, owed, taken, found);
  const pick = (copies: number, from: number, rest: number, cards: Card[]) => {
    if (!copies) return;
    for (const [i, card] of group.cards.entries()) {
      if (i < from || card.number > rest) continue;
      search(groups, at + 1, rest - card.number, [...cards, card], found);
      pick(copies - 1, i, rest - card.number, [...cards, card]);
    }
  };
  pick(group.copies, 0, owed, taken);
}

function sums(workers: Counts, spent: readonly Card[]): number {
  let reached = new Set([0]);
  for (const number of NUMBERS) {
    const copies = (workers[number] ?? 0) - spent.filter((card) => card.move === `pay ${number}`).length;
    for (let i = 0; i < copies; i++) reached = new Set([...reached, ...[...reached].map((sum) => sum + number)]);
  }
  return reached.size - 1;
}
