// The games this client can show: a folder here with a `board.tsx` is a drawn board; any other is played as text.
import type { WebGame } from './game.ts';
import { textsOf } from './texts.ts';

const DRAWN = import.meta.glob<{ default: WebGame }>('./*/board.tsx');

export function folderOf(id: string): string {
  return id.replaceAll('-', '_');
}

export function isDrawn(id: string): boolean {
  return `./${folderOf(id)}/board.tsx` in DRAWN;
}

export async function webGame(id: string): Promise<WebGame> {
  const drawn = DRAWN[`./${folderOf(id)}/board.tsx`];
  if (drawn) return (await drawn()).default;
  const { TextBoard } = await import('./text_board.tsx');
  return { Board: TextBoard, rulesPage: id, texts: textsOf(folderOf(id)) };
}
