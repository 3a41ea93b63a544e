// The line drawings of the cabinet: each sign once, as a symbol, used everywhere by its name.
import type { Sign } from '../types.ts';

export type Glyph = Sign | 'contract' | 'arrow' | 'wallet' | 'splitter' | 'star-worth' | 'hammer' | 'cards' | 'lock';

/** Paths on a square of 24; the first is filled with the tint of the sign. */
const PATHS: Record<Glyph, [body: string, lines: string]> = {
  tome: ['M5 4.5C8 3.3 10.5 4 12 5.5 13.5 4 16 3.3 19 4.500V19c-3-1-5.5-.6-7 .9-1.5-1.5-4-1.9-7-.9Z', 'M12 5.500v14.300M7.5 8.200c1-.2 1.9 0 2.6.4M7.5 11.400c1-.2 1.9 0 2.6.4M16.5 8.200c-1-.2-1.9 0-2.6.4M16.5 11.400c-1-.2-1.9 0-2.6.4'],
  artwork: ['M3.5 4.500h17v15h-17Z', 'M6.3 7.300h11.400v9.400H6.300ZM6.5 15.600l3.7-4.3 2.7 3 1.9-1.8 2.9 3.200M14.7 9.900a1 1 0 1 0 .1 0'],
  topaz: ['M12 3.2 19.6 7.600v8.800L12 20.8 4.4 16.400V7.600Z', 'M4.4 7.6 8.7 10M19.6 7.6 15.3 10M12 20.800v-5M12 8.2 15.3 10v4L12 15.8 8.7 14v-4Z'],
  emerald: ['M8 3.500h8L20 8v8l-4 4.500H8L4 16V8Z', 'M9.6 7.300h4.800L16.6 9.700v4.600l-2.2 2.400H9.600L7.4 14.300V9.700ZM4 8l3.4 1.700M20 8l-3.4 1.700M4 16l3.4-1.700M20 16l-3.4-1.7'],
  gold: ['M4.5 15.5 7 9h10l2.5 6.500v3h-15Z', 'M4.5 15.500h15M7 9l2 6.500M17 9l-2 6.500M9 6l1.2-2M15 6l-1.2-2M12 5V2.8'],
  prestige: ['M4 8.500l4 3.300L12 5l4 6.8 4-3.3-1.6 9.500H5.600Z', 'M5.8 20.300h12.400M12 2.600v.1M4 6v.1M20 6v.1'],
  diamond: ['M12 2.500c1.6 0 2.5 1.3 4 1.500s2.9.4 3.7 1.7.1 2.7.6 4.1 1.4 2.2 1 3.7-1.7 2.1-2.5 3.4-.9 2.7-2.3 3.3-2.8-.1-4.5-.1-3.1.8-4.5.1-1.5-2-2.3-3.3-2.1-1.9-2.5-3.4.5-2.3 1-3.7-.1-2.8.6-4.100S6.5 4.2 8 4s2.4-1.5 4-1.500Z', 'M12 6.5 16 12l-4 5.500L8 12Z'],
  square: ['M12 2.500c1.6 0 2.5 1.3 4 1.500s2.9.4 3.7 1.7.1 2.7.6 4.1 1.4 2.2 1 3.7-1.7 2.1-2.5 3.4-.9 2.7-2.3 3.3-2.8-.1-4.5-.1-3.1.8-4.5.1-1.5-2-2.3-3.3-2.1-1.9-2.5-3.4.5-2.3 1-3.7-.1-2.8.6-4.100S6.5 4.2 8 4s2.4-1.5 4-1.500Z', 'M8.3 8.300h7.400v7.400H8.300Z'],
  star: ['M12 2.500c1.6 0 2.5 1.3 4 1.500s2.9.4 3.7 1.7.1 2.7.6 4.1 1.4 2.2 1 3.7-1.7 2.1-2.5 3.4-.9 2.7-2.3 3.3-2.8-.1-4.5-.1-3.1.8-4.5.1-1.5-2-2.3-3.3-2.1-1.9-2.5-3.4.5-2.3 1-3.7-.1-2.8.6-4.100S6.5 4.2 8 4s2.4-1.5 4-1.500Z', 'M12 6.3 13.7 10l4 .4-3 2.7.9 3.900L12 15l-3.6 2 .9-3.9-3-2.7 4-.4Z'],
  contract: ['M6 4h12v13.500a2.5 2.5 0 0 1-2.5 2.500H8.500A2.5 2.5 0 0 1 6 17.500Z', 'M9 8h6M9 11h6M9 14h3.500M14.8 16.200a1.4 1.4 0 1 0 .1 0'],
  arrow: ['M3.5 5.5 11 12l-7.5 6.500ZM12 5.5 19.5 12 12 18.500Z', ''],
  wallet: ['M2.5 6.500h19v12h-19Z', 'M2.5 6.5 12 13.500l9.5-7M12 12.200a1.6 1.6 0 1 0 .1 0'],
  splitter: ['M10.5 2.500h3l1.5 10L12 21.5 9 12.500Z', 'M12 5v8M6.5 12.500H3M17.5 12.500H21M5 10.500l-2.3 2L5 14.500M19 10.500l2.3 2-2.3 2'],
  'star-worth': ['M12 2.8 14.7 9l6.7.6-5.1 4.5 1.6 6.600L12 17.200l-5.9 3.5 1.6-6.6-5.1-4.500L9.3 9Z', ''],
  hammer: ['M11 4.5 18.5 12 15.8 14.7 8.3 7.200Z', 'M12.2 10.9 4.5 18.600a1.3 1.3 0 0 0 1.9 1.900L14 12.700M10 3.5 7.3 6.200M19.5 13 16.8 15.700M13.5 21h7'],
  cards: ['M7.5 5.500h9.500v14H7.500Z', 'M7.5 8 4.3 9l3.2 9.800M17 8l3 .9-3 9.6'],
  lock: ['M6 11h12v9H6Z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2.5'],
};

/** Hung up once on the board. */
export function Signs() {
  return (
    <svg class="gs-signs" aria-hidden="true">
      {Object.entries(PATHS).map(([name, [body, lines]]) => (
        <symbol key={name} id={`gs-${name}`} viewBox="0 0 24 24">
          <path class="gs-body" d={body} />
          {lines && <path class="gs-lines" d={lines} />}
        </symbol>
      ))}
    </svg>
  );
}

export function Ink({ glyph, tint }: { glyph: Glyph; tint?: string }) {
  return (
    <svg class={`gs-ink t-${tint ?? glyph}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#gs-${glyph}`} />
    </svg>
  );
}

/** Each seat's own mark, so that no one has to tell players by colour. */
const MARKS = [
  'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8Z',
  'M2.5 2.500h11v11h-11Z',
  'M8 1.8 14.5 13.500h-13Z',
  'M8 1 15 8 8 15 1 8Z',
  'M8 1.5 14.6 6.3 12.1 14H3.900L1.4 6.300Z',
  'M5 1.500h6V5h3.500v6H11v3.500H5V11H1.500V5H5Z',
  'M8 14 1.8 7.600A3.6 3.6 0 0 1 8 3.800a3.6 3.6 0 0 1 6.2 3.800Z',
];

export function Mark({ seat }: { seat: number }) {
  return (
    <svg class={`gs-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={MARKS[seat % MARKS.length]} />
    </svg>
  );
}
