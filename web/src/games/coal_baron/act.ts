// A piece one can act on: its name, what it plays, why not; by mouse, touch and keyboard alike.
import { useRef } from 'preact/hooks';
import type { Act } from './acts.ts';
import { type Desk, useDesk } from './desk.ts';

const LONG_PRESS = 450;
const HOVER = 300;

export interface ActProps {
  [name: string]: unknown;
}

export interface Handling {
  /** Instead of playing the moves; true if it was all that was to be done. */
  click?(): boolean;
  long?(): void;
  hover?: string;
}

/** The attributes of a piece, for a button or for a group of a drawing. */
export function useAct(piece: string, label: string, how: Handling = {}): ActProps {
  const desk = useDesk();
  const timer = useRef(0);
  const pressed = useRef(false);
  const act = desk.acts.get(piece);
  const instead = act !== undefined && !act.lit && desk.instead.has(act.moves[0] ?? '');
  const lit = act?.lit ?? false;
  const show = (target: Element, pinned: boolean) => {
    desk.ui.tip.value = { at: target, piece, label, moves: act?.moves ?? [], lit: lit || instead, pinned };
  };
  const later = (target: Element, pinned: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      pressed.current = pinned;
      if (pinned && how.long) how.long();
      else show(target, pinned);
    }, wait);
  };
  const enter = (target: Element) => {
    desk.ui.hover.value = how.hover ?? piece;
    later(target, false, HOVER);
  };
  const leave = () => {
    clearTimeout(timer.current);
    desk.ui.hover.value = null;
    desk.ui.tip.value = null;
  };
  const click = (event: Event) => {
    if (pressed.current) pressed.current = false;
    else if (how.click?.()) leave();
    else if (act && (lit || instead)) {
      leave();
      desk.run(act);
    } else show(event.currentTarget as Element, true);
  };
  return {
    role: 'button',
    'data-act': lit ? 'lit' : instead ? 'instead' : 'dark',
    'data-piece': piece,
    'data-move': act && lit ? act.moves.join(';') : undefined,
    'data-high': isHigh(desk, piece) ? '' : undefined,
    'aria-label': label,
    'aria-disabled': lit || instead || how.click ? undefined : 'true',
    tabIndex: -1,
    onClick: click,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && enter(event.currentTarget as Element),
    onPointerLeave: leave,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      if (event.pointerType !== 'mouse' || how.long) later(event.currentTarget as Element, true, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onContextMenu: (event: Event) => event.preventDefault(),
    onFocus: (event: FocusEvent) => {
      const target = event.currentTarget as Element;
      if (target.matches(':focus-visible')) enter(target);
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      click(event);
    },
  };
}

/** For what cannot be clicked. */
export const high = (desk: Desk, piece: string) => ({ 'data-piece': piece, 'data-high': isHigh(desk, piece) ? '' : undefined });

/** Whether the log points at this piece: facts name spaces, orders and tiles by their words. */
export function isHigh(desk: Desk, piece: string): boolean {
  const word = piece.slice(piece.indexOf(':') + 1);
  return desk.highlight.includes(piece) || (!/^\d$/.test(word) && desk.highlight.includes(word));
}

export type { Act };
