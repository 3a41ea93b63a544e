// The board speaks with the game's own sentences, and with those that only a drawing needs.
import type { Language } from '../../say.ts';
import { textsOf } from '../texts.ts';

const BOARD: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./text/en.ftl?raw'),
  de: () => import('./text/de.ftl?raw'),
  hu: () => import('./text/hu.ftl?raw'),
};

const GAME = textsOf('coal_baron');

const both = (language: Language) => async (): Promise<string> => {
  const [game, board] = await Promise.all([GAME[language](), BOARD[language]()]);
  return `${game}\n${board.default}`;
};

export const texts: Record<Language, () => Promise<string>> = { en: both('en'), de: both('de'), hu: both('hu') };
