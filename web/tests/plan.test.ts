// The draft: shown at once where it is known, sent behind, taken back, and never lost to a late answer.
import { beforeEach, describe, expect, it } from 'vitest';
import { Plan, type Shown } from '../src/table/plan.ts';
import type { Said, WireDraft } from '../src/wire/messages.ts';

const said = (...moves: string[]): Said[] => moves.map((move) => [move, `Do ${move}`]);
const table = (cage: number): Shown => ({ view: { cage, look: null }, legal: said('cage 1', 'cage 2'), binding: ['done'], said: [], hints: null });
const answer = (n: number, moves: string[], cage: number, ...legal: string[]): WireDraft => ({
  n, moves, said: moves.map((move) => `Do ${move}`), view: { cage, look: null }, legal: said(...legal), binding: ['done'],
});

describe('a draft', () => {
  let plan: Plan;
  beforeEach(() => {
    plan = new Plan();
    plan.ask(7, table(0), answer(0, [], 0, 'cage 1', 'cage 2'));
  });

  it('waits for the server where nothing is known ahead', () => {
    plan.play(['cage 1']);
    expect(plan).toMatchObject({ n: 1, moves: ['cage 1'], waiting: true, sure: false });
    expect(plan.shown.view.cage).toBe(0);
    plan.answer(answer(1, ['cage 1'], 1, 'cage 2'));
    expect(plan).toMatchObject({ waiting: false, sure: true });
    expect(plan.shown.view.cage).toBe(1);
  });

  it('shows at once what was told ahead, two steps deep', () => {
    const then = { 'cage 2': { patch: { cage: 2, look: null }, legal: said('done'), binding: ['done'] } };
    plan.ahead(0, { 'cage 1': { patch: { cage: 1 }, legal: said('cage 2'), binding: [], then } });
    plan.play(['cage 1']);
    expect(plan.shown.view.cage).toBe(1);
    plan.play(['cage 2']);
    expect(plan.shown).toMatchObject({ view: { cage: 2, look: null }, said: ['Do cage 1', 'Do cage 2'] });
    expect(plan.shown.legal).toEqual(said('done'));
  });

  it('ignores what was told ahead of another draft', () => {
    plan.play(['cage 2']);
    plan.ahead(9, { 'cage 1': { patch: { cage: 1 }, legal: [], binding: [] } });
    plan.play(['cage 1']);
    expect(plan.shown.view.cage).toBe(0);
  });

  it('takes back at once what it has seen', () => {
    plan.play(['cage 1']);
    plan.answer(answer(1, ['cage 1'], 1, 'cage 2'));
    plan.undo(0);
    expect(plan).toMatchObject({ n: 2, moves: [], waiting: true, sure: true });
    expect(plan.shown.view.cage).toBe(0);
  });

  it('is not set back by an answer that comes late', () => {
    plan.play(['cage 1']);
    plan.play(['cage 2']);
    expect(plan.answer(answer(1, ['cage 1'], 1, 'cage 2'))).toBe(false);
    expect(plan).toMatchObject({ n: 2, moves: ['cage 1', 'cage 2'], waiting: true });
  });

  it('follows another window that went on', () => {
    plan.play(['cage 1']);
    expect(plan.answer(answer(1, ['cage 2'], 2, 'done'))).toBe(true);
    expect(plan).toMatchObject({ n: 1, moves: ['cage 2'] });
    expect(plan.answer(answer(4, [], 0, 'cage 1'))).toBe(true);
    expect(plan).toMatchObject({ n: 4, moves: [] });
  });

  it('falls back to what is known when it is refused', () => {
    plan.play(['cage 1']);
    plan.answer(answer(1, ['cage 1'], 1, 'cage 2'));
    plan.play(['cage 9']);
    plan.refused(null);
    expect(plan).toMatchObject({ moves: ['cage 1'], waiting: false });
    expect(plan.shown.view.cage).toBe(1);
  });

  it('survives a dead line: what was not answered is newer than what the server has', () => {
    plan.play(['cage 1']);
    expect(plan.ask(7, table(0), answer(0, [], 0, 'cage 1'))).toBe('kept');
    expect(plan.moves).toEqual(['cage 1']);
  });

  it('is taken from the server after a reload', () => {
    const fresh = new Plan();
    expect(fresh.ask(7, table(0), answer(3, ['cage 2'], 2, 'done'))).toBe('taken');
    expect(fresh).toMatchObject({ n: 3, moves: ['cage 2'] });
    expect(fresh.shown.view.cage).toBe(2);
  });

  it('is dropped with its question', () => {
    plan.play(['cage 1']);
    expect(plan.ask(8, table(5), null)).toBe('taken');
    expect(plan).toMatchObject({ n: 0, moves: [], question: 8 });
    expect(plan.shown.view.cage).toBe(5);
  });
});
