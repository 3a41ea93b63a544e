// Every legal move is expressed by a piece of the board, and no piece is lit that plays another.
import { describe, expect, it } from 'vitest';
import { actsOf, choices, waysToPay } from '../../../src/games/card_game/acts.ts';
import { payments } from '../../../src/games/card_game/payment.ts';
import { restOf } from '../../../src/games/card_game/tray.tsx';
import { POSITIONS, position, type Position } from './positions.ts';

const acts = ({ view, seat, legal }: Position, picked: string | null = null, kept: string[] = []) =>
  [...actsOf({ view, seat, legal, picked, rest: restOf(view, kept) }).values()];

/** With each lorry taken up in turn, and none. */
function litOf(here: Position) {
  const stored = Object.keys(here.view.players[here.seat]!.storage);
  return [null, 'row', ...stored].flatMap((picked) => acts(here, picked)).filter((act) => act.lit);
}

describe.each(POSITIONS)('at position $name', (here) => {
  it('every legal move is said by a piece that is lit', () => {
    const said = new Set(litOf(here).map((act) => act.moves[0]));
    expect([...here.legal.keys()].filter((move) => !said.has(move))).toEqual([]);
  });

  it('a lit piece begins with a legal move', () => {
    expect(litOf(here).filter((act) => !here.legal.has(act.moves[0]!))).toEqual([]);
  });

  it('a piece that is not lit can be asked why not', () => {
    expect(acts(here).filter((act) => !act.moves.length)).toEqual([]);
  });

  it('nothing is lit for who only watches', () => {
    const seen = actsOf({ view: here.view, seat: null, legal: new Map(), picked: null, rest: [] });
    expect([...seen.values()].filter((act) => act.lit)).toEqual([]);
  });
});

describe('a payment', () => {
  const all = { 1: 5, 2: 2, 3: 1, 4: 1, 5: 1 };
  const ways = (owed: number, workers: Record<string, number> = all, innovations: string[] = []) => payments(workers, innovations, owed).map((way) => way.moves.join(' '));

  it('of three has three ways', () => {
    expect(ways(3).sort()).toEqual(['pay 1 pay 1 pay 1', 'pay 2 pay 1', 'pay 3']);
  });

  it('is never more than is owed', () => {
    expect(ways(1)).toEqual(['pay 1']);
    expect(ways(2, { 3: 1, 4: 1 })).toEqual([]);
    for (const owed of [4, 5, 9]) {
      for (const way of payments(all, [], owed)) expect(way.moves.reduce((sum, move) => sum + Number(move.slice(4)), 0)).toBe(owed);
    }
  });

  it('names no way twice, whatever the innovations', () => {
    const found = ways(5, all, ['1-3', '1-3', '1-4']);
    expect(new Set(found.map((way) => way.split(' pay ').sort().join())).size).toBe(found.length);
    expect(found).toContain('pay 1 pay 1-3 as 2 pay 1-3 as 2');
  });

  it('puts first what keeps most possible, without an innovation', () => {
    expect(ways(2, { 1: 2, 2: 1 })[0]).toBe('pay 2');
    expect(ways(1, { 1: 1 }, ['1-3'])[0]).toBe('pay 1');
  });

  it('is said whole where there is one way, and asked where there are more', () => {
    let [whole, asked] = [0, 0];
    for (const here of POSITIONS.filter(({ view }) => view.phase === 'turn')) {
      for (const zone of here.view.zones.filter(({ name }) => here.legal.has(name))) {
        const act = acts(here).find(({ piece }) => piece === `zone:${zone.name}`)!;
        const one = waysToPay(here.view.players[here.seat]!, zone.price).length === 1;
        expect(act.moves.length > 1).toBe(one);
        if (one) whole += 1;
        else asked += 1;
      }
    }
    expect(Math.min(whole, asked)).toBeGreaterThan(0);
  });

  it('offers as its first step only what the server has', () => {
    for (const here of POSITIONS.filter(({ view }) => view.phase === 'pay')) {
      const offered = acts(here).filter(({ piece }) => piece.startsWith('way:'));
      expect(offered.length).toBeGreaterThan(1);
      for (const way of offered) for (const move of way.moves) expect(here.legal.has(move)).toBe(true);
    }
  });
});

describe('a lorry', () => {
  it('taken out of the storage lights the wagons that take it', () => {
    const here = position('fetch');
    const fetches = [...here.legal.keys()].filter((move) => move.startsWith('fetch'));
    const card = fetches[0]!.split(' ')[1]!;
    const lit = acts(here, card).filter((act) => act.lit && act.piece.startsWith('wagon:'));
    expect(lit.map((act) => act.moves[0]).sort()).toEqual(fetches.filter((move) => move.includes(` ${card} `)).sort());
  });

  it('that can go to more than one place is taken up first', () => {
    const here = position('mining');
    const me = here.view.players[here.seat]!;
    const ways = [...here.legal.keys()].filter((move) => move === 'store' || move.startsWith('load'));
    expect(choices(me, 'row', here.legal)).toBe(ways.length);
  });
});

describe('the rest of a look', () => {
  it('goes back as it lies in the tray', () => {
    const here = position('next');
    const turned = [...here.view.look!.cards!].reverse();
    const act = acts(here, null, turned).find(({ piece }) => piece === 'put-back')!;
    expect(act.moves).toEqual(turned.slice(0, -1).map((card) => `next ${card}`));
  });

  it('leaves out what has its place', () => {
    const here = position('next-second');
    const act = acts(here).find(({ piece }) => piece === 'put-back')!;
    expect(act.moves).toEqual(here.view.look!.cards!.slice(1, -1).map((card) => `next ${card}`));
  });
});

it('a second click on the zone that is paid ends the turn', () => {
  const { view, seat, legal } = position('done');
  const done = actsOf({ view, seat, legal, picked: null, rest: [], chosen: 'engine' }).get('zone:engine')!;
  expect([done.moves, done.lit]).toEqual([['done'], true]);
});
