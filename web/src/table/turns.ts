// The log as it is read: requests of one seat in a row are one turn; a line knows which pieces it names.
import type { WireEvent, WireFact } from '../wire/messages.ts';

/** Pieces that a line names: a card, a space, a colour. */
export function pieces(fact: WireFact): string[] {
  const words = Object.entries(fact.data).filter(([name, value]) => name !== 'seat' && typeof value === 'string' && value !== 'none');
  return words.flatMap(([, value]) => [String(value), ...String(value).split(' ')]).filter((word, index, all) => all.indexOf(word) === index);
}

export interface Turn {
  seat: number | null;
  first: number;
  facts: WireFact[];
  /** The seat took back its turn. */
  back: boolean;
}

/** Requests of one seat in a row are one turn. */
export function turns(log: readonly WireEvent[], seat: number | null): Turn[] {
  const found: Turn[] = [];
  for (const event of log) {
    if (seat !== null && event.seat !== seat) continue;
    const last = found.at(-1);
    const back = event.kind === 'takeback';
    if (last && last.seat === event.seat && !back && !last.back) last.facts = [...last.facts, ...event.facts];
    else found.push({ seat: event.seat, first: event.seq, facts: event.facts, back });
  }
  return found.filter((turn) => turn.facts.length || turn.back);
}
