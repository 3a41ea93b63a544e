// The first turn, guided: what to do, where, and why. Shown by the frame, skipped at will.
import type { TourStep } from '../game.ts';
import type { View } from './types.ts';

/** In the first round, while this is asked of me. */
const asked = (phase: View['phase'], more: (view: View, seat: number) => boolean = () => true) => (view: View, seat: number) =>
  view.round === 1 && view.phase === phase && view.awaited.includes(seat) && more(view, seat);

const mine = (view: View, seat: number) => view.players[seat]!;
const put = (view: View, seat: number) => (mine(view, seat).parts?.a.cards.length ?? 0) + (mine(view, seat).parts?.b.cards.length ?? 0);

export const tour: TourStep[] = [
  { say: 'board-tour-discard', at: '.gs-baize', when: asked('discard') },
  { say: 'board-tour-hand', at: '.gs-hand', when: asked('split', (view, seat) => put(view, seat) === 0) },
  { say: 'board-tour-parts', at: '[data-bar]', when: asked('split', (view, seat) => put(view, seat) > 0 && mine(view, seat).hand?.length !== 0) },
  { say: 'board-tour-offer', at: '[data-piece="offer"]', when: asked('split', (view, seat) => mine(view, seat).hand?.length === 0) },
  { say: 'board-tour-keep', at: '[data-piece="wallet"]', when: asked('choose') },
  { say: 'board-tour-arrow', at: '.gs-question', when: asked('resolution', (view, seat) => mine(view, seat).asks?.arrow === true) },
  { say: 'board-tour-seal', at: '.gs-question', when: asked('resolution', (view, seat) => (mine(view, seat).asks?.seals ?? 0) > 0 && !mine(view, seat).asks?.arrow) },
  { say: 'board-tour-play', at: '.gs-hand', when: asked('resolution', (view, seat) => !mine(view, seat).asks && (mine(view, seat).hand?.length ?? 0) > 0) },
  { say: 'board-tour-splitter', at: '.gs-wedge', when: asked('resolution', (view, seat) => !mine(view, seat).asks && mine(view, seat).hand?.length === 0 && mine(view, seat).splitter) },
  { say: 'board-tour-done', at: '[data-piece="done"]', when: asked('resolution', (view, seat) => !mine(view, seat).asks && mine(view, seat).hand?.length === 0 && !mine(view, seat).splitter) },
];
