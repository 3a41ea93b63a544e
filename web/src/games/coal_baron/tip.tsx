// What a piece of Coal Baron does now, or why not.
import { Tooltip } from '../tip.tsx';
import { useDesk } from './desk.ts';

export function Tip() {
  const desk = useDesk();
  return <Tooltip desk={desk} style="cb-tip" page="coal-baron" ruleOf={ruleOf} several={(count) => desk.say('board-moves', { count })} />;
}

// The rule that tells what a piece is for.
const RULES: Record<string, string> = {
  'space:factory look': 'CB-4.2',
  'space:factory': 'CB-4.1',
  'space:mine': 'CB-4.4',
  'space:deliver': 'CB-4.7',
  'space:money': 'CB-4.8',
  'space:order look': 'CB-4.10',
  'space:order': 'CB-4.9',
  'space:bank': 'CB-3.4',
  'level:': 'CB-4.4',
  'coal:': 'CB-4.4',
  'cage:': 'CB-4.4',
  'yard:': 'CB-4.4',
  'slot-store:': 'CB-4.4',
  'slot:': 'CB-4.4',
  'pair:': 'CB-4.5',
  'order:': 'CB-4.7',
  'fuel:': 'CB-4.3',
  stop: 'CB-4.4',
};

export function ruleOf(piece: string): string | undefined {
  return Object.entries(RULES).find(([start]) => piece.startsWith(start))?.[1];
}
