// The keys of the table page: one list, read by the page and shown in the help.
import { say } from '../say.ts';

export const KEYS = {
  undo: 'u',
  confirm: 'c',
  last: 'l',
  help: '?',
  pop: 'Backspace',
  hold: 'Escape',
} as const;

const SHOWN: [keys: string, what: string][] = [
  ['U', 'key-undo'],
  ['⌫', 'key-undo'],
  ['C', 'key-confirm'],
  ['L', 'key-last'],
  ['Esc', 'key-hold'],
  ['?', 'key-help'],
  ['← ↑ → ↓', 'key-arrows'],
  ['⏎', 'key-enter'],
];

export function Keys() {
  return (
    <dl class="keys">
      {SHOWN.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
