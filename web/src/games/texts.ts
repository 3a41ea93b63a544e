// A game's sentences are those of the Python package: the same Fluent files, one source.
import type { Language } from '../say.ts';

const FILES = import.meta.glob<string>('../../../src/spielwerk/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The texts of the game in this folder of `spielwerk/games`. */
export function textsOf(folder: string): Record<Language, () => Promise<string>> {
  const file = (language: Language) => () =>
    FILES[`../../../src/spielwerk/games/${folder}/text/${language}.ftl`]?.() ?? Promise.resolve('');
  return { en: file('en'), de: file('de'), hu: file('hu') };
}
