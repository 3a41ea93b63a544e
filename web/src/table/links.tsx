// The links a host hands out while the table runs: a new one for a seat whose player has lost theirs, one to look on.
import { useSignal } from '@preact/signals';
import { Share, Trouble } from '../frame/parts.tsx';
import { say } from '../say.ts';
import { post } from '../wire/api.ts';
import type { Head } from '../wire/messages.ts';
import { nameOf } from './words.ts';

/** Makes a link anew: what was handed out before opens nothing any more. */
function Anew({ path, label, onTrouble }: { path: string; label: string; onTrouble(text: string): void }) {
  const anew = () => post(path).then(() => onTrouble(''), (error: Error) => onTrouble(error.message));
  return (
    <button type="button" class="button" aria-label={label} onClick={anew}>
      {say('new-link')}
    </button>
  );
}

export function WatchLink({ head }: { head: Head }) {
  const trouble = useSignal('');
  const label = say('watch-link');
  if (!head.links) return null;
  return (
    <>
      <Trouble text={trouble.value} />
      <Share link={head.links.watch} label={label} />
      <Anew path={`/tables/${head.id}/watch/link`} label={say('new-watch-link')} onTrouble={(text) => (trouble.value = text)} />
    </>
  );
}

/** For each friend: a new link gives the seat free, as it stands. */
export function SeatLinks({ head }: { head: Head }) {
  const trouble = useSignal('');
  const seats = head.seats.filter((seat) => seat.kind !== 'bot' && !head.my.includes(seat.seat));
  if (!head.links || !seats.length) return null;
  return (
    <>
      <h3>{say('seats')}</h3>
      <p class="quiet">{say('new-link-why')}</p>
      <Trouble text={trouble.value} />
      <ul class="seat-links">
        {seats.map((seat) => (
          <li key={seat.seat}>
            <span>{nameOf(head, seat.seat)}</span>
            {seat.kind === 'free' ? (
              <Share link={head.links!.seats[String(seat.seat)]!} label={say('link-for-seat', { number: seat.seat + 1 })} />
            ) : (
              <Anew
                path={`/tables/${head.id}/seats/${seat.seat}/link`}
                label={say('new-link-for', { name: nameOf(head, seat.seat) })}
                onTrouble={(text) => (trouble.value = text)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
