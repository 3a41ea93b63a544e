// What each fact of the game looks like: cards on their way from the stacks to the yards.
import type { Fact } from '../game.ts';
import type { Flight } from '../motion.ts';

const HOME: Record<string, string> = { order: 'hand', innovation: 'hand', share: 'ledger', objective: 'ledger', engine: 'yard' };

/** Trains roll out by themselves, as their dock is drawn anew. */
export function flights(front: () => number): (fact: Fact) => Flight | null {
  const own = (seat: string | number | undefined, piece: string) => (Number(seat) === front() ? piece : `seat:${seat}`);
  return ({ word, data }) => {
    const { seat, stack, card, dock } = data;
    switch (word) {
      case 'chose':
        return { from: '', to: `zone:${data.zone}`, art: '' };
      case 'paid':
      case 'paid-innovation':
        return { from: own(seat, 'hand'), to: `zone:${data.zone}`, art: '.cg-worker-chip' };
      case 'took':
        return { from: `zone:${stack}`, to: own(seat, home(String(stack))), art: '.cg-art, .cg-ink' };
      case 'took-secretly':
      case 'looked':
        return { from: `zone:${stack}`, to: own(seat, 'hand'), art: '.cg-ink' };
      case 'docked':
        return { from: `zone:${String(card).startsWith('engine') ? 'engine' : 'wagon a'}`, to: own(seat, `dock:${dock}`), art: '.cg-sign' };
      case 'loaded':
        return { from: own(seat, 'row'), to: own(seat, `dock:${dock}`), art: '.cg-sign' };
      case 'stored':
        return { from: own(seat, 'row'), to: own(seat, 'store'), art: '.cg-lorries' };
      case 'sent':
        return { from: own(seat, `dock:${dock}`), to: own(seat, 'ledger'), art: '.cg-ink' };
      case 'turned-up':
        return { from: '', to: `zone:${stack}`, art: '' };
      case 'token':
        return { from: 'zone:mining 0/1', to: `token:${data.token}`, art: '.cg-mark' };
      default:
        return null;
    }
  };
}

const home = (stack: string): string => (stack.startsWith('lorry') ? 'row' : (HOME[stack] ?? 'yard'));
