// What the words of cards, tiles and spaces show: for pictures alone, no rule is worked out here.
import type { Coal, Player, Vehicle } from './types.ts';

export const COALS: readonly Coal[] = ['y', 'b', 'g', 'k'];
export const VEHICLES: readonly Vehicle[] = ['barrow', 'cart', 'truck', 'train'];

export interface Card {
  order: string;
  slots: string;
  points: number;
  vehicle: Vehicle;
}

// RULES.md 1.2: eleven orders a transport, numbered in this order.
const BARROW_AND_TRAIN = 'Y2 B3 YY3 G4 K5 BB5 BBB7 GG7 KK9 GGG9 YBGK10';
const CART_AND_TRUCK = 'Y2 YY3 B3 YYY4 G4 BB5 K5 GG7 KK9 YBGK10 KKK12';

export const CARDS: ReadonlyMap<string, Card> = new Map(
  VEHICLES.flatMap((vehicle) => {
    const row = vehicle === 'barrow' || vehicle === 'train' ? BARROW_AND_TRAIN : CART_AND_TRUCK;
    return row.split(' ').map((text): Omit<Card, 'order'> => {
      const slots = text.replace(/\d+/, '');
      return { slots, points: Number(text.slice(slots.length)), vehicle };
    });
  }).map((card, i): [string, Card] => {
    const order = `o${String(i + 1).padStart(2, '0')}`;
    return [order, { order, ...card }];
  }),
);

export interface TileFace {
  tile: string;
  colour: Coal;
  carts: number;
  side: 'L' | 'D';
}

export function tileFace(word: string): TileFace | null {
  const [, colour, carts, side] = /^([YBGK])([12])([LD])$/.exec(word) ?? [];
  if (!colour) return null;
  return { tile: word, colour: colour.toLowerCase() as Coal, carts: Number(carts), side: side as 'L' | 'D' };
}

/** RULES.md 4.1: 1, 2, 3, 4 marks for every yellow, brown, grey, black cart; as printed beside a tile. */
export function priceOf(tile: TileFace): number {
  return (COALS.indexOf(tile.colour) + 1) * tile.carts;
}

export const isTile = (card: string): boolean => tileFace(card) !== null;

/** Figures of a card for the sentences that name it. */
export function wordsOf(card: string): Record<string, string | number> {
  const tile = tileFace(card);
  if (tile) return { tile: card, colour: tile.colour, carts: tile.carts, side: tile.side };
  const order = CARDS.get(card);
  if (!order) return { tile: 'none', order: 'none' };
  return { order: card, slots: order.slots, vehicle: order.vehicle, worth: order.points };
}

/** RULES.md 1.6: the printed carts lie on the dark side of yellow and black, on the light side of the others. */
export const printedSide = (colour: Coal): 'L' | 'D' => (colour === 'y' || colour === 'k' ? 'D' : 'L');

export interface Cart {
  coal: Coal | null;
  colour: Coal;
}

export interface Segment {
  tile: string | null; // null: printed
  carts: Cart[];
}

/** The segments of one side of a level, from the shaft outwards. */
export function segments(player: Player, level: number, side: 'L' | 'D'): Segment[] {
  const row = player.levels[level - 1];
  if (!row) return [];
  const cart = (token: string): Cart => ({ coal: token === 'none' ? null : (token as Coal), colour: row.colour });
  const printed: Segment[] = printedSide(row.colour) === side ? [{ tile: null, carts: [cart(row.printed)] }] : [];
  const bought = row.tiles.filter((tile) => tile.tile.endsWith(side));
  return [...printed, ...bought.map((tile) => ({ tile: tile.tile, carts: tile.carts.map(cart) }))];
}

/** The colours of the cubes that lie on a level. */
export function coalOn(player: Player, level: number): Coal[] {
  const row = player.levels[level - 1];
  if (!row) return [];
  const tokens = [row.printed, ...row.tiles.flatMap((tile) => tile.carts)];
  return COALS.filter((coal) => tokens.includes(coal));
}

export const cubesIn = (row: Record<Coal, number>): number => COALS.reduce((sum, coal) => sum + row[coal], 0);

export const spaceKey = (name: string): string => name.replace(' ', '-');

export const spaceFigure = (name: string): number => Number(name.split(' ')[1]) || 0;
