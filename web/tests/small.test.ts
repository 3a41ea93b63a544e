// Small pure parts: patches, arrow keys, the log by turns, rules pages, languages, times.
import { describe, expect, it } from 'vitest';
import { anchor, html } from '../build/rules.ts';
import { nearest } from '../src/frame/arrows.ts';
import { negotiate } from '../src/say.ts';
import { merge } from '../src/table/merge.ts';
import { pieces, turns } from '../src/table/turns.ts';

describe('a patch', () => {
  it('changes what it names and nothing else', () => {
    const view = { cage: 1, mine: { y: 1, b: 2 }, list: [1, 2] };
    expect(merge(view, { cage: 2, mine: { y: 0 }, list: [3] })).toEqual({ cage: 2, mine: { y: 0, b: 2 }, list: [3] });
    expect(view.mine.y).toBe(1);
  });
  it('reaches into lists by index', () => {
    const view = { carts: ['y', { full: true }, 'b'] };
    expect(merge(view, { carts: { 1: { full: false }, 2: null } })).toEqual({ carts: ['y', { full: false }, null] });
    expect(view.carts[2]).toBe('b');
  });
  it('knows null as a value, so that a board never misses a key', () => {
    expect(merge({ look: { size: 5 } }, { look: null })).toEqual({ look: null });
  });
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];
  it('go to the neighbour that way', () => {
    expect(nearest(box(20, 0), grid, 'right')).toBe(2);
    expect(nearest(box(20, 0), grid, 'left')).toBe(0);
    expect(nearest(box(20, 0), grid, 'down')).toBe(4);
  });
  it('stay where nothing lies', () => {
    expect(nearest(box(20, 0), grid, 'up')).toBe(-1);
  });
  it('prefer straight ahead to near but aslant', () => {
    expect(nearest(box(0, 0), [box(30, 0), box(12, 30)], 'right')).toBe(0);
  });
});

describe('the log', () => {
  const fact = (text: string, data = {}) => ({ word: 'w', data, text });
  const event = (seq: number, seat: number, ...texts: string[]) => ({ seq, seat, moves: [], at: 0, facts: texts.map((text) => fact(text)) });
  const log = [event(1, 0, 'a'), event(2, 0, 'b'), event(3, 1), event(4, 1, 'c'), event(5, 0, 'd')];
  it('groups the requests of a seat to turns', () => {
    expect(turns(log, null).map((turn) => turn.facts.map(({ text }) => text).join(''))).toEqual(['ab', 'c', 'd']);
    expect(turns(log, 1).length).toBe(1);
  });
  it('knows the pieces a line names', () => {
    expect(pieces(fact('x', { seat: 0, order: 'o17', space: 'mine 8', coal: 'none', count: 3 }))).toEqual(['o17', 'mine 8', 'mine', '8']);
  });
});

describe('rules pages', () => {
  it('have the rule’s id as an anchor', () => {
    expect(anchor('CB-4.2 Look at five')).toBe('CB-4.2');
    expect(html('### CB-4.2 Look at five')).toContain('<h3 id="CB-4.2">');
  });
  it('link within the page only', () => {
    expect(html('[there](#set-up) [source](../../src/x.md)')).toBe('<p><a href="#set-up">there</a> source</p>\n');
  });
});

describe('the rest', () => {
  it('speaks the first language it can', () => {
    expect(negotiate(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(negotiate(['fr'])).toBe('en');
    expect(negotiate([])).toBe('en');
  });
});
