// What a piece of The Great Card Game does now, or why not.
import { Tooltip } from '../tip.tsx';
import { useDesk } from './desk.ts';

export function Tip() {
  const desk = useDesk();
  return <Tooltip desk={desk} style="cg-tip" page="card-game" ruleOf={ruleOf} several={(count) => desk.say('board-moves', { count })} />;
}

// The rule that tells what a piece is for.
const RULES: Record<string, string> = {
  'zone:lorry': 'CG-4.1',
  'zone:wagon': 'CG-4.2',
  'zone:engine': 'CG-4.3',
  'zone:order': 'CG-4.4',
  'zone:innovation': 'CG-4.4',
  'zone:share': 'CG-4.5',
  'zone:objective': 'CG-4.5',
  'zone:mining': 'CG-4.6',
  'zone:delivery': 'CG-4.7',
  'zone:wild': 'CG-4.8',
  'worker:': 'CG-3.3',
  'count:': 'CG-3.3',
  'way:': 'CG-3.3',
  'use:': 'CG-3.5',
  'dock:': 'CG-4.2',
  'wagon:': 'CG-4.6',
  'stored:': 'CG-4.6',
  row: 'CG-4.6',
  store: 'CG-4.6',
  'send:': 'CG-4.7',
  'tray:': 'CG-4.8',
  'put-back': 'CG-4.8',
  pass: 'CG-3.1',
  on: 'CG-2.3',
  done: 'CG-2.3',
};

export function ruleOf(piece: string): string | undefined {
  const own = piece.replace(/^seen:\d:/, '');
  return Object.entries(RULES).find(([start]) => own.startsWith(start))?.[1];
}
