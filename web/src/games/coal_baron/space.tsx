// A worker space: what one does there, what it costs now, who stands there; ghosts of what would happen.
import type { ComponentChildren } from 'preact';
import { useAct } from './act.ts';
import { loadFor } from './acts.ts';
import { Fan, House, Lock, Mark, Miner, Price, Tools } from './art/pieces.tsx';
import { TileArt } from './art/tunnel.tsx';
import { Transport } from './art/vehicles.tsx';
import { CARDS, priceOf, spaceFigure, tileFace } from './box.ts';
import { cardName, type Desk, spaceName, useDesk } from './desk.ts';
import { OrderFace } from './order_card.tsx';
import type { Space as SpaceView, Vehicle } from './types.ts';

export function Space({ space }: { space: SpaceView }) {
  const desk = useDesk();
  const { view, me, ui } = desk;
  const piece = `space:${space.name}`;
  const attributes = useAct(piece, spoken(desk, space), { hover: piece });
  const chosen = view.space === space.name && view.phase !== 'turn';
  const hovered = ui.hover.value === piece && (attributes['data-act'] === 'lit' || attributes['data-act'] === 'instead');
  const kind = space.name.split(' ')[0];
  if (space.locked) {
    return (
      <button type="button" {...attributes} class={`cb-space locked ${kind}`}>
        <Lock />
      </button>
    );
  }
  return (
    <button type="button" {...attributes} class={`cb-space ${kind} ${chosen ? 'chosen' : ''} ${empty(desk, space) ? 'empty' : ''}`}>
      <span class="cb-what">{picture(desk, space)}</span>
      <Crew space={space} ghosts={hovered && !chosen && view.phase === 'turn' ? (desk.seat ?? -1) : -1} />
      <Price cost={space.cost} class={attributes['data-act'] === 'instead' ? '' : priceClass(desk, space, me?.workers ?? Infinity)} />
      {hovered && <Payout space={space} />}
      {chosen && view.phase === 'done' && attributes['data-act'] === 'lit' && <span class="cb-again" data-t={desk.say('board-again')} />}
    </button>
  );
}

const empty = ({ view }: Desk, { name }: SpaceView): boolean => {
  const number = spaceFigure(name);
  if (name.startsWith('factory') && number) return view.factory[number - 1] === 'none';
  return name.startsWith('order') && number > 0 && view.board[number - 1] === 'none';
};

/** Grey where the workers do not suffice, struck where the marks do not. */
function priceClass({ view, me }: Desk, space: SpaceView, workers: number): string {
  if (space.cost > workers) return 'few';
  const tile = space.name.startsWith('factory') ? tileFace(view.factory[spaceFigure(space.name) - 1] ?? '') : null;
  return tile && me && priceOf(tile) > me.marks ? 'poor' : '';
}

function picture(desk: Desk, { name }: SpaceView): ComponentChildren {
  const { view } = desk;
  const [kind, which = ''] = name.split(' ');
  const figure = spaceFigure(name);
  if (name === 'bank') return <Money marks={1} house />;
  if (kind === 'mine') {
    return (
      <span class="cb-steps">
        <Tools />
        <b data-t={figure} />
      </span>
    );
  }
  if (kind === 'deliver') return <Transport vehicle={which as Vehicle} />;
  if (kind === 'money') return <Money marks={figure} />;
  if (which === 'look') {
    const left = kind === 'factory' ? view.tiles.left : view.orders.left;
    return (
      <span class="cb-look">
        <Fan />
        <small data-t={desk.say('board-left', { count: left })} />
      </span>
    );
  }
  const card = (kind === 'factory' ? view.factory : view.board)[figure - 1] ?? 'none';
  if (card === 'none') return <small class="cb-none" data-t={desk.say('table-empty')} />;
  const tile = tileFace(card);
  if (!tile) return <OrderFace order={card} />;
  return (
    <span class="cb-tile">
      <TileArt {...tile} />
      <Mark figure={priceOf(tile)} />
    </span>
  );
}

const Money = ({ marks, house }: { marks: number; house?: boolean }) => (
  <span class="cb-money">
    {house && <House />}
    <Mark figure={marks} />
  </span>
);

/** Who stands there, and who would. */
function Crew({ space, ghosts }: { space: SpaceView; ghosts: number }) {
  if (ghosts >= 0) {
    return (
      <span class="cb-crew ghostly">
        <Miner seat={ghosts} ghost />
        {space.cost > 1 && <b data-t={space.cost} />}
      </span>
    );
  }
  if (space.seat === null || !space.workers) return null;
  return (
    <span class="cb-crew">
      <Miner seat={space.seat} />
      {space.workers > 1 && <b data-t={space.workers} />}
    </span>
  );
}

/** What it would pay. */
function Payout({ space }: { space: SpaceView }) {
  const desk = useDesk();
  const figure = space.name === 'bank' ? 1 : space.name.startsWith('money') ? spaceFigure(space.name) : 0;
  const points = space.name.startsWith('deliver') ? loadFor(desk.me, space.name).points : 0;
  if (!figure && !points) return null;
  return (
    <span class="cb-payout" data-t={figure ? desk.say('board-plus-marks', { marks: figure }) : desk.say('board-plus-points', { points })} />
  );
}

/** “Mining ten, needs three workers, you have five.” */
function spoken(desk: Desk, space: SpaceView): string {
  const { view, me } = desk;
  const name = spaceName(desk, space.name);
  if (space.locked) return desk.say('board-space-locked', { name });
  const [kind] = space.name.split(' ');
  const number = spaceFigure(space.name);
  const card = kind === 'factory' ? view.factory[number - 1] : kind === 'order' ? view.board[number - 1] : undefined;
  const shows = card && (CARDS.has(card) || tileFace(card)) ? desk.say('board-shows', { name, card: cardName(desk, card) }) : name;
  return desk.say('board-space', { name: shows, workers: space.cost, has: me?.workers ?? 0 });
}
