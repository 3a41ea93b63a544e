// The board says everything in three languages, and says nothing that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { tour } from '../../../src/games/great_split/tour.ts';
import { POSITIONS } from './positions.ts';

const ROOT = new URL('../../../', import.meta.url);
const BOARD = new URL('src/games/great_split/', ROOT);
const GAME = new URL('../src/spielwerk/games/great_split/text/', ROOT);
const LANGUAGES = ['en', 'de', 'hu'];

const sources = readdirSync(BOARD)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, BOARD), 'utf8'))
  .join('\n');
const ftl = (folder: URL, language: string) => readFileSync(new URL(`${language}.ftl`, folder), 'utf8');
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const said = [...new Set(sources.match(/(?<=['"`])(asks|board|table|words)-[a-z-]*[a-z](?=['"`])/g))];

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
    ...{ name: 'Anna', phase: 'split', count: 1, round: 1, level: 'II', limit: 5, token: 2, what: 'x', prestige: 3, side: 'left' },
    ...{ length: 15, sealed: 1, stars: 1, contracts: 2, at: 3, a: 1, b: 2, part: 'a', card: 'x', symbol: 'star', total: 9, done: 'yes' },
    ...{ banners: '2 → 1', arrows: '3', icons: '1', from: 3, cards: 'x' },
  };
  for (const id of ids(ftl(new URL('text/', BOARD), language))) {
    const errors: Error[] = [];
    const value = bundle.getMessage(id)!.value!;
    bundle.formatPattern(value, figures, errors);
    expect([id, ...errors.map(String)]).toEqual([id]);
  }
});

it('each step of the guided turn comes up somewhere', () => {
  const tables = POSITIONS.map(({ view, seat }) => ({ view: { ...view, round: 1 }, seat }));
  const silent = tour.filter((step) => !tables.some(({ view, seat }) => step.when(view, seat, [])));
  expect(silent.map((step) => step.say)).toEqual([]);
});
