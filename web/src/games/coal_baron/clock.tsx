// The shift clock and the twelve majorities: how far the shift is, who leads where, what is missing.
import { high } from './act.ts';
import { Lump } from './art/coal.tsx';
import { Miner, Sign } from './art/pieces.tsx';
import { Wagon } from './art/tunnel.tsx';
import { Transport } from './art/vehicles.tsx';
import { type Desk, useDesk } from './desk.ts';
import { type Standing, shiftHand, standings } from './majority.ts';
import type { Coal, Vehicle } from './types.ts';

export function Clock() {
  const desk = useDesk();
  const { view } = desk;
  const rows = standings(view, desk.seat);
  return (
    <section class="cb-clock" aria-label={desk.say('table-clock')} data-district="clock">
      <div class="cb-time">
        <Face shift={view.shift} hand={shiftHand(view)} label={desk.say('table-shift', { shift: view.shift })} />
        {(view.shift > 1 || view.phase === 'over') && (
          <button type="button" class="cb-open" aria-label={desk.say('board-sheet')} title={desk.say('board-sheet')} onClick={() => (desk.ui.sheet.value = !desk.ui.sheet.value)}>
            ★
          </button>
        )}
        <ul class="cb-hands" aria-label={desk.say('board-workers-left')}>
          {view.players.map((player, seat) => (
            <li key={seat} class={view.turn === seat ? 'now' : ''} title={desk.names[seat]} data-piece={`hand:${seat}`}>
              <Miner seat={seat} />
              <b>{player.workers}</b>
              <span class="cb-unseen">{desk.names[seat]}</span>
            </li>
          ))}
        </ul>
      </div>
      {[1, 2, 3].map((shift) => (
        <div key={shift} class={`cb-segment ${rows[4 * shift - 1]?.lit ? 'lit' : ''}`} role="group" aria-label={desk.say('board-from-shift', { shift })}>
          <span class="cb-roman" aria-hidden="true">
            {'I'.repeat(shift)}
          </span>
          {rows.slice(4 * shift - 4, 4 * shift).map((row, i) => (
            <Column key={row.name} row={row} now={desk.ui.scoring.value === 4 * shift - 4 + i} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Three segments of a dial; the hand moves with the workers placed. */
function Face({ shift, hand, label }: { shift: number; hand: number; label: string }) {
  const arc = (from: number, to: number, r: number) => {
    const at = (turn: number) => `${32 + r * Math.sin(turn * 2 * Math.PI)} ${32 - r * Math.cos(turn * 2 * Math.PI)}`;
    return `M32 32L${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
  };
  const turn = (shift - 1 + Math.min(hand, 0.999)) / 3;
  return (
    <svg class="cb-dial" viewBox="0 0 64 64" role="img" aria-label={label}>
      <circle cx="32" cy="32" r="30.5" class="rim" />
      <circle cx="32" cy="32" r="26.5" class="face" />
      {[1, 2, 3].map((segment) => (
        <path key={segment} class={`part ${segment === shift ? 'now' : segment < shift ? 'past' : ''}`} d={arc((segment - 1) / 3, segment / 3, 25)} />
      ))}
      <path class="gone" d={turn > (shift - 1) / 3 ? arc((shift - 1) / 3, turn, 25) : ''} />
      {[1, 2, 3].map((segment) => {
        const at = ((segment - 0.5) / 3) * 2 * Math.PI;
        return (
          <text key={segment} x={32 + 16 * Math.sin(at)} y={36.4 - 16 * Math.cos(at)} class={segment === shift ? 'now' : ''}>
            {'I'.repeat(segment)}
          </text>
        );
      })}
      <g class="hand" style={{ transform: `rotate(${turn}turn)` }}>
        <path d="M32 36 30.6 30 32 8 33.4 30Z" />
      </g>
      <circle cx="32" cy="32" r="3" class="hub" />
    </svg>
  );
}

function Column({ row, now }: { row: Standing; now: boolean }) {
  const desk = useDesk();
  const rule = desk.seat === null ? '' : row.short ? `+${row.short}` : '★';
  return (
    <div
      class={`cb-column ${row.lit ? 'lit' : ''} ${now ? 'now' : ''} ${row.mine > 0 && row.short === 0 ? 'leads' : ''}`}
      role="img"
      aria-label={told(desk, row)}
      title={told(desk, row)}
      {...high(desk, `element:${row.name}`)}
    >
      <span class="cb-worth">
        {row.first}
        {row.second > 0 && <small>/{row.second}</small>}
      </span>
      <Emblem row={row} />
      <span class="cb-count">
        {desk.seat === null ? <b>{Math.max(...row.counts)}</b> : <b>{row.mine}</b>}
        {desk.seat !== null && <small>:{row.best}</small>}
      </span>
      <span class="cb-short">
        {rule || row.leaders.map((seat) => <Sign key={seat} seat={seat} />)}
      </span>
    </div>
  );
}

export function Emblem({ row }: { row: Standing }) {
  if (row.kind === 'vehicle') return <Transport vehicle={row.sort as Vehicle} />;
  const coal = row.sort as Coal;
  return (
    <svg class="cb-emblem" viewBox="0 0 48 30" aria-hidden="true">
      {row.kind === 'coal' ? <Lump coal={coal} x={12} y={3} size={24} /> : <EmptyCart coal={coal} />}
    </svg>
  );
}

const EmptyCart = ({ coal }: { coal: Coal }) => (
  <g>
    <Wagon x={19} y={28} width={32} coal={null} colour={coal} />
    <Lump coal={coal} x={32} y={2} size={15} />
  </g>
);

/** The whole column in a sentence, for ears and for the pointer. */
function told({ say, names, seat }: Desk, row: Standing): string {
  const counts = row.counts.map((count, other) => `${names[other] ?? other} ${count}`).join(', ');
  const points = row.second ? say('board-first-second', { first: row.first, second: row.second }) : say('board-first', { first: row.first });
  const lead = seat === null ? '' : row.short ? say('board-short', { count: row.short }) : say('board-leads');
  return `${say('element-name', { element: row.name })}: ${counts}. ${points} ${lead}`.trim();
}
