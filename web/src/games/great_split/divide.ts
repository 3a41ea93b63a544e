// Dividing a hand: which puts of the draft stay, and what is to be said anew, so that the parts become these.
import { PARTS } from './box.ts';
import type { Part, Player } from './types.ts';

export type Division = Record<Part, string[]>;

export interface Change {
  /** So many moves of the draft stay. */
  keep: number;
  moves: string[];
}

/** From what the draft says to what is wanted: the longest beginning that fits stays. */
export function change(draft: readonly string[], wanted: Division): Change {
  const left: Division = { a: [...wanted.a], b: [...wanted.b] };
  let keep = 0;
  for (const move of draft) {
    const [verb, card = '', part = 'a'] = move.split(' ');
    if (verb === 'put' && !take(left[part as Part], card)) break;
    keep += 1;
  }
  return { keep, moves: PARTS.flatMap((part) => left[part].map((card) => `put ${card} ${part}`)) };
}

function take(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** The hand in a row, as it lies: part A, what is not put yet, part B. */
export function rowOf(me: Player): string[] {
  return [...(me.parts?.a.cards ?? []), ...(me.hand ?? []), ...(me.parts?.b.cards ?? [])];
}

/** The splitter stands after so many cards of the row. */
export function cutAt(row: readonly string[], cut: number): Division {
  const at = Math.max(1, Math.min(row.length - 1, cut));
  return { a: row.slice(0, at), b: row.slice(at) };
}

/** A card of a part goes over to the other; the last one of a part goes back into the hand. */
export function flip(me: Player, part: Part, card: string): Division {
  const now: Division = { a: [...(me.parts?.a.cards ?? [])], b: [...(me.parts?.b.cards ?? [])] };
  take(now[part], card);
  const other = part === 'a' ? 'b' : 'a';
  if (now[part].length || me.hand?.length) now[other].push(card);
  return now;
}

/** A card goes to a part, wherever it lies. */
export function lay(me: Player, card: string, from: Part | null, to: Part): Division {
  if (from === to) return { a: me.parts?.a.cards ?? [], b: me.parts?.b.cards ?? [] };
  if (from) return flip(me, from, card);
  const now: Division = { a: [...(me.parts?.a.cards ?? [])], b: [...(me.parts?.b.cards ?? [])] };
  now[to].push(card);
  return now;
}
