// What binds: at once, after some seconds, or when the player says so; what happened is shown at a pace one can follow.
import { beforeEach, describe, expect, it } from 'vitest';
import { Commit, onlyWayOn, toConfirm, type Mode } from '../src/table/commit.ts';
import { Playback } from '../src/table/playback.ts';
import { HandClock } from './clock.ts';

describe('what binds', () => {
  let clock: HandClock;
  let sent: string[][];
  let mode: Mode;
  let commit: Commit;
  beforeEach(() => {
    clock = new HandClock();
    sent = [];
    commit = new Commit({ mode: () => mode, seconds: () => 3, send: (moves) => sent.push(moves), later: clock.later, cancel: clock.cancel });
  });

  it('is sent at once, if so wished', () => {
    mode = 'at-once';
    commit.stage(['done']);
    expect(sent).toEqual([['done']]);
  });

  it('is sent after some seconds, unless it is held back', () => {
    mode = 'delay';
    commit.stage(['done']);
    clock.pass(2000);
    expect(commit.left.value).toBe(1);
    commit.hold();
    clock.pass(9000);
    expect(sent).toEqual([]);
    commit.stage(['done']);
    clock.pass(3000);
    expect(sent).toEqual([['done']]);
    clock.pass(9000);
    expect(sent.length).toBe(1);
  });

  it('waits for the word, and takes a second choice for one', () => {
    mode = 'explicit';
    commit.stage(['done']);
    clock.pass(60000);
    expect(sent).toEqual([]);
    commit.stage(['order look']);
    expect(commit.staged.value).toEqual(['order look']);
    commit.stage(['order look']);
    expect(sent).toEqual([['order look']]);
    expect(commit.staged.value).toBe(null);
  });

  it('is found where nothing else can be meant', () => {
    const binding = new Set(['done', 'order look']);
    expect(onlyWayOn(['mine 4'], ['done'], binding)).toBe('done');
    expect(onlyWayOn([], ['done'], binding)).toBe(null);
    expect(onlyWayOn(['mine 4'], ['done', 'cage 1'], binding)).toBe(null);
    expect(toConfirm(null, ['mine 4'], ['cage 1', 'done'], binding)).toEqual(['done']);
    expect(toConfirm(null, ['mine 4'], ['order look', 'done'], binding)).toBe(null);
    expect(toConfirm(['order look'], [], ['order look', 'done'], binding)).toEqual(['order look']);
    expect(toConfirm(null, [], ['done'], binding)).toEqual(['done']);
    expect(toConfirm(null, [], ['lorry a', 'pass'], new Set(['pass']))).toBe(null);
  });
});

describe('what happened', () => {
  let clock: HandClock;
  let shown: string[];
  let speed: number;
  let playback: Playback;
  const add = (name: string, facts = 1) => playback.add({ facts, show: (still) => shown.push(still ? `${name}!` : name) });
  beforeEach(() => {
    clock = new HandClock();
    shown = [];
    speed = 1;
    playback = new Playback({ speed: () => speed, later: clock.later, cancel: clock.cancel });
  });

  it('is shown one after the other', () => {
    add('a');
    add('b', 2);
    add('c');
    expect(shown).toEqual(['a']);
    clock.pass(350);
    expect(shown).toEqual(['a', 'b']);
    clock.pass(699);
    expect(shown).toEqual(['a', 'b']);
    clock.pass(1);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('is shown all at once when more waits than one can follow', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name);
    expect(shown).toEqual(['a', 'b!', 'c!', 'd!', 'e!']);
    expect(playback.idle).toBe(true);
  });

  it('is shown at once to who acts, and to who wants no motion', () => {
    add('a');
    add('b');
    playback.finish();
    expect(shown).toEqual(['a', 'b!']);
    speed = 0;
    add('c');
    expect(shown).toEqual(['a', 'b!', 'c!']);
  });
});
