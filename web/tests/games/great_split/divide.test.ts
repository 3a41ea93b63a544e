// Dividing a hand: the splitter and a flip say the fewest puts, and never leave a part empty on the way.
import { describe, expect, it } from 'vitest';
import { change, cutAt, flip, lay, rowOf } from '../../../src/games/great_split/divide.ts';
import { position } from './positions.ts';

const whole = (cards: string[], a: string[], b: string[]) => ({ ...position('hand').view.players[0]!, hand: cards, parts: { a: { cards: a, worth: {} }, b: { cards: b, worth: {} } } });

describe('what is to be said anew', () => {
  it('keeps the beginning that still fits', () => {
    const draft = ['put tome1 a', 'put gold1 b', 'put star2 a'];
    expect(change(draft, { a: ['tome1', 'star2'], b: ['gold1'] })).toEqual({ keep: 3, moves: [] });
    expect(change(draft, { a: ['tome1'], b: ['gold1', 'star2'] })).toEqual({ keep: 2, moves: ['put star2 b'] });
    expect(change(draft, { a: ['gold1', 'star2'], b: ['tome1'] })).toEqual({ keep: 0, moves: ['put gold1 a', 'put star2 a', 'put tome1 b'] });
  });

  it('leaves an offer taken back where it is', () => {
    expect(change(['reopen', 'put tome1 a'], { a: [], b: ['tome1'] })).toEqual({ keep: 1, moves: ['put tome1 b'] });
  });

  it('tells copies of a card apart by their number', () => {
    expect(change(['put tome1 a', 'put tome1 a'], { a: ['tome1'], b: ['tome1'] })).toEqual({ keep: 1, moves: ['put tome1 b'] });
  });
});

it('the splitter stands between the cards of the row, never at an end', () => {
  const row = rowOf(whole(['gold1'], ['tome1', 'star2'], ['topaz1']));
  expect(row).toEqual(['tome1', 'star2', 'gold1', 'topaz1']);
  expect(cutAt(row, 1)).toEqual({ a: ['tome1'], b: ['star2', 'gold1', 'topaz1'] });
  expect(cutAt(row, 0).a).toHaveLength(1);
  expect(cutAt(row, 9).b).toHaveLength(1);
});

describe('a flip', () => {
  it('moves a card across', () => {
    expect(flip(whole([], ['tome1', 'gold1'], ['star2']), 'a', 'gold1')).toEqual({ a: ['tome1'], b: ['star2', 'gold1'] });
  });

  it('takes the last card of a part back into the hand, so that no part is empty', () => {
    expect(flip(whole([], ['tome1', 'gold1'], ['star2']), 'b', 'star2')).toEqual({ a: ['tome1', 'gold1'], b: [] });
  });

  it('moves the only card of a part while others are not put yet', () => {
    expect(flip(whole(['gold1'], ['tome1'], []), 'a', 'tome1')).toEqual({ a: [], b: ['tome1'] });
  });
});

it('a card can be dragged from the hand and between the parts', () => {
  const me = whole(['gold1'], ['tome1'], ['star2']);
  expect(lay(me, 'gold1', null, 'b')).toEqual({ a: ['tome1'], b: ['star2', 'gold1'] });
  expect(lay(me, 'tome1', 'a', 'b')).toEqual({ a: [], b: ['star2', 'tome1'] });
  expect(lay(me, 'tome1', 'a', 'a')).toEqual({ a: ['tome1'], b: ['star2'] });
});
