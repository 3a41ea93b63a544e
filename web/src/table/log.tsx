// What has happened, in sentences, turn by turn: filtered by player; a line shows its pieces on the board.
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../frame/icons.tsx';
import { say } from '../say.ts';
import type { Head, WireFact } from '../wire/messages.ts';
import type { Room } from './room.ts';
import { isWide, tab } from './beside.ts';
import { pieces, turns } from './turns.ts';
import { nameOf } from './words.ts';

/** Pieces named by the line under the pointer, and by the line that was clicked. */
const hovered = signal<string[]>([]);
const pinned = signal<string[]>([]);
/** Another table: nothing is pointed at. */
export function unpin(): void {
  pinned.value = [];
}

export const highlight = computed(() => (hovered.value.length ? hovered.value : pinned.value));

/** Keep its pieces lit, and bring them to where they can be seen. */
function show(found: string[]): void {
  pinned.value = found;
  hovered.value = [];
  if (!isWide.value) tab.value = null;
  requestAnimationFrame(() => document.querySelector('.board [data-high]')?.scrollIntoView({ block: 'nearest' }));
}

function Line({ fact }: { fact: WireFact }) {
  const found = pieces(fact);
  const on = pinned.value.length > 0 && pinned.value.join() === found.join();
  const words = (
    <>
      {fact.private && (
        <span class="secret" title={say('only-you')}>
          <Icon name="lock" />
          <span class="unseen">{say('only-you')} </span>
        </span>
      )}
      {fact.text}
    </>
  );
  if (!found.length) return <span class="log-line">{words}</span>;
  return (
    <button
      type="button"
      class={on ? 'log-line pinned' : 'log-line'}
      aria-pressed={on}
      tabIndex={-1}
      onMouseEnter={() => (hovered.value = found)}
      onMouseLeave={() => (hovered.value = [])}
      onFocus={() => (hovered.value = found)}
      onBlur={() => (hovered.value = [])}
      onClick={() => (on ? (pinned.value = []) : show(found))}
    >
      {words}
    </button>
  );
}

/** One stop for the tabulator; up and down go from line to line. */
function step(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('button.log-line')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? lines.at(by < 0 ? -1 : 0) : lines[at + by];
  next?.focus();
  event.preventDefault();
}

export function Log({ room, head }: { room: Room; head: Head }) {
  const only = useSignal<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = turns(room.log.value, only.value);
  const newest = useRef(true); // whoever reads further up is left in peace
  const byHand = () =>
    requestAnimationFrame(() => {
      const box = list.current;
      if (box) newest.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    });
  const follow = () => {
    if (list.current && newest.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(follow, [room.log.value, only.value]);
  useEffect(() => {
    const watch = new ResizeObserver(follow);
    watch.observe(list.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => () => void (hovered.value = []), []);
  return (
    <div class="log">
      <label class="picker">
        <span class="unseen">{say('log-filter')}</span>
        <select onChange={(event) => (only.value = event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}>
          <option value="">{say('log-all')}</option>
          {head.seats.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {nameOf(head, seat.seat)}
            </option>
          ))}
        </select>
      </label>
      <ol class="turns" ref={list} tabIndex={0} aria-label={say('log')} onKeyDown={step} onKeyUp={byHand} onWheel={byHand} onTouchMove={byHand} onPointerUp={byHand}>
        {!shown.length && <li class="quiet">{say('log-empty')}</li>}
        {shown.map((turn) => (
          <li key={turn.first} class={`turn seat-${turn.seat ?? 'none'}`}>
            {turn.back && turn.seat !== null && <p class="log-line">{say('took-back', { name: nameOf(head, turn.seat) })}</p>}
            <ul>
              {turn.facts.map((fact, index) => (
                <li key={index}>
                  <Line fact={fact} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Read out to who does not look: what happened last. */
export function Herald({ room }: { room: Room }) {
  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions" data-herald>
      {room.facts.value.map((fact) => (
        <p key={fact.id}>{fact.text}</p>
      ))}
    </div>
  );
}
