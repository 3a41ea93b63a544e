// Where everything lies in the cross-section of a mine, for a drawing of a given width and height.
import { segments, type Segment } from './box.ts';
import type { Player } from './types.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedSegment extends Box {
  side: 'L' | 'D';
  segment: Segment;
  carts: { x: number; y: number; width: number }[];
}

export interface Gallery extends Box {
  level: number;
  side: 'L' | 'D';
  segments: PlacedSegment[];
}

export interface MineLayout {
  width: number;
  height: number;
  ground: number;
  shaft: Box;
  /** The stops of the cage: the surface, then the four levels. */
  stops: Box[];
  yard: Box[];
  scale: Box;
  galleries: Gallery[];
}

const CART = 52; // a cart at its largest
const GAP = 3; // between tiles
const FRAME = 5; // the props of a tile

export function mineLayout(player: Player, width: number, height: number): MineLayout {
  const ground = Math.round(Math.min(122, Math.max(100, height * 0.29)));
  const level = (height - ground - 6) / 4;
  const shaftWidth = Math.round(Math.min(104, Math.max(64, width * 0.18)));
  const shaft = { x: (width - shaftWidth) / 2, y: ground, width: shaftWidth, height: height - ground - 4 };
  const stops = [0, 1, 2, 3, 4].map((stop): Box => {
    const y = stop ? ground + (stop - 1) * level : ground - 60;
    return { x: shaft.x, y, width: shaftWidth, height: stop ? level : 58 };
  });
  const side = shaft.x;
  const yard = bays(side - 8, ground);
  const scale = { x: shaft.x + shaftWidth + 6, y: ground - 74, width: side - 10, height: 74 };
  const galleries = [1, 2, 3, 4].flatMap((number) =>
    (['L', 'D'] as const).map((which): Gallery => {
      const x = which === 'L' ? 4 : shaft.x + shaftWidth;
      const box = { x, y: ground + (number - 1) * level + 5, width: side - 4, height: level - 9 };
      return { ...box, level: number, side: which, segments: lay(segments(player, number, which), box, which) };
    }),
  );
  return { width, height, ground, shaft, stops, yard, scale, galleries };
}

/** Four bays side by side; where they would be too narrow for a finger, two upon two. */
function bays(room: number, ground: number): Box[] {
  const row = Math.min(56, room / 4);
  if (row >= 44) return [0, 1, 2, 3].map((i) => ({ x: 4 + i * row, y: ground - 50, width: row - 3, height: 50 }));
  const [width, height] = [Math.min(62, room / 2), 46];
  return [0, 1, 2, 3].map((i) => ({ x: 4 + (i % 2) * width, y: ground - height * (2 - Math.floor(i / 2)), width: width - 2, height: height - 1 }));
}

/** Segments from the shaft outwards; carts shrink where there are many. */
function lay(row: Segment[], box: Box, side: 'L' | 'D'): PlacedSegment[] {
  const carts = row.reduce((sum, segment) => sum + segment.carts.length, 0);
  const framed = row.filter((segment) => segment.tile).length;
  const room = box.width - framed * 2 * FRAME - row.length * GAP - 4;
  const cart = Math.min(CART, box.height - 8, room / Math.max(1, carts));
  let from = 2; // the shaft
  return row.map((segment) => {
    const edge = segment.tile ? FRAME : 0;
    const width = segment.carts.length * cart + 2 * edge;
    const x = side === 'D' ? box.x + from : box.x + box.width - from - width;
    from += width + GAP;
    const placed = segment.carts.map((_, i) => {
      const at = side === 'D' ? i : segment.carts.length - 1 - i;
      return { x: x + edge + (at + 0.5) * cart, y: box.y + box.height - 2, width: cart * 0.86 };
    });
    return { x, y: box.y, width, height: box.height, side, segment, carts: placed };
  });
}

/** Five berths in the cage: two above and three below, or side by side where the cage is low; whichever is larger. */
export function berths(cage: Box): { x: number; y: number; size: number }[] {
  const stacked = Math.min((cage.width - 12) / 3.2, (cage.height - 18) / 2.1);
  const abreast = Math.min((cage.width - 16) / 5, cage.height - 18);
  const size = Math.max(stacked, abreast);
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, i) => ({ x: cage.width / 2 + (i - (count - 1) / 2) * (size + 2) - size / 2, y, size }));
  const bottom = cage.height - 7 - size;
  if (abreast > stacked) return row(5, bottom - (cage.height - 18 - size) / 2);
  return [...row(3, bottom), ...row(2, bottom - size - 1)];
}
