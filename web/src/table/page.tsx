// A table: the frame around its board, for whoever sits there or looks on.
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { moveFocus } from '../frame/arrows.ts';
import { KEYS } from '../frame/keys.tsx';
import { lazy } from '../frame/lazy.tsx';
import { Trouble, Waiting as Loading } from '../frame/parts.tsx';
import { sound } from '../frame/sound.ts';
import type { WebGame } from '../games/game.ts';
import { webGame } from '../games/shelf.ts';
import { TextBoard } from '../games/text_board.tsx';
import { known, language, learn, say } from '../say.ts';
import { settings } from '../settings.ts';
import { get, Unreachable } from '../wire/api.ts';
import type { Head } from '../wire/messages.ts';
import { Herald, highlight, unpin } from './log.tsx';
import { Room } from './room.ts';
import { isWide, tab } from './beside.ts';
import { Side, TakebackLine } from './side.tsx';
import { NoticeLine, PlanStrip, Status } from './status.tsx';
import { Tour } from './tour.tsx';
import { nameOf } from './words.ts';
import '../style/table.css';

const AGAIN = 3000;
const Waiting = lazy(() => import('./waiting.tsx').then((module) => module.Waiting));
const HandOver = lazy(() => import('./hand_over.tsx').then((module) => module.HandOver));
const NoTable = lazy(() => import('./hand_over.tsx').then((module) => module.NoTable));
const End = lazy(() => import('./end.tsx').then((module) => module.End));

/** A letter is a key of the page unless somebody is writing. */
function keyed(event: KeyboardEvent, room: Room, board: Element | null): void {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (at.closest('input:not([type=checkbox], [type=radio]), textarea, select')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === KEYS.undo || key === KEYS.pop) room.undoStep();
  else if (key === KEYS.confirm) room.confirm();
  else if (key === KEYS.help) tab.value = tab.value === 'help' ? (isWide.value ? 'log' : null) : 'help';
  else if (key === KEYS.last) lastEvent();
  else if (key === KEYS.hold) {
    room.commit.hold();
    room.notice.value = null;
    if (!isWide.value) tab.value = null;
  } else if (!(board && moveFocus(board, event))) return;
  event.preventDefault();
}

function lastEvent(): void {
  tab.value = 'log';
  requestAnimationFrame(() => {
    const lines = document.querySelectorAll<HTMLElement>('.turns .log-line');
    const last = lines[lines.length - 1];
    last?.scrollIntoView({ block: 'nearest' });
    if (last && !last.matches('button')) last.tabIndex = -1;
    last?.focus();
  });
}

function Board({ room, head, game }: { room: Room; head: Head; game: WebGame }) {
  const shown = room.shown.value;
  if (!shown.view) return <Loading />;
  const props = {
    view: shown.view,
    seat: room.seat,
    names: head.seats.map((seat) => nameOf(head, seat.seat)),
    legal: new Map(shown.legal),
    binding: new Set(shown.binding),
    draft: room.moves.value,
    hints: shown.hints,
    facts: room.facts.value,
    highlight: highlight.value,
    say,
    play: (moves: string[]) => room.play(moves),
    undo: (keep: number) => room.undo(keep),
    why: (moves: string[]) => room.why(moves),
    still: room.still.value,
  };
  if (game.Board && !settings.value.text) return <game.Board {...props} />;
  return <TextBoard {...props} Text={game.Text} confirm={() => room.confirm()} settled={() => room.settled()} />;
}

function Seated({ room }: { room: Room }) {
  const game = useSignal<WebGame | null>(null);
  const ended = useSignal(false);
  const board = useRef<HTMLDivElement>(null);
  const head = room.head.value;
  const text = settings.value.text;

  useEffect(() => {
    if (!head) return;
    webGame(head.game, text)
      .then(async (loaded) => {
        await learn(loaded.texts);
        game.value = loaded;
      })
      .catch(() => room.tell(say('page-unreachable'), 'refusal'));
  }, [head?.game, text]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => keyed(event, room, board.current);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      unpin();
    };
  }, [room]);
  const mine = room.seat !== null && room.owes.value.includes(room.seat);
  useEffect(() => {
    if (mine) sound('bell');
  }, [mine]);
  useEffect(() => {
    if (room.facts.value.length) sound('tap');
  }, [room.facts.value]);
  const title = head ? known(`game-${head.game}`, head.title) : '';
  useEffect(() => {
    document.title = mine && head?.state === 'running' ? `● ${say('your-turn')} · ${title}` : `${title} · ${say('app')}`;
  }, [mine, title, head?.state]);

  if (!head) return <Loading what={say(`line-${room.line.standing.value}`)} />;
  if (head.state === 'open') return <Waiting head={head} />;
  const over = head.state === 'over' && !ended.value && room.shown.value.view;
  return (
    <div class={text ? 'table text' : 'table'} data-game={head.game}>
      <h1 class="unseen" tabIndex={-1}>
        {title}
      </h1>
      <Status room={room} head={head} game={game.value} />
      <NoticeLine room={room} game={game.value} />
      <TakebackLine room={room} head={head} />
      <Herald room={room} />
      <div class="table-main">
        <div class="board-side">
          <PlanStrip room={room} game={game.value} />
          {!isWide.value && <Tour room={room} game={game.value} />}
          <div class="board" ref={board} aria-busy={room.waiting.value || room.sending.value}>
            {game.value ? <Board room={room} head={head} game={game.value} /> : <Loading />}
          </div>
          {over && <End head={head} room={room} game={game.value} onClose={() => (ended.value = true)} />}
        </div>
        <Side room={room} head={head} game={game.value} />
      </div>
    </div>
  );
}

/** At one screen several of us may sit: one seat is shown at a time. */
function Sofa({ table, seats }: { table: string; seats: number[] }) {
  const seat = useSignal<number | null>(seats[0] ?? null);
  const room = useSignal<Room | null>(null);
  useEffect(() => {
    if (seat.value !== null && !seats.includes(seat.value)) seat.value = seats[0] ?? null;
    if (seat.value === null && seats.length) seat.value = seats[0]!;
  }, [seats.join()]);
  useEffect(() => {
    const opened = new Room(table, seat.value);
    const network = () => opened.line.networkChanged();
    addEventListener('online', network);
    addEventListener('offline', network);
    document.addEventListener('visibilitychange', network);
    opened.line.open();
    room.value = opened;
    return () => {
      removeEventListener('online', network);
      removeEventListener('offline', network);
      document.removeEventListener('visibilitychange', network);
      opened.close();
    };
  }, [table, seat.value]);
  const now = room.value;
  useEffect(() => {
    now?.hello(null); // the log is told in the language of the page
  }, [language.value]);
  useEffect(() => {
    if (now?.head.value) mySeats.value = now.head.value.my;
  }, [now?.head.value]);
  if (!now || now.seat !== seat.value) return <Loading />;
  const head = now.head.value;
  const owes = now.owes.value;
  const next = head?.state === 'running' && seats.length > 1 && seat.value !== null && !owes.includes(seat.value) ? seats.find((one) => owes.includes(one)) : undefined;
  if (head && next !== undefined) return <HandOver name={nameOf(head, next)} onTake={() => (seat.value = next)} />;
  return <Seated key={String(seat.value)} room={now} />;
}

const mySeats = signal<number[] | null>(null);

export default function TablePage({ path }: { path: string[] }) {
  const table = path[1] ?? '';
  const trouble = useSignal('');
  const away = useSignal(false);
  useEffect(() => {
    let stopped = false;
    mySeats.value = null;
    const look = () =>
      get<Head>(`/tables/${table}`)
        .then((head) => {
          trouble.value = '';
          mySeats.value = head.my;
        })
        .catch((error: Error) => {
          trouble.value = error.message;
          away.value = error instanceof Unreachable;
          if (away.value && !stopped) setTimeout(look, AGAIN);
        });
    void look();
    return () => void (stopped = true);
  }, [table]);
  if (mySeats.value) return <Sofa table={table} seats={mySeats.value} />;
  if (!trouble.value) return <Loading />;
  if (away.value) return <Trouble text={trouble.value} />; // nothing more is loaded while there is no network
  return <NoTable why={trouble.value} />;
}
