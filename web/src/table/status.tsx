// The top of the table: what is awaited, undo and confirm, how the line stands; below it the plan in chips.
import type { WebGame } from '../games/game.ts';
import { Icon } from '../frame/icons.tsx';
import { language, say } from '../say.ts';
import type { Head } from '../wire/messages.ts';
import { SeatClock } from './players.tsx';
import type { Room } from './room.ts';
import { standingWords, statusWords } from './words.ts';

function confirmWords(room: Room): string {
  const moves = room.confirmable;
  const left = room.commit.left.value;
  if (left !== null) return say('confirm-in', { seconds: left });
  const sentence = room.shown.value.legal.find(([move]) => move === moves?.at(-1))?.[1];
  return sentence ? say('confirm-what', { sentence }) : say('confirm');
}

function Acts({ room }: { room: Room }) {
  const drafted = room.moves.value.length > 0 || room.commit.staged.value !== null;
  const ready = room.confirmable !== null;
  const held = room.sending.value;
  return (
    <div class="acts">
      <button type="button" class="button" disabled={!drafted || held} onClick={() => room.undoStep()} title={`${say('undo-step')} (U)`}>
        <Icon name="undo" />
        <span>{say('undo-step')}</span>
      </button>
      <button type="button" class="button" disabled={!drafted || held} onClick={() => room.undo(0)} title={say('restart-turn')}>
        <Icon name="restart" />
        <span>{say('restart-turn')}</span>
      </button>
      <button
        type="button"
        class={room.commit.staged.value ? 'button go confirm staged' : 'button go confirm'}
        disabled={!ready || held}
        onClick={() => room.confirm()}
        title={`${confirmWords(room)} (C)`}
      >
        <Icon name="check" />
        <span>{room.commit.left.value === null ? say('confirm') : confirmWords(room)}</span>
      </button>
    </div>
  );
}

export function Standing({ room }: { room: Room }) {
  const standing = room.line.standing.value;
  return (
    <span class={`standing standing-${standing}`} role="status" title={standingWords(room)}>
      <i aria-hidden="true" />
      <span>{standingWords(room)}</span>
    </span>
  );
}

export function Status({ room, head, game }: { room: Room; head: Head; game: WebGame | null }) {
  const { view } = room.shown.value;
  const mine = room.seat !== null && head.state === 'running' && room.owes.value.includes(room.seat);
  const stands = (view && game?.stands?.(view, say)) || '';
  const playing = room.seat !== null && head.state === 'running';
  return (
    <div class={mine ? 'status mine' : 'status'}>
      <div class="status-words">
        <p class="status-line" id="status" role="status" lang={language.value}>
          {statusWords(room, head, game)}
        </p>
        {(stands || (mine && room.clocks.value)) && (
          <p class="status-stands">
            {stands} {mine && <SeatClock room={room} seat={room.seat!} />}
          </p>
        )}
      </div>
      {playing && <Acts room={room} />}
      <Standing room={room} />
    </div>
  );
}

export function NoticeLine({ room, game }: { room: Room; game: WebGame | null }) {
  const notice = room.notice.value;
  if (!notice) return null;
  return (
    <div class={`notice notice-${notice.kind}`} role="alert" key={notice.id}>
      <Icon name={notice.kind === 'refusal' ? 'alert' : 'sign'} />
      <p>
        {notice.text}
        {notice.rule && game && (
          <>
            {' '}
            <a href={`/help/${game.rulesPage}#${notice.rule}`}>{notice.rule}</a>
          </>
        )}
      </p>
      <button type="button" class="button bare" aria-label={say('close')} onClick={() => (room.notice.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

export function PlanStrip({ room, game }: { room: Room; game: WebGame | null }) {
  const moves = room.moves.value;
  const staged = room.commit.staged.value;
  if (!moves.length && !staged) return null;
  const said = room.shown.value.said;
  const Chip = game?.Chip;
  const legal = new Map(room.shown.value.legal);
  return (
    <div class="plan">
      <span class="plan-title" id="plan-title">
        {say('plan')}
      </span>
      <ol class="chips" aria-labelledby="plan-title">
        {moves.map((move, index) => {
          const sentence = said[index] ?? move;
          const last = index === moves.length - 1;
          return (
            <li key={index}>
              <button
                type="button"
                class="chip"
                title={sentence}
                aria-label={`${move}: ${last ? sentence : say('back-to', { sentence })}`}
                aria-current={last ? 'step' : undefined}
                onClick={() => room.undo(index + 1)}
              >
                {Chip ? <Chip move={move} say={say} /> : move}
              </button>
            </li>
          );
        })}
        {staged?.map((move) => (
          <li key={`staged-${move}`}>
            <span class="chip staged" title={legal.get(move) ?? move}>
              {legal.get(move) ?? move}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
