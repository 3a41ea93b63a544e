// A game's sentences: those of the Python package, the same Fluent files, and what only its web page says.
import type { Language } from '../say.ts';

type Files = Record<string, () => Promise<string>>;
const PACKAGE: Files = import.meta.glob<string>('../../../src/spielwerk/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const PAGE: Files = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

/** The texts of the game in this folder of `spielwerk/games`, and in the folder of that name here. */
export function textsOf(folder: string): Record<Language, () => Promise<string>> {
  const of = (files: Files, language: Language) =>
    Object.entries(files).filter(([path]) => path.includes(`/${folder}/text/`) && path.endsWith(`${language}.ftl`));
  const file = (language: Language) => async () => {
    const found = [...of(PACKAGE, language), ...of(PAGE, language)];
    return (await Promise.all(found.map(([, load]) => load()))).join('\n');
  };
  return { en: file('en'), de: file('de'), hu: file('hu') };
}
