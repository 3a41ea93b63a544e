// The mines of the others at a glance: what stands ready, what they are after. A click brings one to the front.
import { high } from './act.ts';
import { Bit, Lump } from './art/coal.tsx';
import { Mark, Miner, Sign } from './art/pieces.tsx';
import { Transport } from './art/vehicles.tsx';
import { COALS, coalOn, cubesIn, segments } from './box.ts';
import { cardName, useDesk } from './desk.ts';
import type { OwnOrder, Player } from './types.ts';

export function Others() {
  const desk = useDesk();
  const { view, front, ui } = desk;
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== front);
  return (
    <section class={`cb-others of-${seats.length}`} aria-label={desk.say('board-others')} data-district="others">
      {seats.map((seat) => (
        <Other key={seat} seat={seat} watch={() => (ui.watched.value = seat === desk.seat ? null : seat)} />
      ))}
    </section>
  );
}

function Other({ seat, watch }: { seat: number; watch(): void }) {
  const desk = useDesk();
  const player = desk.view.players[seat];
  if (!player) return null;
  const name = desk.names[seat] ?? String(seat);
  return (
    <article class={`cb-other seat-${seat} ${desk.view.turn === seat ? 'turn' : ''}`} data-piece={`orders:${seat}`}>
      <header class="cb-head">
        <button type="button" class="cb-who" onClick={watch} aria-label={desk.say('board-watch', { name })} data-act="watch" tabIndex={-1}>
          <Sign seat={seat} />
          <b>{name}</b>
        </button>
        <Purse player={player} seat={seat} />
      </header>
      <div class="cb-glance">
        <SmallMine player={player} label={small(desk.say, player)} />
        <ul class="cb-wants">
          {player.orders.map((order) => (
            <Want key={order.order} card={order} />
          ))}
          {player.delivered.length > 0 && <li class="cb-stack">▤ {player.delivered.length}</li>}
        </ul>
      </div>
    </article>
  );
}

/** Workers, marks, points. */
export function Purse({ player, seat }: { player: Player; seat: number }) {
  const { say } = useDesk();
  return (
    <span class="cb-purse" data-piece={`purse:${seat}`}>
      <span title={say('table-workers')}>
        <Miner seat={seat} />
        {player.workers}
      </span>
      <span title={say('table-marks')} data-piece={`marks:${seat}`}>
        <Mark />
        {player.marks}
      </span>
      <span class="cb-score" title={say('table-score')}>
        ★{player.score}
      </span>
    </span>
  );
}

function Want({ card }: { card: OwnOrder }) {
  const desk = useDesk();
  return (
    <li class={card.slots.every((slot) => slot.cubes.length) ? 'complete' : ''} title={cardName(desk, card.order)} {...high(desk, `order:${card.order}`)}>
      <Transport vehicle={card.vehicle} />
      {card.slots.map((slot, i) => (
        <Bit key={i} coal={slot.cubes[0] ?? slot.asks} hollow={!slot.cubes.length} />
      ))}
      <b>{card.points}</b>
    </li>
  );
}

const PIP = 8;

/** The four levels as rows of carts, light to the left, dark to the right; the cage between. */
function SmallMine({ player, label }: { player: Player; label: string }) {
  const side = (level: number, which: 'L' | 'D') => segments(player, level, which).flatMap((part) => part.carts);
  const most = Math.max(3, ...[1, 2, 3, 4].flatMap((level) => (['L', 'D'] as const).map((which) => side(level, which).length)));
  const half = most * PIP + 3;
  const [width, row] = [2 * half + 16, 14];
  const cubes = COALS.flatMap((coal) => Array(player.load[coal]).fill(coal));
  const stored = COALS.flatMap((coal) => Array(player.store[coal]).fill(coal));
  return (
    <svg class="cb-small" viewBox={`0 0 ${width} ${row * 5 + 2}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path class="sky" d={`M0 0H${width}V${row}H0Z`} />
      {stored.slice(0, Math.floor(half / 7)).map((coal, i) => (
        <Lump key={i} coal={coal} x={2 + i * 7} y={6} size={7} />
      ))}
      <path class="dark" d={`M${half + 8} ${row}H${width}V${row * 5 + 2}H${half + 8}Z`} />
      <path class="light" d={`M0 ${row}H${half + 8}V${row * 5 + 2}H0Z`} />
      <path class="lines" d={[1, 2, 3, 4].map((level) => `M0 ${row * level}H${width}`).join('')} />
      <path class="shaft" d={`M${half} ${row}h16v${row * 4 + 2}h-16Z`} />
      {COALS.flatMap((colour, i) =>
        (['L', 'D'] as const).flatMap((which) =>
          side(i + 1, which).map((cart, n) => {
            const x = which === 'L' ? half - 1 - (n + 1) * PIP : half + 17 + n * PIP;
            return cart.coal ? (
              <Lump key={`${colour}${which}${n}`} coal={cart.coal} x={x} y={row * (i + 1) + 4} size={PIP - 0.6} />
            ) : (
              <path key={`${colour}${which}${n}`} class="cart" d={`M${x} ${row * (i + 1) + 7}h7l-1 4h-5Z`} />
            );
          }),
        ),
      )}
      <rect class="cage" x={half + 1} y={row * player.cage + 1.5} width="14" height="12" rx="1.5" />
      {cubes.map((coal, i) => (
        <Lump key={i} coal={coal} x={half + 1.6 + (i % 3) * 4.4} y={row * player.cage + 3 + Math.floor(i / 3) * 5} size={4.2} />
      ))}
      <path class="rope" d={`M${half + 8} 0V${row * player.cage + 1.5}`} />
      {player.imbalance !== 0 && (
        <text x={width - 2} y={10} class="fine">
          −{2 * Math.abs(player.imbalance)}
        </text>
      )}
    </svg>
  );
}

/** The small mine in words. */
function small(say: ReturnType<typeof useDesk>['say'], player: Player): string {
  const levels = [1, 2, 3, 4].map((level) => {
    const coal = coalOn(player, level).map((colour) => say('coal-name', { coal: colour }));
    return `${say('level-name', { level })}: ${coal.join(', ') || say('table-empty')}`;
  });
  const cage = say('board-cage-at', { level: player.cage, count: cubesIn(player.load) });
  return `${levels.join('. ')}. ${cage} ${say('board-stored', { count: cubesIn(player.store) })}`;
}
