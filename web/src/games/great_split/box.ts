// The cards and tracks as a drawing needs them: letters, order, what stands on a space.
import { type Figures, type Part, type Player, RESOURCES, type Resource, type SealFigures, type Sign, type TrackName, type View } from './types.ts';

/** Never colour alone: each has a letter or a mark of its own. */
export const LETTERS: Record<Sign, string> = {
  ...{ tome: 'T', artwork: 'A', topaz: 'B', emerald: 'E', gold: 'G', prestige: 'P' },
  ...{ diamond: '◆', square: '■', star: '★' },
};
export const SIGNS = Object.keys(LETTERS) as Sign[];
export const PARTS: readonly Part[] = ['a', 'b'];

/** From top to bottom on a board: gold, tomes, artworks, then the two gems. */
export const ROWS: readonly Resource[] = ['gold', 'tome', 'artwork', 'topaz', 'emerald'];
export const TRACKS: readonly TrackName[] = ['prestige', ...ROWS, ...ROWS.map((name) => `${name}-seal` as const)];

export interface Face {
  sign: Sign;
  times: number;
}

/** “tome2” shows two tomes. */
export function faceOf(card: string): Face {
  const [, sign = 'tome', times = '1'] = /^([a-z]+)(\d)$/.exec(card) ?? [];
  return { sign: sign as Sign, times: Number(times) };
}

/** How often each sign is shown on these cards, in the order of the box. */
export function sumOf(cards: readonly string[]): Face[] {
  const faces = cards.map(faceOf);
  return SIGNS.map((sign) => ({ sign, times: faces.reduce((sum, face) => sum + (face.sign === sign ? face.times : 0), 0) })).filter((face) => face.times > 0);
}

export const isSeal = (track: TrackName): boolean => track.endsWith('-seal');
export const resourceOf = (track: TrackName): Resource => track.replace('-seal', '') as Resource;

/** Something printed on a space of a rail. */
export interface Space {
  at: number;
  /** What stands in the round: the level, or what a gem is worth there. */
  figure: number;
  contract: boolean;
  banner: number | null;
  arrow: boolean;
  icon: boolean;
  star: number;
}

const blank = { contract: false, banner: null, arrow: false, icon: false, star: 0 };

export function spacesOf(track: Figures): Space[] {
  return Array.from({ length: track.length + 1 }, (_, at) => ({
    ...blank,
    at,
    figure: track.values?.[at] ?? at,
    contract: track.contracts.includes(at),
    banner: track.banners?.find(([space]) => space === at)?.[1] ?? null,
    arrow: track.arrows?.includes(at) ?? false,
  }));
}

export function sealSpacesOf(track: SealFigures): Space[] {
  return Array.from({ length: track.length + 1 }, (_, at) => ({
    ...blank,
    at,
    figure: at,
    icon: track.icons.includes(at),
    star: track.stars.indexOf(at) + 1,
  }));
}

/** The next space of this kind beyond a level, or undefined. */
export const nextOf = (spaces: readonly number[], level: number): number | undefined => spaces.find((space) => space > level);

export const figuresOf = (view: View, resource: Resource): Figures => view.tracks[RESOURCES.indexOf(resource)]!;
export const sealOf = (view: View, resource: Resource): SealFigures => view.seals[RESOURCES.indexOf(resource)]!;

/** The others as they sit: from the left-hand neighbour around to the right-hand one. */
export function around(view: View, from: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (from + 1 + i) % view.seats);
}

/** ✓ or …: whether a seat has given its answer to what all are asked. */
export function answered(view: View, seat: number): boolean {
  const player = view.players[seat] as Player;
  if (view.phase === 'split') return player.offered && !view.awaited.includes(seat);
  return view.phase !== 'over' && !view.awaited.includes(seat);
}
