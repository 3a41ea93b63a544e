// Arrow keys move the focus to the nearest piece in that direction, as it lies on the screen.
export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
const gap = (a0: number, a1: number, b0: number, b1: number) => Math.max(0, b0 - a1, a0 - b1);

/** Which of the others lies next in that direction, or -1: what is straight ahead comes before what is aslant. */
export function nearest(from: Box, others: readonly Box[], direction: Direction): number {
  const here = middle(from);
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const there = middle(other);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    if (ahead < 1) return;
    const aside = across
      ? gap(from.top, from.bottom, other.top, other.bottom)
      : gap(from.left, from.right, other.left, other.right);
    const drift = across ? Math.abs(there.y - here.y) : Math.abs(there.x - here.x);
    const cost = ahead + 4 * aside + 0.1 * drift;
    if (cost < least) [least, best] = [cost, index];
  });
  return best;
}

const ACTS = 'button:not(:disabled), a[href], [role="button"]:not([aria-disabled="true"]), [data-stop]';

/** For `keydown` on a board. True if the focus moved. */
export function moveFocus(board: Element, event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key];
  const from = document.activeElement;
  if (!direction || !from || !board.contains(from) || event.defaultPrevented) return false;
  if (from.matches('input, select, textarea')) return false;
  const stops = [...board.querySelectorAll<HTMLElement | SVGElement>(ACTS)].filter((stop) => stop !== from && stop.getClientRects().length);
  const found = stops[nearest(from.getBoundingClientRect(), stops.map((stop) => stop.getBoundingClientRect()), direction)];
  found?.focus();
  return found !== undefined;
}
