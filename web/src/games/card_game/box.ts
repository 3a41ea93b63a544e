// What the words of cards show, for pictures alone: no rule is worked out here.
import type { Crest, Destination } from './types.ts';

export const CRESTS: readonly Crest[] = ['w', 'c', 'b', 'f'];
export const DESTINATIONS: readonly Destination[] = ['barracks', 'furnace', 'factory', 'steamboat'];
export const DOCKS = [1, 2, 3] as const;
export const NUMBERS = [1, 2, 3, 4, 5] as const;

/** The two rows as they lie on the table. */
export const ROWS: readonly (readonly string[])[] = [
  ['lorry a', 'lorry b', 'wagon a', 'wagon b', 'engine', 'order', 'share'],
  ['innovation', 'objective', 'mining 0/1', 'mining 1/2', 'mining 2/3', 'delivery', 'wild'],
];

export type Face =
  | { kind: 'lorry'; crest: Crest; lorries: number; points: number }
  | { kind: 'wagon'; crest: Crest | 'x' }
  | { kind: 'engine'; type: number }
  | { kind: 'order'; place: Destination; lorries: number }
  | { kind: 'share'; place: Destination }
  | { kind: 'workers'; most: number }
  | { kind: 'action'; action: string }
  | { kind: 'objective'; about: string; of: string };

const ACTIONS = ['lorry', 'wagon', 'engine', 'order', 'share', 'mining', 'delivery'];

export function faceOf(word: string): Face {
  const [head = '', tail = ''] = word.split('-');
  if (/^[wcbf][12wcbf]$/.test(word)) {
    const points = Number(word[1]) || 0;
    return { kind: 'lorry', crest: word[0] as Crest, lorries: points ? 1 : 2, points };
  }
  if (head === 'wagon' && tail) return { kind: 'wagon', crest: tail as Crest };
  if (head === 'engine' && tail) return { kind: 'engine', type: Number(tail) };
  if (head === 'share' && tail) return { kind: 'share', place: tail as Destination };
  if (DESTINATIONS.includes(head as Destination)) return { kind: 'order', place: head as Destination, lorries: Number(tail) };
  if (head === '1') return { kind: 'workers', most: Number(tail) };
  if (ACTIONS.includes(word)) return { kind: 'action', action: word };
  return { kind: 'objective', about: head, of: tail };
}

/** The crest that a lorry card needs on its wagon. */
export const crestOf = (lorry: string): string => lorry[0] ?? '';

/** Worker innovations are paid with, the others are played. */
export const isWorker = (innovation: string): boolean => innovation.startsWith('1-');

/** What playing an action innovation says: lorries and wagons come from either stack. */
export function usesOf(innovation: string): string[] {
  const twice = innovation === 'lorry' || innovation === 'wagon';
  return twice ? [`use ${innovation} a`, `use ${innovation} b`] : [`use ${innovation}`];
}

/** Cards of a hand by kind, with how many of each. */
export function kinds(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** As Fluent names it: “mining 0/1” is mining-0-1. */
export const key = (name: string): string => name.replaceAll(/[ /]/g, '-');

/** A card's word as Fluent chooses by it: an identifier begins with a letter. */
export const shown = (card: string): string => card.replace(/^1-/, 'to-');
