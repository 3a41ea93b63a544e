// The first turn, guided: what to do, where, and why. Shown by the frame, skipped at will.
import type { TourStep } from '../game.ts';
import type { View } from './types.ts';

const asked = (phase: View['phase']) => (view: View, seat: number) => view.turn === seat && view.phase === phase;

/** A turn in which nothing has been chosen yet, and which turn of mine it is by the workers gone. */
const fresh = (least: number, most: number) => (view: View, seat: number, draft: string[]) => {
  const each = [0, 0, 18, 15, 13][view.seats] ?? 0;
  const gone = each - (view.players[seat]?.workers ?? 0);
  return asked('turn')(view, seat) && draft.length === 0 && view.shift === 1 && gone >= least && gone <= most;
};

const at = (piece: string) => `[data-piece="${piece}"]`;

export const tour: TourStep[] = [
  { say: 'board-tour-draft', at: '[data-district="tray"]', when: asked('draft') },
  { say: 'board-tour-first', at: '[data-district="factory"]', when: fresh(0, 0) },
  { say: 'board-tour-price', at: '.cb-space[data-act="lit"] .cb-price', when: fresh(1, 2) },
  { say: 'board-tour-mine', at: '[data-district="mine"]', when: fresh(3, 6) },
  { say: 'board-tour-look', at: '[data-district="tray"]', when: asked('keep') },
  { say: 'board-tour-put', at: '[data-district="tray"]', when: asked('put') },
  { say: 'board-tour-fuel', at: '[data-district="tray"]', when: asked('fuel') },
  { say: 'board-tour-dig', at: '[data-district="orders"]', when: (view: View, seat, draft) => asked('mining')(view, seat) && draft.length < 2 },
  { say: 'board-tour-lift', at: at('level:0'), when: (view: View, seat, draft) => asked('mining')(view, seat) && draft.length >= 2 },
  { say: 'board-tour-deliver', at: '[data-district="deliver"]', when: fresh(7, 10) },
  { say: 'board-tour-clock', at: '.cb-clock', when: fresh(11, 18) },
  { say: 'board-tour-done', at: '.cb-space.chosen', when: (view: View, seat, draft) => asked('done')(view, seat) && draft.length > 0 },
];
