// The table itself: its clock, what can be asked of all, its record, its links, and how I like it.
import { useSignal } from '@preact/signals';
import { Trouble } from '../frame/parts.tsx';
import { HowILikeIt } from '../frame/preferences.tsx';
import { say } from '../say.ts';
import { post } from '../wire/api.ts';
import type { Head } from '../wire/messages.ts';
import { Links } from './links.tsx';
import { Record, Rematch } from './record.tsx';
import type { Room } from './room.ts';
import { clockWords } from './words.ts';

export function TableTab({ room, head }: { room: Room; head: Head }) {
  const trouble = useSignal('');
  const does = (path: string, body: object = {}) => () =>
    post(`/tables/${head.id}${path}`, body)
      .then(() => (trouble.value = ''))
      .catch((error: Error) => (trouble.value = error.message));
  const running = head.state === 'running' && room.seat !== null;
  const resign = () => confirm(say('resign-sure')) && void does('/resign', { seat: room.seat })();
  return (
    <div class="table-tab form">
      <p>{clockWords(head.clock)}</p>
      <Trouble text={trouble.value} />
      {running && (
        <div class="buttons">
          {!head.rated && (
            <button type="button" class="button" onClick={does('/takeback', { seat: room.seat })}>
              {say('ask-takeback')}
            </button>
          )}
          {head.seats[room.seat!]?.stand_in ? (
            <button type="button" class="button go" onClick={does('/back', { seat: room.seat })}>
              {say('i-am-back')}
            </button>
          ) : (
            <button type="button" class="button danger" onClick={resign}>
              {say('resign')}
            </button>
          )}
        </div>
      )}
      {head.state === 'over' && <Rematch head={head} />}
      <Record head={head} seat={room.seat} />
      <Links head={head} />
      <h3>{say('how-i-like-it')}</h3>
      <HowILikeIt />
    </div>
  );
}
