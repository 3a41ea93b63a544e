// Where things are drawn: nothing overlaps, nothing leaves the picture.
import { describe, expect, it } from 'vitest';
import { CARDS, COALS, printedSide, segments, tileFace } from '../../../src/games/coal_baron/box.ts';
import { berths, type Box, mineLayout } from '../../../src/games/coal_baron/layout.ts';
import { shiftHand, standings } from '../../../src/games/coal_baron/majority.ts';
import { POSITIONS, position } from './positions.ts';

const SIZES = [
  [336, 400],
  [552, 284],
  [560, 330],
  [580, 320],
  [780, 400],
] as const;

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;

describe.each(SIZES)('a mine of %i by %i', (width, height) => {
  const mines = POSITIONS.flatMap(({ name, view }) => view.players.map((player, seat) => ({ name: `${name} ${seat}`, player })));

  it.each(mines)('keeps its tiles apart: $name', ({ player }) => {
    const plan = mineLayout(player, width, height);
    const parts = plan.galleries.flatMap((gallery) => gallery.segments);
    for (const [i, part] of parts.entries()) {
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(width);
      expect(apart(part, plan.shaft)).toBe(true);
      for (const other of parts.slice(i + 1)) expect(apart(part, other)).toBe(true);
      expect(part.carts).toHaveLength(part.segment.carts.length);
    }
  });

  it('has a stop for every level and a finger’s room for each', () => {
    const plan = mineLayout(position('mining').view.players[0]!, width, height);
    expect(plan.stops).toHaveLength(5);
    for (const stop of [...plan.stops, ...plan.yard]) expect(Math.min(stop.width, stop.height)).toBeGreaterThanOrEqual(44);
    expect(plan.stops[4]!.y + plan.stops[4]!.height).toBeLessThanOrEqual(height);
  });
});

it.each([
  [60, 54],
  [54, 62],
  [89, 38],
])('five berths lie within a cage of %i by %i, apart', (width, height) => {
  const cage = { x: 0, y: 0, width, height };
  const places = berths(cage).map(({ x, y, size }) => ({ x, y, width: size, height: size }));
  expect(places).toHaveLength(5);
  for (const [i, place] of places.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(cage.width);
    expect(place.y).toBeGreaterThan(0);
    for (const other of places.slice(i + 1)) expect(apart(place, other)).toBe(true);
  }
});

it('draws every cart of a mine, on its side', () => {
  for (const { view } of POSITIONS) {
    for (const player of view.players) {
      for (const [i, level] of player.levels.entries()) {
        const drawn = (['L', 'D'] as const).flatMap((side) => segments(player, i + 1, side).flatMap((part) => part.carts));
        expect(drawn).toHaveLength(1 + level.tiles.reduce((sum, tile) => sum + tile.carts.length, 0));
        expect(segments(player, i + 1, printedSide(level.colour))[0]!.tile).toBeNull();
      }
    }
  }
});

it('knows the cards as the server does', () => {
  expect(CARDS.size).toBe(44);
  for (const { view } of POSITIONS) {
    for (const order of view.players.flatMap((player) => player.orders)) {
      const card = CARDS.get(order.order)!;
      expect([card.vehicle, card.points]).toEqual([order.vehicle, order.points]);
      expect(card.slots.toLowerCase()).toBe(order.slots.map((slot) => slot.asks).join(''));
    }
    for (const tile of view.factory.filter((word) => word !== 'none')) expect(COALS).toContain(tileFace(tile)!.colour);
  }
});

describe('the majorities', () => {
  const view = structuredClone(position('middle').view);

  it('say how many more put me alone in the lead', () => {
    view.clock[0]!.counts = [2, 5, 5];
    expect(standings(view, 0)[0]).toMatchObject({ mine: 2, best: 5, short: 5 + 1 - 2, leaders: [1, 2] });
    expect(standings(view, 1)[0]).toMatchObject({ mine: 5, best: 5, short: 1 });
    view.clock[0]!.counts = [6, 5, 5];
    expect(standings(view, 0)[0]).toMatchObject({ short: 0, leaders: [0] });
    view.clock[0]!.counts = [0, 0, 0];
    expect(standings(view, 0)[0]).toMatchObject({ short: 1, leaders: [] });
  });

  it('light four, eight, twelve by shift', () => {
    const lit = [1, 2, 3].map((shift) => standings({ ...view, shift, phase: 'turn' }, 0).filter((row) => row.lit).length);
    expect(lit).toEqual([4, 8, 12]);
  });

  it('move the hand with the workers', () => {
    expect(shiftHand(position('draft').view)).toBe(0);
    expect(shiftHand(position('over-3').view)).toBe(1);
    const late = shiftHand(position('late').view);
    expect(late).toBeGreaterThan(0.4);
    expect(late).toBeLessThan(1);
  });
});
