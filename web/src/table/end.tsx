// The end of the game: places, the score sheet line by line, the record, another game.
import { useSignal } from '@preact/signals';
import { Icon } from '../frame/icons.tsx';
import { Trouble } from '../frame/parts.tsx';
import type { WebGame } from '../games/game.ts';
import { say } from '../say.ts';
import { get, post } from '../wire/api.ts';
import type { Head } from '../wire/messages.ts';
import type { Room } from './room.ts';
import { list, nameOf } from './words.ts';

export function Record({ head, seat }: { head: Head; seat: number | null }) {
  const verdict = useSignal<{ ok: boolean; sentence: string } | null>(null);
  const trouble = useSignal('');
  const verify = () =>
    get<{ ok: boolean; sentence: string }>(`/tables/${head.id}/verify`)
      .then((told) => (verdict.value = told))
      .catch((error: Error) => (trouble.value = error.message));
  const query = seat === null ? '' : `?seat=${seat}`;
  return (
    <div class="record">
      <div class="buttons">
        <a class="button" href={`/api/v1/tables/${head.id}/record${query}`} download={`${head.game}-${head.id}.txt`}>
          <Icon name="down" />
          <span>{say('download-record')}</span>
        </a>
        {head.state === 'over' && (
          <button type="button" class="button" onClick={verify}>
            <Icon name="check" />
            <span>{say('verify')}</span>
          </button>
        )}
      </div>
      <p role="status" class={verdict.value?.ok ? 'verdict fine' : 'verdict'}>
        {verdict.value?.sentence ?? ''}
      </p>
      <Trouble text={trouble.value} />
    </div>
  );
}

export function Rematch({ head }: { head: Head }) {
  const trouble = useSignal('');
  const again = () => post(`/tables/${head.id}/rematch`).catch((error: Error) => (trouble.value = error.message));
  if (head.next) {
    return (
      <a class="button go big" href={`/table/${head.next}`}>
        <Icon name="play" />
        <span>{say('to-rematch')}</span>
      </a>
    );
  }
  if (!head.my.length) return null;
  return (
    <>
      <button type="button" class="button go big" onClick={again}>
        <Icon name="restart" />
        <span>{say('rematch')}</span>
      </button>
      <Trouble text={trouble.value} />
    </>
  );
}

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
                <td key={seat}>{line.points[seat] || '·'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('sheet-total')}</th>
            {seats.map((seat) => (
              <td key={seat}>{scores[seat] ?? ''}</td>
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
            <span class="podium-score">{say('points', { count: score })}</span>
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
