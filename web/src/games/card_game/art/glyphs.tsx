// The small drawings: destinations, actions, workers, marks. Each on a square of 24: a filled body, and lines.

export type Glyph =
  | 'barracks' | 'furnace' | 'factory' | 'steamboat'
  | 'lorry' | 'wagon' | 'engine' | 'order' | 'share' | 'mining' | 'delivery' | 'wild'
  | 'tokens' | 'objectives' | 'worker' | 'cards' | 'lock';

const PATHS: Record<Glyph, [body: string, lines: string]> = {
  barracks: ['M3 21V8.500L7.500 4 12 8.500 16.500 4 21 8.500V21Z', 'M12 8.500V21M6 12h3v3H6ZM15 12h3v3h-3ZM6 18h3v3M15 18h3v3M3 8.500h18M17.500 5V2'],
  furnace: ['M9 5h6l1 8 2.500 3V21h-13v-5L8 13Z', 'M8.300 11h7.400M10.500 21v-4h3v4M12 5c-2-2 1-2.500 0-4M18.500 16H21v5h-2.500M9 5 4 3v18'],
  factory: ['M2 21V11l5-3.500V11l5-3.500V11l5-3.500V21Z', 'M17 21h5V4h-3.500L18 8M5 14.500h2.500M10 14.500h2.500M5 18h2.500M10 18h2.500M20 2c1-1 2 0 2.500-1'],
  steamboat: ['M1.500 15h21l-3 6H5Z', 'M5 15v-4h10v4M7.500 11V4h3v7M9 2c1-.8 2 .3 3-.7M16.500 17.500a3 3 0 1 0 .1 0M7 13h2M11 13h2'],
  lorry: ['M3 8h18l-2.500 8h-13Z', 'M5 8c1-3 4-4 7-2.500C15 4 18 5 19 8M8 19.500a1.600 1.600 0 1 0 .1 0M16 19.500a1.600 1.600 0 1 0 .1 0'],
  wagon: ['M2.500 9h19v7h-19Z', 'M7 9v7M12 9v7M17 9v7M6.500 18.500a1.700 1.700 0 1 0 .1 0M17.500 18.500a1.700 1.700 0 1 0 .1 0M.5 16h2M21.500 16h2'],
  engine: ['M3 7h7v4h8c2 0 3 1.500 3 3.500V17H3Z', 'M15.500 11V5h3v6M5 9.500h3M6.500 20.500a2 2 0 1 0 .1 0M13 20.500a2 2 0 1 0 .1 0M18.500 20a1.500 1.500 0 1 0 .1 0'],
  order: ['M5 3h14v18l-2.300-1.500L14.300 21 12 19.500 9.700 21l-2.400-1.500L5 21Z', 'M8.500 8h7M8.500 11.500h7M8.500 15h4'],
  share: ['M2.500 5h19v14h-19Z', 'M5 7.500h14v9H5ZM8 10.500h8M8 13.500h4M17 13a1.300 1.300 0 1 0 .1 0'],
  mining: ['M13 10.500 11 8.500 2.500 17.500 5 20Z', 'M5 5.500C10 3 16 5 19.500 13 16 9 11 6.500 5 5.500ZM12.500 9.500l9 9.500-2 2-9-9.500'],
  delivery: ['M14 3h3v18h-3Z', 'M14 5 3 7v4l11-1.500M10 21h11M18.500 7.500a2.300 2.300 0 1 0 .1 0'],
  wild: ['M12 1.500 15 9l7.500 3-7.500 3-3 7.500L9 15l-7.500-3L9 9Z', 'M12 10a2 2 0 1 0 .1 0'],
  tokens: ['M12 2.500a9.500 9.500 0 1 0 .1 0Z', 'M12 6.500V12l4 2.500M12 2.500v1.800M12 19.700v1.800M2.500 12h1.800M19.700 12h1.800'],
  objectives: ['M4 3h16v9c0 5-4 8-8 9.500C8 20 4 17 4 12Z', 'M8 11.500l3 3 5.500-6'],
  worker: ['M4 13c0-5 3-8.500 8-8.500s8 3.500 8 8.500Z', 'M2.500 13h19M6.500 13c0 5 2 8 5.500 8s5.500-3 5.500-8M12 8.500a1.700 1.700 0 1 0 .1 0'],
  cards: ['M8 5h11v15H8Z', 'M8 8 4.500 9l3 9.500'],
  lock: ['M6 11h12v9H6Z', 'M8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500V17'],
};

export function Ink({ glyph }: { glyph: Glyph }) {
  const [body, lines] = PATHS[glyph];
  return (
    <svg class="cg-ink" viewBox="0 0 24 24" aria-hidden="true">
      <path d={body} />
      <path class="cg-lines" d={lines} />
    </svg>
  );
}

// A shape for each seat, so that no colour stands alone.
const MARKS = ['M8 1a7 7 0 1 0 .1 0Z', 'M2 2h12v12H2Z', 'M8 1l7 13H1Z', 'M8 .5 15.500 8 8 15.500.500 8Z'];

export const Mark = ({ seat }: { seat: number }) => (
  <svg class={`cg-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={MARKS[seat % MARKS.length]} />
  </svg>
);
