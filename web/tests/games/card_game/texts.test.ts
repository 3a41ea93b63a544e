// The board says everything in three languages, and says nothing that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { tour } from '../../../src/games/card_game/tour.ts';
import { POSITIONS, position } from './positions.ts';

const ROOT = new URL('../../../', import.meta.url);
const BOARD = new URL('src/games/card_game/', ROOT);
const GAME = new URL('../src/spielwerk/games/card_game/text/', ROOT);
const LANGUAGES = ['en', 'de', 'hu'];

const sources = readdirSync(BOARD)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, BOARD), 'utf8'))
  .join('\n');
const ftl = (folder: URL, language: string) => readFileSync(new URL(`${language}.ftl`, folder), 'utf8');
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const said = [...new Set(sources.match(/(?<=['"`])(board|table|asks|words|crest)-[a-z-]*[a-z](?=['"`])/g))];
const made = ['board-pass', 'board-on', 'board-done']; // by the word of the button

it.each(LANGUAGES)('every sentence of the board is there: %s', (language) => {
  const known = new Set([...ids(ftl(new URL('text/', BOARD), language)), ...ids(ftl(GAME, language))]);
  expect(said.length).toBeGreaterThan(60);
  expect([...said, ...made].filter((id) => !known.has(id))).toEqual([]);
});

it.each(LANGUAGES)('no sentence is there for nothing: %s', (language) => {
  const text = ftl(new URL('text/', BOARD), language);
  const used = new Set([...said, ...made, ...tour.map((step) => step.say)]);
  expect(ids(text).filter((id) => !used.has(id))).toEqual([]);
});

it.each(LANGUAGES)('all of it can be formatted: %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [ftl(GAME, language), ftl(new URL('text/', BOARD), language)]) {
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  }
  const figures = {
    ...{ phase: 'turn', waits: 'yes', owed: 2, zone: 'wild', steps: 1, least: 1, most: 2, crest: 'w', crests: 'wheel', name: 'Anna' },
    ...{ workers: 1, card: 'w2', count: 1, token: 2, dock: 3, number: 2, numbers: '2 + 1', stack: 'orders', points: 3, wagon: 'wheel wagon' },
    ...{ destination: 'furnace', orders: 1, shares: 2 },
  };
  for (const id of ids(ftl(new URL('text/', BOARD), language))) {
    const errors: Error[] = [];
    bundle.formatPattern(bundle.getMessage(id)!.value!, figures, errors);
    expect([id, ...errors.map(String)]).toEqual([id]);
  }
});

it('each step of the guided turns comes up somewhere', () => {
  const { view, seat } = position('first');
  const laid = (count: number) => ({ ...view, zones: [{ ...view.zones[0]!, laid: Array.from({ length: count }, () => ({ seat, card: '1', number: 1 })) }] });
  const early = POSITIONS.map((table) => ({ ...table, view: { ...table.view, shift: 1 } }));
  const tables = [...early, ...[0, 1, 2, 4].map((count) => ({ view: laid(count), seat }))];
  const silent = tour.filter((step) => !tables.some((table) => step.when(table.view, table.seat, [])));
  expect(silent.map((step) => step.say)).toEqual([]);
});
