// What each fact of The Great Split looks like: wallets going left, cards played, tracks that light up.
import type { Fact } from '../game.ts';
import type { Flight } from '../motion.ts';

/** Cubes move by themselves, as the rails are drawn anew; here flies what changes hands. */
export function flights(front: () => number | null): (fact: Fact) => Flight | null {
  const place = (seat: string | number | undefined) => (Number(seat) === front() ? 'table' : `seat:${seat}`);
  const board = (seat: string | number | undefined, track: string | number | undefined) => (Number(seat) === front() ? `track:${track}` : `seat:${seat}`);
  return ({ word, data }) => {
    switch (word) {
      case 'offered':
      case 'resolved':
      case 'chose':
        return { from: '', to: place(data.seat), art: '' };
      case 'wallet-passed':
        return { from: place(data.seat), to: place(data.to), art: '.gs-ink' };
      case 'stepped':
        return { from: '', to: board(data.seat, data.track), art: '' };
      case 'market':
        return { from: 'rounds', to: 'market', art: '.gs-token' };
      case 'scored':
        return { from: '', to: board(data.seat, 'prestige'), art: '' };
      default:
        return null;
    }
  };
}
