// Moves as pictures, for the strip of the plan; and what the list of players shows of a seat.
import { Bit } from './art/coal.tsx';
import { Fan, House, Mark, Miner, Shed, Tools, TwoForOne } from './art/pieces.tsx';
import { Transport } from './art/vehicles.tsx';
import { CARDS, tileFace } from './box.ts';
import type { Coal, Vehicle, View } from './types.ts';

const SIGNS: Record<string, string> = { top: '⤒', bottom: '⤓', stop: '■', done: '✓' };

/** “cage 3” as ▼3, “load g” as a lump, “fill o17 g” as a lump on its way to an order. */
export function Chip({ move }: { move: string; say(id: string): string }) {
  return <span class="cb-bits cb-chip">{picture(move)}</span>;
}

function picture(move: string) {
  const [verb = '', ...words] = move.split(' ');
  const [first = '', second = ''] = words;
  const store = words.at(-1) === 'store';
  switch (verb) {
    case 'cage':
      return first === '0' ? '▲' : <>▼{first}</>;
    case 'load':
      return <Bit coal={first as Coal} />;
    case 'store':
      return (
        <>
          <Bit coal={first as Coal} />→<Shed />
        </>
      );
    case 'add':
      return (
        <>
          +{store && <Shed />}
          <Bit coal={first as Coal} />
        </>
      );
    case 'fill':
      return (
        <>
          {store && <Shed />}
          <Bit coal={second as Coal} />→<Order order={first} />
        </>
      );
    case 'pair':
      return (
        <>
          <TwoForOne />
          <Order order={first} />
        </>
      );
    case 'mine':
      return (
        <>
          <Tools />
          {first}
        </>
      );
    case 'factory':
    case 'order':
      return (
        <>
          {first === 'look' ? <Fan /> : verb === 'order' ? '▤' : '▭'}
          {first !== 'look' && first}
        </>
      );
    case 'bank':
      return <House />;
    case 'fuel':
      return first === 'none' ? '∅' : <Bit coal={first as Coal} />;
    case 'deliver':
      return <Transport vehicle={first as Vehicle} />;
    case 'money':
      return <Mark figure={first} />;
    case 'draft':
    case 'keep':
    case 'next':
      return CARDS.has(first) ? <Order order={first} /> : <Tile word={first} />;
    default:
      return SIGNS[verb] ?? move;
  }
}

const Tile = ({ word }: { word: string }) => {
  const tile = tileFace(word);
  if (!tile) return <>∅</>;
  return (
    <>
      <Bit coal={tile.colour} />×{tile.carts} {tile.side === 'L' ? '☼' : '☾'}
    </>
  );
};

const Order = ({ order }: { order: string }) => {
  const card = CARDS.get(order);
  return card ? (
    <>
      <Transport vehicle={card.vehicle} />
      {card.points}
    </>
  ) : (
    <>{order}</>
  );
};

/** Workers and marks of a seat, as the list of players shows them. */
export function Players({ view, seat, say }: { view: View; seat: number; say(id: string): string }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="cb-bits cb-chip">
      <Miner seat={seat} />
      <span class="unseen">{say('table-workers')}</span> {player.workers}
      <Mark />
      <span class="unseen">{say('table-marks')}</span> {player.marks}
    </span>
  );
}
