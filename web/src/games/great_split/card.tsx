// A resource card: its sign as often as it shows it, its letter in the corner.
import type { ComponentChildren } from 'preact';
import { Figure } from './art/figure.tsx';
import { Ink } from './art/signs.tsx';
import { type Face, faceOf, LETTERS } from './box.ts';

// Where the signs lie on a card, by how many there are: per cent of its width and height.
const PLACES: Record<number, [number, number][]> = {
  1: [[50, 54]],
  2: [[58, 34], [58, 72]],
  3: [[50, 32], [29, 70], [71, 70]],
  4: [[30, 38], [70, 38], [30, 74], [70, 74]],
  5: [[28, 34], [72, 34], [50, 54], [28, 75], [72, 75]],
};

export function CardFace({ card, children }: { card: string; children?: ComponentChildren }) {
  const { sign, times } = faceOf(card);
  return (
    <span class={`gs-card t-${sign} of-${times}`} aria-hidden="true">
      <span class="gs-corner">
        <Figure of={LETTERS[sign]} />
        <Figure as="small" of={times} />
      </span>
      {(PLACES[times] ?? PLACES[5]!).map(([x, y], i) => (
        <span key={i} class="gs-pip" style={`left:${x}%;top:${y}%`}>
          <Ink glyph={sign} />
        </span>
      ))}
      {children}
    </span>
  );
}

/** A card as small as a word: sign, letter, figure. */
export function Bit({ face }: { face: Face }) {
  return (
    <span class={`gs-bit t-${face.sign}`}>
      <Ink glyph={face.sign} />
      <Figure of={`${LETTERS[face.sign]}${face.times}`} />
    </span>
  );
}

export function Back({ count }: { count?: number }) {
  return (
    <span class="gs-card gs-back" aria-hidden="true">
      <Ink glyph="hammer" tint="back" />
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}
