// Every legal move is expressed by a piece of the board, and no piece is lit that plays another.
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../src/games/great_split/acts.ts';
import { POSITIONS, position, type Position } from './positions.ts';

const acts = ({ view, seat, legal, hints }: Position) => [...actsOf({ view, seat, legal, hints }).values()];

describe.each(POSITIONS)('at position $name', (here) => {
  const lit = acts(here).filter((act) => act.lit);

  it('every legal move is said by a piece that is lit', () => {
    const said = new Set(lit.map((act) => act.moves[0]));
    expect([...here.legal.keys()].filter((move) => !said.has(move))).toEqual([]);
  });

  it('a lit piece begins with a legal move', () => {
    expect(lit.filter((act) => !here.legal.has(act.moves[0]!))).toEqual([]);
  });

  it('a piece that is not lit can be asked why not', () => {
    expect(acts(here).filter((act) => !act.moves.length)).toEqual([]);
  });
});

describe('a piece', () => {
  it('takes what is asked first: a double arrow before the splitter', () => {
    const arrow = new Map(acts(position('arrow')).map((act) => [act.piece, act]));
    expect(arrow.get('track:tome-seal')).toMatchObject({ moves: ['arrow tome-seal'], lit: true });
    expect(arrow.get('track:gold')).toMatchObject({ lit: false });
    const seal = new Map(acts(position('seal')).map((act) => [act.piece, act]));
    expect(seal.get('track:tome-seal')).toMatchObject({ moves: ['seal tome'], lit: true });
    expect(seal.get('track:gold-seal')).toMatchObject({ moves: ['seal gold'], lit: false });
    expect(seal.get('track:tome')).toMatchObject({ lit: false });
  });

  it('resolves all that is left, as the server suggests it', () => {
    const here = position('resolve');
    const act = acts(here).find((one) => one.piece === 'default')!;
    expect(act).toMatchObject({ moves: here.hints!.default, lit: true });
    expect(act.moves).not.toContain('done');
  });

  it('suggests nothing that is older than the board', () => {
    const here = position('resolve');
    const old = { ...here, hints: { ...here.hints!, left: here.hints!.left! + 1 } };
    expect(acts(old).filter((act) => ['default', 'sure'].includes(act.piece))).toEqual([]);
  });

  it('offers each card of the hand to both parts', () => {
    const here = position('hand');
    const cards = here.view.players[here.seat]!.hand!.length;
    expect(acts(here).filter((act) => /^[ab]:/.test(act.piece))).toHaveLength(2 * cards);
  });

  it('is not a seat’s who only watches', () => {
    const here = position('resolve');
    expect(actsOf({ view: here.view, seat: null, legal: new Map(), hints: null }).size).toBe(0);
  });
});
