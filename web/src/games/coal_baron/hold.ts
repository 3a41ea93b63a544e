// Cubes in the hand: taken up by a click or a drag, put down on a slot; two of them fill any slot.
import type { Desk } from './desk.ts';
import type { Coal } from './types.ts';

/** “g” from the cage, “g store” from the storage. */
export type Held = string;

/** Take another cube of this kind in hand; when there is no more of it, put all of it back. */
export function hold(desk: Desk, cube: Held): boolean {
  const { held } = desk.ui;
  const there = held.value.filter((other) => other === cube).length;
  if (there < Math.min(2, count(desk, cube))) held.value = [...held.value, cube].slice(-2);
  else held.value = held.value.filter((other) => other !== cube);
  return true;
}

function count({ me }: Desk, cube: Held): number {
  const [coal, store] = cube.split(' ') as [Coal, string?];
  return (store ? me?.store[coal] : me?.load[coal]) ?? 0;
}

/** What putting the held cubes on this slot says; empty where it cannot be said. */
export function putOn(legal: { has(move: string): boolean }, held: readonly Held[], order: string, asks: Coal): string[] {
  const [one, two] = held;
  if (!one) return [];
  const pair = `pair ${order} ${asks}`;
  if (two) return legal.has(pair) ? [pair, `add ${one}`, `add ${two}`] : [];
  const fill = `fill ${order} ${one}`;
  return one[0] === asks && legal.has(fill) ? [fill] : [];
}

const DRAG = 7; // pixels from which a press is a drag

/** Dragging: a cube follows the pointer until it is let go on a slot or a bay. Returns how to stop listening. */
export function dragging(root: HTMLElement, desk: () => Desk): () => void {
  let start: { x: number; y: number; cube: Held } | null = null;
  let ghost: HTMLElement | null = null;
  const down = (event: PointerEvent) => {
    const from = (event.target as Element).closest('[data-hold]');
    const cube = from?.getAttribute('data-hold');
    if (cube && event.button === 0 && desk().view.phase === 'mining') start = { x: event.clientX, y: event.clientY, cube };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG) return;
    ghost ??= lift(desk(), root, start.cube);
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  };
  const up = (event: PointerEvent) => {
    if (ghost && start) drop(desk(), document.elementFromPoint(event.clientX, event.clientY));
    ghost?.remove();
    ghost = start = null;
  };
  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  return () => {
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    ghost?.remove();
  };
}

/** The cube joins those in the hand and is drawn under the pointer. */
function lift(desk: Desk, root: HTMLElement, cube: Held): HTMLElement {
  if (!desk.ui.held.value.includes(cube)) hold(desk, cube);
  const ghost = document.createElement('div');
  ghost.className = 'cb-dragged';
  const lump = root.querySelector(`[data-hold="${cube}"] .cb-lump`);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-1 -1 22 22');
  const copy = lump?.cloneNode(true) as Element | undefined;
  copy?.removeAttribute('transform');
  if (copy) svg.append(copy);
  ghost.append(svg);
  root.append(ghost);
  return ghost;
}

function drop(desk: Desk, under: Element | null): void {
  const slot = under?.closest('[data-slot]')?.getAttribute('data-slot');
  const [order, asks] = (slot ?? '').split(' ');
  const bay = under?.closest('[data-piece^="yard:"]')?.getAttribute('data-piece')?.slice(5);
  const { held } = desk.ui;
  const stored = `store ${bay}`;
  const moves = order && asks ? putOn(desk.legal, held.value, order, asks as Coal) : bay === held.value[0] && desk.legal.has(stored) ? [stored] : [];
  if (held.value.length < 2 || moves.length) held.value = [];
  if (moves.length) desk.play(moves);
}
