// What the server would send at positions of whole games; `positions.py` writes them.
import { readdirSync, readFileSync } from 'node:fs';
import type { View } from '../../../src/games/card_game/types.ts';

export interface Position {
  name: string;
  view: View;
  seat: number;
  names: string[];
  legal: Map<string, string>;
}

const FOLDER = new URL('./positions/', import.meta.url);

export const POSITIONS: Position[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const sent = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    return { ...sent, name: file.replace('.json', ''), legal: new Map(sent.legal) };
  });

export function position(name: string): Position {
  const found = POSITIONS.find((one) => one.name === name);
  if (!found) throw new Error(`no position ${name}: run positions.py`);
  return found;
}
