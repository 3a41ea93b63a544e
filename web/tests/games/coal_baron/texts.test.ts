// The board says everything in three languages, and says nothing that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { tour } from '../../../src/games/coal_baron/tour.ts';
import { POSITIONS, position } from './positions.ts';

const ROOT = new URL('../../../', import.meta.url);
const BOARD = new URL('src/games/coal_baron/', ROOT);
const GAME = new URL('../src/spielwerk/games/coal_baron/text/', ROOT);
const LANGUAGES = ['en', 'de', 'hu'];

const sources = readdirSync(BOARD)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, BOARD), 'utf8'))
  .join('\n');
const ftl = (folder: URL, language: string) => readFileSync(new URL(`${language}.ftl`, folder), 'utf8');
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const said = [...new Set(sources.match(/(?<=['"`])(board|table)-[a-z-]*[a-z](?=['"`])/g))];

it.each(LANGUAGES)('every sentence of the board is there: %s', (language) => {
  const known = new Set([...ids(ftl(new URL('text/', BOARD), language)), ...ids(ftl(GAME, language))]);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
  expect(tour.map((step) => step.say).filter((id) => !known.has(id))).toEqual([]);
});

it.each(LANGUAGES)('no sentence is there for nothing: %s', (language) => {
  const text = ftl(new URL('text/', BOARD), language);
  const within = new Set([...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1]!));
  const used = new Set([...said, ...tour.map((step) => step.say), ...within]);
  expect(ids(text).filter((id) => !used.has(id))).toEqual([]);
});

it.each(LANGUAGES)('all of it can be formatted: %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [ftl(GAME, language), ftl(new URL('text/', BOARD), language)]) {
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  }
  const figures = {
    ...{ name: 'Anna', card: 'K2D', workers: 1, has: 2, marks: 3, points: 4, count: 1, shift: 1, first: 5, second: 2 },
    ...{ coal: 'k', colour: 'g', side: 'L', level: 0, light: 1, dark: 2, lost: 2, full: 1, slots: 2, steps: 1, all: 6, order: 'o17' },
    ...{ people: 'Anna: 1', space: 'mine-10' },
  };
  for (const id of ids(ftl(new URL('text/', BOARD), language))) {
    const errors: Error[] = [];
    const value = bundle.getMessage(id)!.value!;
    bundle.formatPattern(value, figures, errors);
    expect([id, ...errors.map(String)]).toEqual([id]);
  }
});

it('each step of the guided turns comes up somewhere', () => {
  const { view, seat } = position('first');
  const workers = Array.from({ length: 19 }, (_, left) => ({ ...view, players: view.players.map((player) => ({ ...player, workers: left })) }));
  const tables = [...POSITIONS, ...workers.map((table) => ({ view: table, seat }))];
  const drafts = [[], ['mine 10'], ['mine 10', 'cage 1']];
  const silent = tour.filter((step) => !tables.some((table) => drafts.some((draft) => step.when(table.view, table.seat, draft))));
  expect(silent.map((step) => step.say)).toEqual([]);
});
