// The crests: wheel, clover, bastion, fox, each a shape of its own with its letter; and the wild one, all four in one.
import type { Crest } from '../types.ts';

const SHAPES: Record<Crest, string> = {
  w: 'M12 1.500l1.700 2.900a8 8 0 0 1 2.500 1l3.100-.8-.8 3.100a8 8 0 0 1 1 2.500l2.900 1.800-2.900 1.800a8 8 0 0 1-1 2.500l.8 3.100-3.100-.8a8 8 0 0 1-2.500 1L12 22.500l-1.700-2.900a8 8 0 0 1-2.500-1l-3.100.8.8-3.100a8 8 0 0 1-1-2.500L1.600 12l2.900-1.800a8 8 0 0 1 1-2.500l-.8-3.100 3.100.8a8 8 0 0 1 2.500-1Z',
  c: 'M12 1.800a4.700 4.700 0 0 1 4.600 5.800 4.900 4.900 0 1 1-.8 9.300c-.9-.2-1.700-.7-2.300-1.200.2 2.500 1 4.700 2.500 6.500H8c1.500-1.800 2.300-4 2.500-6.500-.6.500-1.400 1-2.300 1.200a4.900 4.900 0 1 1-.8-9.300A4.700 4.700 0 0 1 12 1.800Z',
  b: 'M3.500 2.500h4v2.700h2.700V2.500h3.600v2.700h2.700V2.500h4V10l-2 1.500v7l2.500 3H3l2.500-3v-7l-2-1.500Z',
  f: 'M2.500 1.800 9 6.200h6l6.500-4.400.7 9.500L12 22.500 1.800 11.300Z',
};

/** Details drawn on the shape, in ink. */
const LINES: Record<Crest, string> = {
  w: 'M12 12m-6.600 0a6.600 6.600 0 1 0 13.200 0a6.600 6.600 0 1 0-13.200 0',
  c: '',
  b: 'M5.500 18.500h13M5.800 11.300h12.400',
  f: 'M4.300 5.300l1 4 3.700-1.500M19.700 5.300l-1 4-3.700-1.500',
};

const LETTER_AT: Record<Crest, number> = { w: 15.4, c: 14.4, b: 17, f: 15.6 };

/** The drawing alone, within another one: a square of 24. */
export function CrestShape({ crest }: { crest: Crest | 'x' }) {
  if (crest === 'x') return <Wild />;
  return (
    <g class={`cg-crest t-${crest}`}>
      <path class="body" d={SHAPES[crest]} />
      {LINES[crest] && <path class="lines" d={LINES[crest]} />}
      <text x="12" y={LETTER_AT[crest]} text-anchor="middle">
        {crest.toUpperCase()}
      </text>
    </g>
  );
}

/** Wild: a star of four quarters, each in the colour of a crest. */
const Wild = () => (
  <g class="cg-crest t-x">
    <path class="body" d="M12 1 15 9l8 3-8 3-3 8-3-8-8-3 8-3Z" />
    {(['w', 'c', 'b', 'f'] as const).map((crest, i) => (
      <path key={crest} class={`quarter t-${crest}`} transform={`rotate(${90 * i} 12 12)`} d="M12 12V1l3 8Z" />
    ))}
    <circle class="hub" cx="12" cy="12" r="2.600" />
  </g>
);

export function CrestSign({ crest }: { crest: Crest | 'x' }) {
  return (
    <svg class="cg-sign" viewBox="0 0 24 24" aria-hidden="true">
      <CrestShape crest={crest} />
    </svg>
  );
}
