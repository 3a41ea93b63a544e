// What a piece of The Great Split does now, or why not.
import { Tooltip } from '../tip.tsx';
import { useDesk } from './desk.ts';

export function Tip() {
  const desk = useDesk();
  return <Tooltip desk={desk} style="gs-tip" page="great-split" ruleOf={ruleOf} several={(count) => desk.say('board-moves', { count })} />;
}

// The rule that tells what a piece is for.
const RULES: Record<string, string> = {
  'track:prestige': 'GS-1.3',
  'track:': 'GS-1.3',
  'card:': 'GS-4.1',
  'gold:': 'GS-4.4',
  'prestige:': 'GS-4.4',
  'a:': 'GS-3.2',
  'b:': 'GS-3.2',
  'put:': 'GS-3.2',
  offer: 'GS-3.2',
  reopen: 'GS-3.3',
  'keep:': 'GS-3.3',
  splitter: 'GS-4.3',
  sure: 'GS-4.1',
  default: 'GS-3.4',
  done: 'GS-3.4',
};

export function ruleOf(piece: string): string | undefined {
  if (piece.endsWith('-seal')) return 'GS-1.4';
  return Object.entries(RULES).find(([start]) => piece.startsWith(start))?.[1];
}
