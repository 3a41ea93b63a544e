// Which piece of the board plays which moves. What is legal comes from the server; here it only finds its place.
import type { Act, Acts } from '../piece.ts';
import { isSeal, PARTS, resourceOf, TRACKS } from './box.ts';
import type { Asked, Hints, Player, TrackName, View } from './types.ts';

export type Legal = { has(move: string): boolean };

export interface Question {
  view: View;
  seat: number | null;
  legal: Legal;
  hints: Hints | null;
}

type Add = (piece: string, ...moves: string[]) => void;

/** Every piece that a click may mean something on, for this seat at this question. */
export function actsOf({ view, seat, legal, hints }: Question): Acts {
  const acts = new Map<string, Act>();
  const me = seat === null ? undefined : view.players[seat];
  if (!me) return acts;
  const add: Add = (piece, ...moves) => {
    acts.set(piece, { piece, moves, lit: moves[0] !== undefined && legal.has(moves[0]) });
  };
  hand(view, me, add);
  for (const part of PARTS) add(`keep:${part}`, `keep ${part}`);
  add('offer', 'offer');
  add('reopen', 'reopen');
  add('done', 'done');
  for (const track of TRACKS) add(`track:${track}`, toTrack(track, me.asks));
  if (hints?.left === leftOf(me)) {
    if (hints.default?.length) add('default', ...hints.default);
    if ((hints.sure?.length ?? 0) > 1) add('sure', ...hints.sure!);
  }
  return acts;
}

/** Each card of the hand, and the two buttons at its foot. */
function hand(view: View, me: Player, add: Add): void {
  (me.hand ?? []).forEach((card, i) => {
    if (view.phase === 'split') {
      for (const part of PARTS) add(`${part}:${i}`, `put ${card} ${part}`);
    } else if (view.phase === 'resolution') {
      add(`card:${i}`, `play ${card}`);
      for (const track of ['gold', 'prestige']) add(`${track}:${i}`, `sell ${card} ${track}`);
    } else add(`card:${i}`, `discard ${card}`);
  });
}

/** A track answers what is asked first: a double arrow, a seal; else it takes the splitter. */
function toTrack(track: TrackName, asks: Asked | null): string {
  if (asks?.arrow && track !== 'gold') return `arrow ${track}`;
  if (asks?.seals && !asks.arrow && isSeal(track)) return `seal ${resourceOf(track)}`;
  return `splitter ${track}`;
}

/** What is still to be answered, as the hints count it. */
function leftOf(me: Player): number {
  return (me.hand?.length ?? 0) + Number(me.splitter) + (me.asks?.seals ?? 0) + Number(me.asks?.arrow ?? false);
}
