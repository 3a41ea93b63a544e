// What each fact of Coal Baron looks like: miners, tiles, orders and marks on their way.
import type { Flight, Flights } from '../motion.ts';

const VERBS: Record<string, (data: Record<string, string | number>) => Flight | null> = {
  placed: ({ seat, space }) => ({ from: `hand:${seat}`, to: `space:${space}`, art: '.cb-miner' }),
  'to-canteen': ({ seat }) => ({ from: 'canteen', to: `canteen:${seat}`, art: '.cb-miner' }),
  bought: ({ tile }) => ({ from: 'last-space', to: `gallery:${levelOf(String(tile))}${String(tile).slice(-1)}`, art: '.cb-tile-art' }),
  took: ({ order }) => ({ from: 'last-space', to: `order:${order}`, art: '.cb-face, .cb-vehicle' }),
  drafted: ({ seat, order }) => ({ from: 'tray', to: `order:${order}`, art: seat === undefined ? '' : '.cb-vehicle' }),
  earned: ({ seat }) => ({ from: 'last-space', to: `marks:${seat}`, art: '.cb-mark' }),
  delivered: ({ seat }) => ({ from: `orders:${seat}`, to: 'last-space', art: '.cb-vehicle' }),
  scored: ({ element }) => ({ from: '', to: `element:${element}`, art: '' }),
};

const levelOf = (tile: string): number => 'YBGK'.indexOf(tile[0] ?? '') + 1;

/** Some pieces come from the space that was taken last. */
export function flights(): Flights {
  let last = '';
  const place = (name: string) => (name === 'last-space' ? last : name);
  return ({ word, data }) => {
    if (word === 'placed') last = `space:${data.space}`;
    const flight = VERBS[word]?.(data);
    return flight ? { ...flight, from: place(flight.from), to: place(flight.to) } : null;
  };
}
