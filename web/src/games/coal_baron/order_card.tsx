// An order: coal by shape and letter, transport, points; with its progress where it is somebody's.
import { Bit } from './art/coal.tsx';
import { Transport } from './art/vehicles.tsx';
import { CARDS } from './box.ts';
import type { Coal, Slot } from './types.ts';

interface FaceProps {
  order: string;
  slots?: Slot[];
}

/** The printed face, cubes on its slots where there are any. */
export function OrderFace({ order, slots }: FaceProps) {
  const card = CARDS.get(order);
  if (!card) return null;
  const row = slots ?? [...card.slots].map((letter): Slot => ({ asks: letter.toLowerCase() as Coal, cubes: [] }));
  const full = row.filter((slot) => slot.cubes.length).length;
  return (
    <span class={`cb-face ${slots && full === row.length ? 'complete' : ''}`}>
      <span class="cb-face-head">
        <Transport vehicle={card.vehicle} />
        <b class="cb-points" data-t={card.points} />
      </span>
      <span class={`cb-slots n${row.length}`}>
        {row.map((slot, i) => (
          <SlotArt key={i} slot={slot} />
        ))}
      </span>
    </span>
  );
}

export function SlotArt({ slot }: { slot: Slot }) {
  const [one, two] = slot.cubes;
  if (!one) return <Bit coal={slot.asks} hollow />;
  if (!two) return <Bit coal={one} />;
  return (
    <span class="cb-both">
      <Bit coal={one} />
      <Bit coal={two} />
    </span>
  );
}

/** How much of an order is filled, as a ring. */
export function Ring({ slots }: { slots: Slot[] }) {
  const full = slots.filter((slot) => slot.cubes.length).length;
  const round = 2 * Math.PI * 8;
  return (
    <svg class={`cb-ring ${full === slots.length ? 'whole' : ''}`} viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="8" class="track" />
      <circle
        cx="11"
        cy="11"
        r="8"
        class="done"
        stroke-dasharray={`${(round * full) / slots.length} ${round}`}
        transform="rotate(-90 11 11)"
      />
      <path class="tick" d={full === slots.length ? 'M7 11.4l2.8 2.8 5.2-6' : ''} />
    </svg>
  );
}
