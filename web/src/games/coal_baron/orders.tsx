// Outstanding orders at the surface: how full, how many steps from here; a click fills in the shortest plan.
import { high, useAct } from './act.ts';
import { loadFor } from './acts.ts';
import { Shed, Tools, TwoForOne } from './art/pieces.tsx';
import { Transport } from './art/vehicles.tsx';
import { CARDS } from './box.ts';
import { cardName, useDesk } from './desk.ts';
import { putOn } from './hold.ts';
import { OrderFace, Ring, SlotArt } from './order_card.tsx';
import type { Coal, OwnOrder, Slot } from './types.ts';

export function Orders() {
  const desk = useDesk();
  const player = desk.view.players[desk.front];
  if (!player) return null;
  const mine = desk.front === desk.seat;
  const open = mine || desk.view.options['open-deliveries'] === 'yes';
  return (
    <section class={`cb-orders ${player.orders.length > 6 ? 'many' : ''}`} aria-label={desk.say('board-orders')} data-district="orders" data-piece={`orders:${desk.front}`}>
      {player.orders.map((order) => (mine ? <Own key={order.order} card={order} /> : <Shown key={order.order} card={order} />))}
      {!player.orders.length && <p class="cb-none">{desk.say('board-no-orders')}</p>}
      {player.delivered.length > 0 && (
        <details class="cb-delivered">
          <summary>{desk.say('board-delivered', { count: player.delivered.length, points: worth(player.delivered, open) })}</summary>
          {open && (
            <div>
              {player.delivered.map((order) => (
                <span key={order} class="cb-order small" title={cardName(desk, order)}>
                  <OrderFace order={order} />
                </span>
              ))}
            </div>
          )}
        </details>
      )}
    </section>
  );
}

const worth = (orders: string[], open: boolean): number =>
  open ? orders.reduce((sum, order) => sum + (CARDS.get(order)?.points ?? 0), 0) : 0;

function Shown({ card }: { card: OwnOrder }) {
  const desk = useDesk();
  return (
    <span class="cb-order" role="img" aria-label={spoken(desk, card)} title={spoken(desk, card)} {...high(desk, `order:${card.order}`)}>
      <OrderFace order={card.order} slots={card.slots} />
    </span>
  );
}

/** One of mine. The card itself is a piece; while mining, so is each slot. */
function Own({ card }: { card: OwnOrder }) {
  const desk = useDesk();
  const { view, hints, ui } = desk;
  const steps = hints?.plans?.[card.order]?.length ?? 0;
  const act = useAct(`order:${card.order}`, steps ? desk.say('board-order-plan', { name: spoken(desk, card), steps }) : spoken(desk, card));
  const hovered = ui.hover.value ?? '';
  const glows = hovered.startsWith('space:deliver') && loadFor(desk.me, hovered.slice(6)).orders.includes(card.order);
  const digging = (view.phase === 'mining' || view.phase === 'pair') && view.turn === desk.seat;
  const full = card.slots.every((slot) => slot.cubes.length);
  return (
    <div class={`cb-order own ${glows ? 'glows' : ''} ${full ? 'complete' : ''} ${digging ? 'digging' : ''}`}>
      <button type="button" {...act} class="cb-order-head">
        <Transport vehicle={card.vehicle} />
        <b class="cb-points" data-t={card.points} />
        <Ring slots={card.slots} />
        {steps > 0 && (
          <span class="cb-badge">
            <Tools />
            <i data-t={steps} />
          </span>
        )}
      </button>
      {view.shift === 3 && <Loss full={full} />}
      <span class={`cb-slots n${card.slots.length}`}>
        {card.slots.map((slot, i) =>
          digging && !slot.cubes.length ? (
            <OpenSlot key={i} card={card} slot={slot} first={card.slots.findIndex((other) => other.asks === slot.asks && !other.cubes.length) === i} />
          ) : (
            <SlotArt key={i} slot={slot} />
          ),
        )}
      </span>
    </div>
  );
}

/** What the order costs if it is still outstanding at the end. */
const Loss = ({ full }: { full: boolean }) => {
  const { say } = useDesk();
  const sentence = say('line-name', { line: 'end-orders' });
  return <span class={`cb-fine ${full ? 'safe' : ''}`} data-t="−1" role="img" aria-label={sentence} title={sentence} />;
};

interface OpenProps {
  card: OwnOrder;
  slot: Slot;
  /** The free slot of its colour that is filled next. */
  first: boolean;
}

function OpenSlot({ card, slot, first }: OpenProps) {
  if (!first) return <SlotArt slot={slot} />;
  return (
    <span class="cb-slot-acts">
      <SlotButton order={card.order} slot={slot} />
      <Choice order={card.order} asks={slot.asks} what="slot-store" />
      <Choice order={card.order} asks={slot.asks} what="pair" />
    </span>
  );
}

function SlotButton({ order, slot }: { order: string; slot: Slot }) {
  const desk = useDesk();
  const { held } = desk.ui;
  const moves = putOn(desk.legal, held.value, order, slot.asks);
  const pair = desk.acts.get(`pair:${order}:${slot.asks}`);
  const act = useAct(`slot:${order}:${slot.asks}`, desk.say('board-slot', { coal: slot.asks, order }), {
    click: () => {
      if (!moves.length) return false;
      held.value = [];
      desk.play(moves);
      return true;
    },
    ...(pair && { long: () => desk.run(pair) }),
  });
  const waits = desk.view.pair?.order === order && act['data-act'] === 'dark';
  return (
    <button type="button" {...act} class={`cb-slot ${moves.length ? 'takes' : ''} ${waits ? 'waits' : ''}`} data-slot={`${order} ${slot.asks}`}>
      <SlotArt slot={slot} />
    </button>
  );
}

/** The other ways to fill a slot: from the storage where the cage could as well, or two for one. */
function Choice({ order, asks, what }: { order: string; asks: Coal; what: 'slot-store' | 'pair' }) {
  const desk = useDesk();
  const piece = `${what}:${order}:${asks}`;
  const act = useAct(piece, desk.say(what === 'pair' ? 'board-pair' : 'board-slot-store', { coal: asks, order }));
  if (!desk.acts.has(piece)) return null;
  return (
    <button type="button" {...act} class={`cb-choice ${what}`}>
      {what === 'pair' ? <TwoForOne /> : <Shed />}
    </button>
  );
}

function spoken(desk: ReturnType<typeof useDesk>, card: OwnOrder): string {
  const full = card.slots.filter((slot) => slot.cubes.length).length;
  return desk.say('board-order', { name: cardName(desk, card.order), full, slots: card.slots.length });
}
