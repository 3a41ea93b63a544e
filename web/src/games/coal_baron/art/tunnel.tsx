// A tunnel tile: a stretch of gallery between timber props, lit by a lamp or dark, with one cart or two.
import type { Coal } from '../types.ts';
import { Lump } from './coal.tsx';

/** A cart on its rails, seen from the side; the origin is the middle of the rail. */
export function Wagon({ x, y, width, coal, colour, marked, asked }: WagonProps) {
  const scale = width / 30;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} class={`cb-wagon ${colour} ${coal ? 'full' : 'empty'} ${marked ? 'marked' : ''}`}>
      {asked && <circle class="asked" cx="0" cy="-21" r="9" />}
      {coal && <Lump coal={coal} x={-10} y={-29.6} size={20} />}
      <path class="tub" d="M-14-14.6H14L11.4-4H-11.4Z" />
      <path class="band" d="M-13-10.6H13" />
      {!coal && <path class="hole" d="M-11.6-14.6H11.6L10.8-11.4H-10.8Z" />}
      <circle cx="-7" cy="-2.8" r="2.7" class="wheel" />
      <circle cx="7" cy="-2.8" r="2.7" class="wheel" />
    </g>
  );
}

export interface WagonProps {
  x: number;
  y: number;
  width: number;
  coal: Coal | null;
  colour: Coal;
  /** The next to be loaded. */
  marked?: boolean;
  /** Which coal is to ride here is the open question. */
  asked?: boolean;
}

/** The gallery itself, its floor at the lower edge. */
export function Gallery({ x, y, width, height, side, framed }: GalleryProps) {
  const lamp = side === 'L' && width > 22;
  return (
    <g class={`cb-gallery ${side} ${framed ? 'framed' : ''}`}>
      <rect x={x} y={y} width={width} height={height} rx="2" class="air" />
      {lamp && (
        <g>
          <path class="glow" d={`M${x + width / 2} ${y + 5}l${Math.min(width / 2, height * 0.7)} ${height - 5}h${-2 * Math.min(width / 2, height * 0.7)}Z`} />
          <path class="wire" d={`M${x + width / 2} ${y}v4`} />
          <circle class="bulb" cx={x + width / 2} cy={y + 5.4} r="2.3" />
        </g>
      )}
      {framed && <path class="props" d={`M${x + 2} ${y + height}V${y + 2.4}H${x + width - 2}V${y + height}`} />}
      <path class="rail" d={`M${x} ${y + height - 1}H${x + width}`} />
    </g>
  );
}

export interface GalleryProps {
  x: number;
  y: number;
  width: number;
  height: number;
  side: 'L' | 'D';
  /** Between props of its own: a tile, not the printed cart. */
  framed: boolean;
}

/** A whole tile as it lies on the table. */
export function TileArt({ colour, carts, side, coal = true }: { colour: Coal; carts: number; side: 'L' | 'D'; coal?: boolean }) {
  return (
    <svg class={`cb-tile-art ${side}`} viewBox="0 0 84 46" aria-hidden="true">
      <path class="rock" d="M3 8 10 3 22 5 34 2 50 4 64 2 76 5 82 10 81 24 83 38 78 44H6L1 37 3 22Z" />
      <Gallery x={8} y={7} width={68} height={34} side={side} framed />
      {Array.from({ length: carts }, (_, i) => (
        <Wagon key={i} x={carts === 1 ? 42 : 27 + 30 * i} y={40} width={28} coal={coal ? colour : null} colour={colour} />
      ))}
    </svg>
  );
}
