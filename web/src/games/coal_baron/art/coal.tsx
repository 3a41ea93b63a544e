// Coal: every colour has its own shape and letter, so that no one has to tell them by colour.
import type { Coal } from '../types.ts';
import { LETTERS } from './glyphs.ts';

const SHAPES: Record<Coal, string> = {
  y: 'M10 1.2 15.6 3 18.8 8 18.2 13.8 13.6 18.4 7.2 18.6 2.4 15 1.2 8.6 4.8 2.8Z',
  b: 'M2.4 3 16.8 2 18 17 3.2 18Z',
  g: 'M10 .6 19.4 10 10 19.4.6 10Z',
  k: 'M10 .8 19.4 17.8.6 17.8Z',
};
// The lit facet of each lump.
const FACETS: Record<Coal, string> = {
  y: 'M10 1.2 15.6 3 11.4 6.4 4.8 2.8Z',
  b: 'M2.4 3 16.8 2 14 5.4 5 6Z',
  g: 'M10 .6 13.4 5.4 6 8 .6 10Z',
  k: 'M10 .8 12.6 8 8 11.6.6 17.8Z',
};

export interface LumpProps {
  coal: Coal;
  x?: number;
  y?: number;
  size?: number;
  /** An empty seat that waits for this coal. */
  hollow?: boolean;
  class?: string;
}

/** A lump within a drawing. */
export function Lump({ coal, x = 0, y = 0, size = 20, hollow, class: name = '' }: LumpProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`} class={`cb-lump ${coal} ${hollow ? 'hollow' : ''} ${name}`}>
      <path d={SHAPES[coal]} class="body" />
      {!hollow && <path d={FACETS[coal]} class="facet" />}
      <path d={LETTERS[coal]} class="letter" />
    </g>
  );
}

/** A lump in running text. */
export function Bit({ coal, hollow }: { coal: Coal; hollow?: boolean }) {
  return (
    <svg class="cb-bit" viewBox="-1 -1 22 22" aria-hidden="true">
      <Lump coal={coal} hollow={hollow} />
    </svg>
  );
}
