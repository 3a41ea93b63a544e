// Keys: one stop of the tabulator a district, arrows go to the nearest piece that way.
import { ARROWS, nearest } from '../frame/arrows.ts';

const PIECES = '[data-act]';

/** After each drawing: in every district exactly one piece is a stop, by preference one that can be played. */
export function rove(root: HTMLElement): void {
  for (const district of root.querySelectorAll('[data-district]')) {
    const pieces = [...district.querySelectorAll(PIECES)].filter((piece) => piece.closest('[data-district]') === district);
    const held = pieces.find((piece) => piece === document.activeElement);
    const stop = held ?? pieces.find((piece) => piece.getAttribute('data-act') === 'lit') ?? pieces[0];
    for (const piece of pieces) piece.setAttribute('tabindex', piece === stop ? '0' : '-1');
  }
}

/** True if the key moved the focus. What cannot be played is a stop, too: there one hears why not. */
export function arrow(root: HTMLElement, event: KeyboardEvent): boolean {
  const here = document.activeElement;
  const direction = ARROWS[event.key];
  if (!direction || !here || !root.contains(here) || !here.matches(PIECES)) return false;
  const others = [...root.querySelectorAll<HTMLElement>(PIECES)].filter((piece) => piece !== here && piece.getClientRects().length > 0);
  const home = here.closest('[data-district]');
  const next = (pieces: HTMLElement[]) =>
    pieces[nearest(here.getBoundingClientRect(), pieces.map((piece) => piece.getBoundingClientRect()), direction)];
  // A tray lies over the mine: what is beneath it comes after all of the tray.
  const to = next(others.filter((piece) => piece.closest('[data-district]') === home)) ?? next(others);
  to?.focus();
  if (to) event.preventDefault();
  return to !== undefined;
}

/** The first piece of a district, lit ones before others. */
export function goTo(root: HTMLElement, district: string): void {
  const part = root.querySelector(`[data-district="${district}"]`);
  const piece = part?.querySelector<HTMLElement>('[data-act="lit"]') ?? part?.querySelector<HTMLElement>(PIECES);
  piece?.focus();
}

/** What had the focus is no more: it goes to what can be played in the same district, else anywhere. */
export function keepFocus(root: HTMLElement, district: string | null): void {
  if (!district || (document.activeElement && document.activeElement !== document.body)) return;
  const lit = '[data-act="lit"]';
  const piece = root.querySelector<HTMLElement>(`[data-district="${district}"] ${lit}`) ?? root.querySelector<HTMLElement>(lit);
  piece?.focus({ preventScroll: true });
}
