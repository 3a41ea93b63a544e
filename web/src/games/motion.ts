// What happened, shown as movement: a piece flies from where it was to where it is. Nothing waits for it.
import type { Fact } from './game.ts';

const LENGTH = 340; // milliseconds
const MANY = 3; // facts from which it goes faster
const FAST = 160;

export interface Flight {
  from: string;
  to: string;
  art: string; // a piece's drawing to be copied, within the one or the other end
}

/** What a fact looks like: pieces by their names; null where there is nothing to be seen. */
export type Flights = (fact: Fact) => Flight | null;

export class Motion {
  private seen = -1;

  constructor(private readonly flights: Flights, private readonly flier: string) {}

  /** Show the facts that are new; those of before the page was opened are no news. */
  show(root: HTMLElement, facts: readonly Fact[], still: boolean): void {
    const first = this.seen < 0;
    const news = facts.filter((fact) => fact.id > this.seen);
    this.seen = Math.max(this.seen, 0, ...facts.map((fact) => fact.id));
    const length = news.length > MANY ? FAST : LENGTH;
    news.forEach((fact, i) => {
      const flight = this.flights(fact);
      if (!flight || still || first) return;
      const [from, to] = [find(root, flight.from), find(root, flight.to)];
      const copy = fly(root, from, to, flight.art, Math.min(i, 6) * (length / 2), length);
      if (copy) copy.className = this.flier;
    });
  }
}

const find = (root: HTMLElement, piece: string): Element | null => (piece ? root.querySelector(`[data-piece="${piece}"]`) : null);

/** A copy of the drawing goes from the one to the other; the goal lights up. */
function fly(root: HTMLElement, from: Element | null, to: Element | null, art: string, wait: number, length: number): HTMLElement | null {
  to?.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.45)' }, { filter: 'brightness(1)' }], { duration: length, delay: wait });
  if (!from || !to || !art || from === to) return null;
  const drawing = to.querySelector(art) ?? from.querySelector(art);
  if (!drawing) return null;
  const [start, goal, frame] = [from, to, root].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
  const copy = drawing.cloneNode(true) as HTMLElement;
  const flier = document.createElement('div');
  flier.append(copy);
  root.append(flier);
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - frame.left - 18}px, ${box.top + box.height / 2 - frame.top - 18}px)`;
  const flight = flier.animate(
    [
      { transform: `${at(start)} scale(.8)`, opacity: 0.4 },
      { transform: `${at(goal)} scale(1)`, opacity: 1 },
    ],
    { duration: length, delay: wait, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => flier.remove();
  return flier;
}
