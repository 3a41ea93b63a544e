// The games this client can show: a folder here with a `board.tsx` is a drawn board; any other is played as text.
import type { WebGame, Words } from './game.ts';
import { textsOf } from './texts.ts';

const DRAWN = import.meta.glob<{ default: WebGame }>('./*/board.tsx');
const WORDS = import.meta.glob<{ default: Words }>('./*/words.tsx');

const folderOf = (id: string) => id.replaceAll('-', '_');

/** `text`: without its drawing, for who plays in text mode; what is not shown is not loaded. */
export async function webGame(id: string, text: boolean): Promise<WebGame> {
  const folder = folderOf(id);
  const [words, drawn] = await Promise.all([
    WORDS[`./${folder}/words.tsx`]?.().then((module) => module.default),
    text ? undefined : DRAWN[`./${folder}/board.tsx`]?.().then((module) => module.default),
  ]);
  return { rulesPage: id, texts: textsOf(folder), ...words, ...drawn };
}
