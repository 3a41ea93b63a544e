// Who one is: the steps taken at set-up, and the contracts that count at the end.
import { Ink } from './art/signs.tsx';
import { LETTERS, ROWS } from './box.ts';
import { useDesk } from './desk.ts';
import type { Player } from './types.ts';

// Our own seven collectors, as silhouettes: head and what they wear on it.
const HATS: Record<string, string> = {
  c1: 'M4 9h16l-3-1.500V3.500H7V7.500Z',
  c2: 'M5 9c0-5 3-7 7-7s7 2 7 7l3 1.200H2Z',
  c3: 'M3.5 8.500C4 4 9 2 14 2.500s7 3 6 6c-5-1.5-11-1.5-16.5 0Z',
  c4: 'M6.5 9 8 2.500l4 3 4-3L17.5 9Z',
  c5: 'M6 9C4 5 8 1 12 1.500S20 5 18 9c2 2 2 5 .5 7-.5-4-1-6-3-7.500H8.500C6.5 10 6 12 5.5 16 4 14 4 11 6 9Z',
  c6: 'M5 9 12 1.5 19 9Z',
  c7: 'M6 9c-.5-4 2-6.5 6-6.500S18.5 5 18 9l-1.5-1.500c-3 1-6 1-9 0Z',
};

export function Portrait({ name }: { name: string }) {
  return (
    <svg class="gs-portrait" viewBox="0 0 24 28" aria-hidden="true">
      <path class="coat" d="M2 28c0-6 3.5-8.5 7.5-9.200h5C18.5 19.5 22 22 22 28Z" />
      <path class="shirt" d="M9.5 18.8 12 23l2.5-4.200Z" />
      <ellipse class="face" cx="12" cy="12.5" rx="5.4" ry="6.7" />
      <path class="hat" d={HATS[name] ?? HATS.c1} />
      <path class="line" d="M9.8 12.400v.1M14.2 12.400v.1M10.5 16c1 .7 2 .7 3 0" />
    </svg>
  );
}

export function Character({ player }: { player: Player }) {
  const { say } = useDesk();
  const { character } = player;
  const printed = ROWS.filter((resource) => character.contracts[resource] > 0);
  const names = printed.map((resource) => `${character.contracts[resource]} ${say('track-name', { track: resource })}`).join(', ');
  return (
    <span class="gs-character" title={say('board-character', { contracts: names || '–' })}>
      <Portrait name={character.name} />
      {printed.length > 0 && (
        <span class="gs-printed">
          <Ink glyph="contract" />
          {printed.map((resource) => (
            <i key={resource} class={`t-${resource}`}>
              {LETTERS[resource].repeat(character.contracts[resource])}
            </i>
          ))}
        </span>
      )}
    </span>
  );
}
