// What is asked apart from the works: the draft, a look at five, coal that is lacking. Slides out over the mine.
import { useEffect } from 'preact/hooks';
import { useAct } from './act.ts';
import { Bit } from './art/coal.tsx';
import { Mark } from './art/pieces.tsx';
import { TileArt } from './art/tunnel.tsx';
import { COALS, priceOf, tileFace } from './box.ts';
import { cardName, type Desk, useDesk } from './desk.ts';
import { OrderFace } from './order_card.tsx';
import type { Coal } from './types.ts';

export function Tray() {
  const desk = useDesk();
  const { view, seat } = desk;
  if (view.phase === 'draft') return <Draft />;
  if (view.turn !== seat) return view.look ? <p class="cb-tray told">{desk.say('board-looks', { name: desk.names[view.turn ?? 0] ?? '', count: view.look.size })}</p> : null;
  if (view.phase === 'fuel') return <Fuel />;
  if (view.look?.cards) return <Look cards={view.look.cards} />;
  return null;
}

function Draft() {
  const desk = useDesk();
  return (
    <section class="cb-tray" aria-label={desk.say('table-draft')} data-district="tray">
      <h3 class="cb-plate">{desk.say('table-draft')}</h3>
      <p>{desk.say(desk.view.turn === desk.seat ? 'board-draft-you' : 'board-draft-other', { name: desk.names[desk.view.turn ?? 0] ?? '' })}</p>
      <div class="cb-cards">
        {desk.view.draft.map((order) => (
          <Card key={order} piece={`order:${order}`} card={order} />
        ))}
      </div>
    </section>
  );
}

/** A card in the tray. */
function Card({ piece, card }: { piece: string; card: string }) {
  const desk = useDesk();
  const tile = tileFace(card);
  const name = cardName(desk, card);
  const act = useAct(piece, tile ? desk.say('board-tile-price', { name, marks: priceOf(tile) }) : name);
  return (
    <button type="button" {...act} class={`cb-card ${tile ? 'tile' : 'order'}`}>
      {tile ? (
        <span class="cb-tile">
          <TileArt {...tile} />
          <Mark figure={priceOf(tile)} />
        </span>
      ) : (
        <OrderFace order={card} />
      )}
    </button>
  );
}

function Look({ cards }: { cards: string[] }) {
  const desk = useDesk();
  const { view } = desk;
  const rest = view.phase === 'next' ? cards.slice(view.look?.named ?? 0) : cards;
  const none = useAct('tray:none', desk.say('move-keep-none'));
  const tiles = tileFace(cards[0] ?? '') !== null;
  return (
    <section class="cb-tray" aria-label={desk.say('table-looking')} data-district="tray">
      <h3 class="cb-plate">{desk.say('table-looking')}</h3>
      {view.phase === 'put' ? (
        <PutBack />
      ) : (
        <>
          <p>{desk.say(view.phase === 'next' ? 'board-next' : tiles ? 'board-keep-tile' : 'board-keep-order')}</p>
          <div class="cb-cards">
            {rest.map((card, i) => (
              <Card key={`${card}${i}`} piece={`tray:${card}`} card={card} />
            ))}
            {view.phase === 'keep' && (
              <button type="button" {...none} class="cb-card none">
                {desk.say('move-keep-none')}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** The rest, to be ordered by dragging or by arrows; then on top or to the bottom, all at once. */
function PutBack() {
  const desk = useDesk();
  const { rest } = desk.ui;
  const cards = desk.view.look?.cards ?? [];
  const same = [...rest.value].sort().join() === [...cards].sort().join();
  useEffect(() => {
    if (!same) rest.value = cards;
  });
  const list = same ? rest.value : cards;
  const top = useAct('tray-top', desk.say('board-all-top'));
  const bottom = useAct('tray-bottom', desk.say('board-all-bottom'));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length || from === to) return;
    const next = [...list];
    next.splice(to, 0, ...next.splice(from, 1));
    rest.value = next;
  };
  return (
    <>
      <p>{desk.say('board-put')}</p>
      <div class="cb-caption" aria-hidden="true">
        <span>{desk.say('board-drawn-next')}</span>
        <span>{desk.say('board-drawn-last')}</span>
      </div>
      <ol class="cb-cards ordered">
        {list.map((card, i) => (
          <Movable key={`${card}${i}`} card={card} place={i} last={list.length - 1} move={move} />
        ))}
      </ol>
      <div class="cb-put">
        <button type="button" {...bottom} class="cb-go">
          ⤓ {desk.say('board-all-bottom')}
        </button>
        <button type="button" {...top} class="cb-go">
          ⤒ {desk.say('board-all-top')}
        </button>
      </div>
    </>
  );
}

interface MovableProps {
  card: string;
  place: number;
  last: number;
  move(from: number, to: number): void;
}

function Movable({ card, place, last, move }: MovableProps) {
  const desk = useDesk();
  const tile = tileFace(card);
  const name = cardName(desk, card);
  const shift = (by: number, id: string, glyph: string) => (
    <button type="button" disabled={by < 0 ? place === 0 : place === last} aria-label={desk.say(id, { name })} onClick={() => move(place, place + by)}>
      {glyph}
    </button>
  );
  return (
    <li
      class="cb-movable"
      draggable
      data-place={place}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(place))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(Number(event.dataTransfer?.getData('text/plain')), place);
      }}
    >
      <span class={`cb-card ${tile ? 'tile' : 'order'}`} role="img" aria-label={name} title={name}>
        {tile ? <TileArt {...tile} /> : <OrderFace order={card} />}
      </span>
      <span class="cb-shift">
        {shift(-1, 'board-earlier', '◂')}
        <b>{place + 1}</b>
        {shift(1, 'board-later', '▸')}
      </span>
    </li>
  );
}

/** Coal is short: another colour on this cart, or none. */
function Fuel() {
  const desk = useDesk();
  const { fuel, supply } = desk.view;
  if (!fuel) return null;
  return (
    <section class={`cb-tray fuel at-${COALS.indexOf(fuel.colour) + 1}`} aria-label={desk.say('board-fuel', { ...fuel })} data-district="tray">
      <p>{desk.say('board-fuel', { ...fuel })}</p>
      <div class="cb-cards">
        {COALS.map((coal) => (
          <FuelChoice key={coal} coal={coal} left={supply[coal]} desk={desk} />
        ))}
        <FuelChoice coal="none" left={0} desk={desk} />
      </div>
    </section>
  );
}

function FuelChoice({ coal, left, desk }: { coal: Coal | 'none'; left: number; desk: Desk }) {
  const act = useAct(`fuel:${coal}`, desk.say('move-fuel', { coal }));
  return (
    <button type="button" {...act} class="cb-card fuel">
      {coal === 'none' ? (
        <span>{desk.say('move-fuel', { coal })}</span>
      ) : (
        <>
          <Bit coal={coal} />
          <small data-t={`×${left}`} />
        </>
      )}
    </button>
  );
}
