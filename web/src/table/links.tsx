// The links a host hands out while the table runs: a new one for a seat whose player has lost theirs, one to look on.
import { useSignal } from '@preact/signals';
import { Share, Trouble } from '../frame/parts.tsx';
import { say } from '../say.ts';
import { post } from '../wire/api.ts';
import type { Head } from '../wire/messages.ts';
import { nameOf } from './words.ts';
import '../style/links.css';

/** Makes a link anew: what was handed out before opens nothing any more. */
function Anew({ path, of, onTrouble }: { path: string; of: string; onTrouble(text: string): void }) {
  const anew = () => post(path).then(() => onTrouble(''), (error: Error) => onTrouble(error.message));
  return (
    <button type="button" class="button" aria-label={`${say('new-link')}: ${of}`} onClick={anew}>
      {say('new-link')}
    </button>
  );
}

/** All of them, in the tab of the table. */
export function Links({ head }: { head: Head }) {
  if (!head.links) return null;
  return (
    <>
      {head.state === 'running' && <SeatLinks head={head} />}
      <h3>{say('watch-link')}</h3>
      <WatchLink head={head} />
    </>
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
      <Anew path={`/tables/${head.id}/watch/link`} of={label} onTrouble={(text) => (trouble.value = text)} />
    </>
  );
}

/** For each friend: a new link gives the seat free, as it stands. */
function SeatLinks({ head }: { head: Head }) {
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
                of={nameOf(head, seat.seat)}
                onTrouble={(text) => (trouble.value = text)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
