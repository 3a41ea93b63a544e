// The first turns, guided: what to do, where, and why. Shown by the frame, skipped at will.
import type { TourStep } from '../game.ts';
import type { View } from './types.ts';

const asked = (phase: View['phase']) => (view: View, seat: number) => view.turn === seat && view.phase === phase && view.shift <= 2;

/** How many of my worker cards lie on the table already. */
const spent = (view: View, seat: number) => view.zones.reduce((sum, zone) => sum + zone.laid.filter((card) => card.seat === seat).length, 0);

const fresh = (least: number, most: number) => (view: View, seat: number, draft: string[]) =>
  asked('turn')(view, seat) && view.shift === 1 && draft.length === 0 && spent(view, seat) >= least && spent(view, seat) <= most;

export const tour: TourStep[] = [
  { say: 'board-tour-first', at: '.cg-display', when: fresh(0, 0) },
  { say: 'board-tour-price', at: '.cg-zone[data-act="lit"] .cg-price', when: fresh(1, 1) },
  { say: 'board-tour-train', at: '.cg-docks', when: fresh(2, 3) },
  { say: 'board-tour-worth', at: '.cg-ledger', when: fresh(4, 5) },
  { say: 'board-tour-pay', at: '.cg-pay', when: asked('pay') },
  { say: 'board-tour-dock', at: '.cg-docks', when: asked('dock') },
  { say: 'board-tour-mining', at: '.cg-conveyor', when: asked('mining') },
  { say: 'board-tour-send', at: '.cg-docks', when: asked('send') },
  { say: 'board-tour-look', at: '.cg-display', when: asked('look') },
  { say: 'board-tour-take', at: '.cg-tray', when: asked('take') },
  { say: 'board-tour-next', at: '.cg-tray', when: asked('next') },
  { say: 'board-tour-done', at: '[data-piece="done"]', when: asked('done') },
];
