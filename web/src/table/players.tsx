// Who sits here: order, score, clock, who thinks and who is away, and which of them are bots.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../frame/icons.tsx';
import type { WebGame } from '../games/game.ts';
import { known, say } from '../say.ts';
import type { Head } from '../wire/messages.ts';
import type { Room } from './room.ts';
import { figure, nameOf, timeLeft } from './words.ts';

const tick = signal(0);

export function SeatClock({ room, seat }: { room: Room; seat: number }) {
  const clocks = room.clocks.value;
  const mine = clocks?.seats[seat];
  useEffect(() => {
    if (!mine?.running) return;
    const timer = setInterval(() => (tick.value += 1), 1000);
    return () => clearInterval(timer);
  }, [mine?.running]);
  if (!clocks || !mine || mine.left === null) return null;
  void tick.value;
  const gone = mine.running ? (performance.now() - clocks.heard) / 1000 : 0;
  const left = mine.left - gone;
  return (
    <span class={left < 60 ? 'seat-clock short' : 'seat-clock'} role="timer">
      <Icon name="clock" />
      {timeLeft(left)}
    </span>
  );
}

function tag(head: Head, seat: number): string {
  const there = head.seats[seat]!;
  if (there.kind === 'bot') return say('tag-bot', { level: known(`level-${there.level}`, there.level ?? '') });
  if (there.stand_in) return say('tag-stand-in');
  if (there.kind === 'free') return say('seat-free');
  return there.online ? '' : say('tag-away');
}

export function Players({ room, head, game }: { room: Room; head: Head; game: WebGame | null }) {
  const { view } = room.shown.value;
  const owes = room.owes.value;
  const start: number = view?.start ?? 0;
  const order = head.seats.map((_, index) => (index + (Number.isInteger(start) && start >= 0 ? start : 0)) % head.seats.length);
  const Extra = game?.Players;
  return (
    <ol class="players">
      {order.map((seat) => {
        const there = head.seats[seat]!;
        const score = head.result?.scores[seat] ?? view?.players?.[seat]?.score;
        const thinks = head.state === 'running' && owes.includes(seat);
        return (
          <li key={seat} class={`player seat-${seat}${thinks ? ' thinks' : ''}${seat === room.seat ? ' me' : ''}`}>
            <span class="player-mark" aria-hidden="true">
              {there.kind === 'bot' ? <Icon name="bot" /> : nameOf(head, seat).slice(0, 1).toUpperCase()}
            </span>
            <span class="player-name">
              <strong>{nameOf(head, seat)}</strong>
              <small>
                {[seat === room.seat ? say('tag-you') : '', tag(head, seat), thinks ? say('tag-thinks') : ''].filter(Boolean).join(' · ')}
              </small>
            </span>
            {head.result?.places[seat] === 1 && <span class="laurel">{say('winner')}</span>}
            <SeatClock room={room} seat={seat} />
            {score !== undefined && (
              <span class="player-score">
                <b>{figure(score)}</b>
                <small>{say('points-word')}</small>
              </span>
            )}
            {Extra && view && (
              <div class="player-more">
                <Extra view={view} seat={seat} say={say} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
