// The end of the game: places, the score sheet line by line, the record, another game.
import { Icon } from '../frame/icons.tsx';
import type { WebGame } from '../games/game.ts';
import { say } from '../say.ts';
import type { Head } from '../wire/messages.ts';
import { Record, Rematch } from './record.tsx';
import type { Room } from './room.ts';
import { figure, list, nameOf } from './words.ts';
import '../style/end.css';

export function ScoreSheet({ head, game }: { head: Head; game: WebGame | null }) {
  const told = head.result?.sheet ?? [];
  const lines = told
    .filter(([, points]) => points.some(Boolean))
    .map(([line, points]) => ({ label: game?.line?.(line, say) ?? line, points }));
  const seats = head.seats.map((seat) => seat.seat);
  const scores = head.result?.scores ?? [];
  return (
    <div class="scrolls" tabIndex={0} role="group" aria-label={say('score-sheet')}>
      <table class="sheet">
        <caption class="unseen">{say('score-sheet')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('sheet-line')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {nameOf(head, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{line.label}</th>
              {seats.map((seat) => (
                <td key={seat}>{line.points[seat] ? figure(line.points[seat]) : '·'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('sheet-total')}</th>
            {seats.map((seat) => (
              <td key={seat}>{figure(scores[seat] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The one thing that may lie over the board. */
export function End({ head, room, game, onClose }: { head: Head; room: Room; game: WebGame | null; onClose(): void }) {
  const winners = (head.result?.winners ?? []).map((seat) => nameOf(head, seat));
  const ranked = head.seats
    .map(({ seat }) => ({ seat, place: head.result?.places[seat] ?? 0, score: head.result?.scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  return (
    <section class="end" aria-labelledby="end-title">
      <header>
        <h2 id="end-title">{winners.length ? say('status-won', { count: winners.length, names: list(winners) }) : say('status-over')}</h2>
        <button type="button" class="button bare" aria-label={say('see-the-board')} title={say('see-the-board')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ol class="podium">
        {ranked.map(({ seat, place, score }) => (
          <li key={seat} class={`place-${place}`}>
            <span class="place">{say('place', { place })}</span>
            <strong>{nameOf(head, seat)}</strong>
            <span class="podium-score">{figure(score)} <small>{say('points-word')}</small></span>
          </li>
        ))}
      </ol>
      <ScoreSheet head={head} game={game} />
      <div class="buttons">
        <Rematch head={head} />
        <button type="button" class="button" onClick={onClose}>
          {say('see-the-board')}
        </button>
      </div>
      <Record head={head} seat={room.seat} />
    </section>
  );
}
