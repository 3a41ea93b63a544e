// The splitter on its bar: dragged between the cards, or moved by arrow keys; and single cards dragged to a tray.
import { useRef } from 'preact/hooks';
import { Ink } from './art/signs.tsx';
import { type Desk, useDesk } from './desk.ts';
import { cutAt, lay } from './divide.ts';
import type { Part } from './types.ts';

const DRAG = 7; // pixels from which a press is a drag

/** A stop of its own for the tabulator: arrows move the splitter here, and nothing else. */
export function Splitter({ row, at }: { row: string[]; at: number }) {
  const desk = useDesk();
  const { ui, say } = desk;
  const moved = useRef(false);
  const last = row.length - 1;
  const settle = (cut: number) => {
    ui.cut.value = null;
    desk.divide(cutAt(row, cut));
  };
  const place = (event: PointerEvent) => {
    const bar = (event.currentTarget as Element).closest('[data-bar]')!.getBoundingClientRect();
    const along = (event.clientX - bar.left) / bar.width;
    return Math.max(1, Math.min(last, Math.round(along * row.length)));
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    const half = event.key === ' ' || event.key === 'Enter';
    const to = half ? Math.ceil(row.length / 2) : event.key === 'Home' ? 1 : event.key === 'End' ? last : step ? (at || Math.ceil(row.length / 2) - step) + step : null;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    settle(to);
  };
  return (
    <div
      class="gs-splitter"
      role="slider"
      tabIndex={0}
      data-district="bar"
      aria-label={say('board-splitter-bar')}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={last}
      aria-valuenow={Math.max(1, Math.min(last, ui.cut.value ?? at))}
      aria-valuetext={say('board-splitter-at', { a: at, b: row.length - at })}
      onKeyDown={keys}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = false;
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        moved.current = true;
        ui.cut.value = place(event);
      }}
      onPointerUp={() => {
        if (moved.current && ui.cut.value !== null) settle(ui.cut.value);
        else if (!at || at === row.length) settle(Math.ceil(row.length / 2));
      }}
      onPointerCancel={() => (ui.cut.value = null)}
    >
      <Ink glyph="splitter" />
    </div>
  );
}

/** Dragging one card to a tray. Returns how to stop listening. */
export function dragging(root: HTMLElement, desk: () => Desk): () => void {
  let start: { x: number; y: number; from: Element } | null = null;
  let ghost: HTMLElement | null = null;
  const down = (event: PointerEvent) => {
    const from = (event.target as Element).closest('[data-drag]');
    if (from && event.button === 0 && desk().view.phase === 'split') start = { x: event.clientX, y: event.clientY, from };
  };
  const move = (event: PointerEvent) => {
    if (!start || (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG)) return;
    if (!ghost) {
      ghost = document.createElement('div');
      ghost.className = 'gs-dragged';
      ghost.append(start.from.querySelector('.gs-card')!.cloneNode(true));
      root.append(ghost);
    }
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  };
  const up = (event: PointerEvent) => {
    if (ghost && start) drop(desk(), start.from, document.elementFromPoint(event.clientX, event.clientY));
    if (ghost) addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    ghost?.remove();
    ghost = start = null;
  };
  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    ghost?.remove();
  };
}

/** The click that follows a drag means nothing. */
const swallow = (event: Event) => event.stopPropagation();

function drop(desk: Desk, from: Element, under: Element | null): void {
  const to = under?.closest('[data-tray]')?.getAttribute('data-tray') as Part | null | undefined;
  const card = from.getAttribute('data-drag');
  const part = (from.getAttribute('data-from') || null) as Part | null;
  if (!to || !card || !desk.me || to === part) return;
  desk.divide(lay(desk.me, card, part, to));
}
