// The look of the wild action: one card is taken, the rest goes under the stack in the order it is given here.
import { Ink } from './art/glyphs.tsx';
import { key } from './box.ts';
import { CardFace } from './card.tsx';
import { cardName, useAct, useDesk, zoneName } from './desk.ts';
import type { View } from './types.ts';
import { PieceButton } from './piece_button.tsx';

/** The cards still without a place, as the player has them in order; anew whenever others lie there. */
export function restOf(view: View, kept: readonly string[]): readonly string[] {
  const cards = (view.look?.cards ?? []).slice(view.phase === 'next' ? view.look?.named : 0);
  return [...kept].sort().join() === [...cards].sort().join() ? kept : cards;
}

export function Tray() {
  const desk = useDesk();
  const { view, seat, say, names } = desk;
  if (view.phase === 'look' && view.turn === seat) return <p class="cg-tray told">{say('board-choose-stack')}</p>;
  if (view.docking && view.turn === seat) {
    return (
      <p class="cg-tray told docking">
        <CardFace card={view.docking} /> {say('board-docking', { card: cardName(desk, view.docking) })}
      </p>
    );
  }
  if (!view.look) return null;
  const stack = zoneName(desk, view.look.stack);
  if (!view.look.cards) return <p class="cg-tray told">{say('board-looks', { name: names[view.turn ?? 0] ?? '', count: view.look.size, stack })}</p>;
  return (
    <section class="cg-tray" aria-label={say('table-looking')} data-district="tray">
      <h3>
        <Ink glyph="wild" /> {say('table-looking')} – {say('stack-name', { stack: key(view.look.stack) })}
      </h3>
      {view.phase === 'next' ? <PutBack /> : <Take cards={view.look.cards} />}
    </section>
  );
}

function Take({ cards }: { cards: string[] }) {
  const { say } = useDesk();
  return (
    <>
      <p>{say('board-take')}</p>
      <div class="cg-fan">
        {cards.map((card, i) => (
          <Face key={i} card={card} />
        ))}
      </div>
    </>
  );
}

function Face({ card }: { card: string }) {
  const desk = useDesk();
  const act = useAct(`tray:${card}`, cardName(desk, card));
  return (
    <PieceButton act={act} class="cg-play">
      <CardFace card={card} />
    </PieceButton>
  );
}

/** To be ordered by dragging or by arrows; a click on a card lays it down first. */
function PutBack() {
  const desk = useDesk();
  const { say, ui, view } = desk;
  const rest = restOf(view, ui.rest.value);
  const put = useAct('put-back', say('board-put-back'));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rest.length || from === to) return;
    const next = [...rest];
    next.splice(to, 0, ...next.splice(from, 1));
    ui.rest.value = next;
  };
  return (
    <>
      <p>{say('board-order-rest')}</p>
      <div class="cg-ends" aria-hidden="true">
        <span>◂ {say('board-highest')}</span>
        <span>{say('board-lowest')} ▸</span>
      </div>
      <ol class="cg-fan ordered">
        {rest.map((card, i) => (
          <Movable key={`${card}-${i}`} card={card} place={i} last={rest.length - 1} move={move} />
        ))}
      </ol>
      <button type="button" {...put} class="cg-go">
        ⤓ {say('board-put-back')}
      </button>
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
  const name = cardName(desk, card);
  const shift = (by: number, id: string, arrow: string) => (
    <button type="button" class="cg-shift" disabled={by < 0 ? place === 0 : place === last} aria-label={desk.say(id, { name })} onClick={() => move(place, place + by)}>
      {arrow}
    </button>
  );
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(place))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(Number(event.dataTransfer?.getData('text/plain')), place);
      }}
    >
      <Face card={card} />
      <span>
        {shift(-1, 'board-higher', '◂')}
        <b>{place + 1}</b>
        {shift(1, 'board-lower', '▸')}
      </span>
    </li>
  );
}
