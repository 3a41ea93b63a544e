// Every legal move is expressed by a piece of the board, and no piece is lit that plays another.
import { describe, expect, it } from 'vitest';
import { actsOf, loadFor } from '../../../src/games/coal_baron/acts.ts';
import { putOn } from '../../../src/games/coal_baron/hold.ts';
import { POSITIONS, position, type Position } from './positions.ts';

const acts = ({ view, seat, legal, hints }: Position, rest = view.look?.cards ?? []) => [...actsOf({ view, seat, legal, hints, rest }).values()];

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
  it('fills in the whole plan of an order', () => {
    const here = position('mining');
    const [order, plan] = Object.entries(here.hints!.plans!).find(([, moves]) => moves.length > 1)!;
    const act = acts(here).find((one) => one.piece === `order:${order}`)!;
    expect(act.moves).toEqual(plan);
    expect(act.lit).toBe(true);
  });

  it('sends the cage before it loads, where there is a step for each', () => {
    const here = position('mining');
    const act = acts(here).find((one) => one.piece.startsWith('coal:') && one.moves.length === 2)!;
    expect(act.moves[0]).toMatch(/^cage [1-4]$/);
    expect(act.moves[1]).toMatch(/^load [ybgk]$/);
    const last = { ...here, view: { ...here.view, steps: 1 } };
    expect(acts(last).find((one) => one.piece === act.piece)!.moves).toEqual([act.moves[0]]);
  });

  it('puts the rest of a look back as it lies in the tray', () => {
    const here = position('put-tile');
    const turned = [...here.view.look!.cards!].reverse();
    const act = acts(here, turned).find((one) => one.piece === 'tray-bottom')!;
    expect(act.moves).toEqual(['bottom', ...turned.slice(0, -1).map((card) => `next ${card}`)]);
  });

  it('ends the turn when it was chosen already', () => {
    const here = position('done');
    const chosen = acts(here).filter((act) => act.lit);
    expect(chosen.map((act) => [act.piece, act.moves])).toEqual([[`space:${here.view.space}`, ['done']]]);
  });

  it('is not a seat’s who only watches', () => {
    const here = position('mining');
    const seen = actsOf({ view: here.view, seat: null, legal: new Map(), hints: null, rest: [] });
    expect([...seen.values()].filter((act) => act.lit)).toEqual([]);
  });
});

describe('cubes in the hand', () => {
  const legal = new Set(['fill o17 g', 'pair o17 g', 'fill o17 g store']);

  it('fill a slot of their colour', () => {
    expect(putOn(legal, ['g'], 'o17', 'g')).toEqual(['fill o17 g']);
    expect(putOn(legal, ['g store'], 'o17', 'g')).toEqual(['fill o17 g store']);
    expect(putOn(legal, ['y'], 'o17', 'g')).toEqual([]);
    expect(putOn(new Set(['fill o11 y', 'fill o11 g']), ['y'], 'o11', 'g')).toEqual([]);
  });

  it('fill any slot when they are two', () => {
    expect(putOn(legal, ['y', 'k store'], 'o17', 'g')).toEqual(['pair o17 g', 'add y', 'add k store']);
    expect(putOn(legal, ['y', 'k'], 'o18', 'g')).toEqual([]);
  });
});

it('a delivery takes the full orders of its transport, and says what they pay', () => {
  for (const { view, seat, legal } of POSITIONS) {
    for (const vehicle of ['barrow', 'cart', 'truck', 'train']) {
      const load = loadFor(view.players[seat], `deliver ${vehicle}`);
      if (legal.has(`deliver ${vehicle}`)) expect(load.points).toBeGreaterThan(0);
      const full = view.players[seat]!.orders.filter((order) => load.orders.includes(order.order));
      expect(load.points).toBe(full.reduce((sum, order) => sum + order.points, 0));
    }
  }
});
