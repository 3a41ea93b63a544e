// What happened, shown as movement: a piece flies from where it was to where it is. Nothing waits for it.
import type { Fact } from '../game.ts';

const LENGTH = 340; // milliseconds
const MANY = 3; // facts from which it goes faster
const FAST = 160;

interface Flight {
  from: string;
  to: string;
  art: string; // a piece's drawing to be copied, within the one or the other end
}

const VERBS: Record<string, (data: Record<string, string | number>) => Flight | null> = {
  placed: ({ seat, space }) => ({ from: `hand:${seat}`, to: `space:${space}`, art: '.cb-miner' }),
  'to-canteen': ({ seat }) => ({ from: 'canteen', to: `canteen:${seat}`, art: '.cb-miner' }),
  bought: ({ tile }) => ({ from: 'last-space', to: `gallery:${levelOf(String(tile))}${String(tile).slice(-1)}`, art: '.cb-tile-art' }),
  took: ({ order }) => ({ from: 'last-space', to: `order:${order}`, art: '.cb-face, .cb-vehicle' }),
  drafted: ({ seat, order }) => ({ from: 'tray', to: `order:${order}`, art: seat === undefined ? '' : '.cb-vehicle' }),
  earned: ({ seat }) => ({ from: 'last-space', to: `marks:${seat}`, art: '.cb-mark' }),
  delivered: ({ seat }) => ({ from: `orders:${seat}`, to: 'last-space', art: '.cb-vehicle' }),
  scored: ({ element }) => ({ from: '', to: `element:${element}`, art: '' }),
};

const levelOf = (tile: string): number => 'YBGK'.indexOf(tile[0] ?? '') + 1;

export class Motion {
  private seen = -1;
  private space = '';

  /** Show the facts that are new; those of before the page was opened are no news. */
  show(root: HTMLElement, facts: readonly Fact[], still: boolean): void {
    const first = this.seen < 0;
    const news = facts.filter((fact) => fact.id > this.seen);
    this.seen = Math.max(this.seen, 0, ...facts.map((fact) => fact.id));
    const length = news.length > MANY ? FAST : LENGTH;
    news.forEach((fact, i) => {
      if (fact.word === 'placed') this.space = `space:${fact.data.space}`;
      const flight = VERBS[fact.word]?.(fact.data);
      if (!flight || still || first) return;
      const [from, to] = [flight.from, flight.to].map((name) => (name === 'last-space' ? this.space : name));
      fly(root, find(root, from ?? ''), find(root, to ?? ''), flight.art, Math.min(i, 6) * (length / 2), length);
    });
  }
}

const find = (root: HTMLElement, piece: string): Element | null => (piece ? root.querySelector(`[data-piece="${piece}"]`) : null);

/** A copy of the drawing goes from the one to the other; the goal lights up. */
function fly(root: HTMLElement, from: Element | null, to: Element | null, art: string, wait: number, length: number): void {
  to?.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.45)' }, { filter: 'brightness(1)' }], { duration: length, delay: wait });
  if (!from || !to || !art || from === to) return;
  const drawing = to.querySelector(art) ?? from.querySelector(art);
  if (!drawing) return;
  const [start, goal, frame] = [from, to, root].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
  const copy = drawing.cloneNode(true) as HTMLElement;
  const flier = document.createElement('div');
  flier.className = 'cb-flier';
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
}
