// The majorities as one reader sees them: my count, the best of the others, what is missing for the lead.
import { COALS, VEHICLES } from './box.ts';
import type { Coal, Element, Vehicle, View } from './types.ts';

export interface Standing {
  name: string;
  kind: 'coal' | 'vehicle' | 'empty';
  sort: Coal | Vehicle;
  first: number;
  second: number;
  from: number;
  lit: boolean;
  mine: number;
  best: number;
  /** The seats that lead, where anybody has anything. */
  leaders: number[];
  /** How many more put me alone in the lead; 0 where I am. */
  short: number;
  counts: number[];
}

const NAMES = ['yellow', 'brown', 'grey', 'black'];

export function standings(view: View, seat: number | null): Standing[] {
  return view.clock.map((element) => standing(view, element, seat));
}

function standing(view: View, element: Element, seat: number | null): Standing {
  const others = element.counts.filter((_, other) => other !== seat);
  const best = Math.max(0, ...others);
  const mine = seat === null ? 0 : (element.counts[seat] ?? 0);
  const most = Math.max(...element.counts);
  return {
    ...sortOf(element.name),
    name: element.name,
    first: element.first,
    second: element.second,
    from: element.from,
    lit: view.phase === 'over' || element.from <= view.shift,
    mine,
    best,
    leaders: most ? element.counts.flatMap((count, other) => (count === most ? [other] : [])) : [],
    short: seat === null || mine > best ? 0 : best + 1 - mine,
    counts: element.counts,
  };
}

function sortOf(name: string): Pick<Standing, 'kind' | 'sort'> {
  const vehicle = VEHICLES.find((known) => known === name);
  if (vehicle) return { kind: 'vehicle', sort: vehicle };
  const colour = COALS[NAMES.indexOf(name.replace('empty-', ''))] ?? 'y';
  return { kind: name.startsWith('empty-') ? 'empty' : 'coal', sort: colour };
}

/** How much of the shift is over: the workers placed of all there are. */
export function shiftHand(view: View): number {
  const each = [0, 0, 18, 15, 13][view.seats] ?? 13;
  const left = view.players.reduce((sum, player) => sum + player.workers, 0);
  return view.phase === 'over' ? 1 : 1 - left / (each * view.seats);
}
