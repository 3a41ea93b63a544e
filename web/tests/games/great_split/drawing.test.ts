// What is drawn is what the view says: all that is printed on a track, who sits where, who has answered.
import { describe, expect, it } from 'vitest';
import { answered, around, faceOf, figuresOf, LETTERS, ROWS, sealOf, sealSpacesOf, spacesOf, sumOf, TRACKS } from '../../../src/games/great_split/box.ts';
import { flights } from '../../../src/games/great_split/motion.ts';
import { ruleOf } from '../../../src/games/great_split/tip.tsx';
import { actsOf } from '../../../src/games/great_split/acts.ts';
import { POSITIONS, position } from './positions.ts';

const at = <T>(spaces: T[], which: (space: T) => unknown) => spaces.flatMap((space, i) => (which(space) ? [i] : []));

describe.each(ROWS)('the rails of %s', (resource) => {
  const { view } = position('hand');

  it('show every contract, banner and double arrow of the sheet', () => {
    const track = figuresOf(view, resource);
    const spaces = spacesOf(track);
    expect(track.track).toBe(resource);
    expect(spaces).toHaveLength(track.length + 1);
    expect(at(spaces, (space) => space.contract)).toEqual(track.contracts);
    expect(at(spaces, (space) => space.banner !== null)).toEqual((track.banners ?? []).map(([space]) => space));
    expect(at(spaces, (space) => space.arrow)).toEqual(track.arrows ?? []);
  });

  it('show every icon and star of the seals', () => {
    const seal = sealOf(view, resource);
    const spaces = sealSpacesOf(seal);
    expect(seal.track).toBe(`${resource}-seal`);
    expect(at(spaces, (space) => space.icon)).toEqual(seal.icons);
    expect(spaces.filter((space) => space.star).map((space) => space.star)).toEqual(seal.stars.map((_, i) => i + 1));
  });
});

it('another sheet is drawn with its own figures', () => {
  const track = { ...figuresOf(position('hand').view, 'topaz'), length: 3, contracts: [2], values: [0, 4, 8, 12] };
  expect(spacesOf(track).map((space) => space.figure)).toEqual([0, 4, 8, 12]);
  expect(at(spacesOf(track), (space) => space.contract)).toEqual([2]);
});

it('no sign is told by its colour alone', () => {
  expect(new Set(Object.values(LETTERS)).size).toBe(9);
  expect(TRACKS).toHaveLength(11);
});

it('cards are counted by sign', () => {
  expect(faceOf('emerald3')).toEqual({ sign: 'emerald', times: 3 });
  expect(sumOf(['tome2', 'star2', 'tome1'])).toEqual([
    { sign: 'tome', times: 2 + 1 },
    { sign: 'star', times: 2 },
  ]);
});

it('the others sit from the left-hand neighbour around to the right-hand one', () => {
  const { view } = position('dividing');
  const me = view.players[2]!;
  expect(around(view, 2)).toEqual([3, 4, 5, 6, 0, 1]);
  expect([around(view, 2)[0], around(view, 2).at(-1)]).toEqual([me.left, me.right]);
  expect(around(position('choose-two').view, 0)).toEqual([1]);
});

it('a chip says who has answered', () => {
  const { view, seat } = position('offered');
  expect(answered(view, seat)).toBe(true);
  expect(view.awaited.map((other) => answered(view, other))).not.toContain(true);
  expect(answered(position('over-4').view, 0)).toBe(false);
});

it('every piece has the rule that tells what it is for', () => {
  for (const { view, seat, legal, hints } of POSITIONS) {
    for (const piece of actsOf({ view, seat, legal, hints }).keys()) expect([piece, ruleOf(piece)]).toEqual([piece, expect.stringMatching(/^GS-\d/)]);
  }
});

it('a wallet flies to the left, a step lights up my own track', () => {
  const flight = flights(() => 0);
  expect(flight({ id: 1, word: 'wallet-passed', data: { seat: 3, to: 0 }, text: '' })).toMatchObject({ from: 'seat:3', to: 'table' });
  expect(flight({ id: 2, word: 'stepped', data: { seat: 0, track: 'gold', level: 3 }, text: '' })).toMatchObject({ to: 'track:gold' });
  expect(flight({ id: 3, word: 'put', data: {}, text: '' })).toBeNull();
});
