// Keys: one stop of the tabulator a district, arrows go to the nearest piece that way.

const PIECES = '[data-act]';

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction; what lies aside counts double, and what hardly lies that way comes last. −1: none. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0;
    const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    const far = along + 2 * aside + (aside > 2 * along ? 1e5 : 0);
    if (along > 3 && far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** After each drawing: in every district exactly one piece is a stop, by preference one that can be played. */
export function rove(root: HTMLElement): void {
  for (const district of root.querySelectorAll('[data-district]')) {
    const pieces = [...district.querySelectorAll(PIECES)].filter((piece) => piece.closest('[data-district]') === district);
    const held = pieces.find((piece) => piece === document.activeElement);
    const stop = held ?? pieces.find((piece) => piece.getAttribute('data-act') === 'lit') ?? pieces[0];
    for (const piece of pieces) piece.setAttribute('tabindex', piece === stop ? '0' : '-1');
  }
}

/** True if the key moved the focus. */
export function arrow(root: HTMLElement, event: KeyboardEvent): boolean {
  const here = document.activeElement;
  if (!event.key.startsWith('Arrow') || !here || !root.contains(here) || !here.matches(PIECES)) return false;
  const pieces = [...root.querySelectorAll(PIECES)].filter((piece) => piece !== here && piece.getClientRects().length > 0);
  const to = pieces[nearest(middle(here), pieces.map(middle), event.key)];
  if (!to) return false;
  event.preventDefault();
  (to as HTMLElement).focus();
  return true;
}

/** The first piece of a district, lit ones before others. */
export function goTo(root: HTMLElement, district: string): void {
  const part = root.querySelector(`[data-district="${district}"]`);
  const piece = part?.querySelector<HTMLElement>('[data-act="lit"]') ?? part?.querySelector<HTMLElement>(PIECES);
  piece?.focus();
}
