// Beside the board: players, log, words, the table itself. A column, a drawer or a sheet, as wide as the screen is.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../frame/icons.tsx';
import { Keys } from '../frame/keys.tsx';
import { lazy } from '../frame/lazy.tsx';
import { Switch, Trouble } from '../frame/parts.tsx';
import type { WebGame } from '../games/game.ts';
import { say } from '../say.ts';
import { set, settings } from '../settings.ts';
import { get, post } from '../wire/api.ts';
import type { ChatLine, Head } from '../wire/messages.ts';
import { isWide, tab, type Tab } from './beside.ts';
import { Log } from './log.tsx';
import { Players } from './players.tsx';
import type { Room } from './room.ts';
import { Tour } from './tour.tsx';
import { nameOf } from './words.ts';

const TableTab = lazy(() => import('./table_tab.tsx').then((module) => module.TableTab));
const TABS: [Tab, icon: string][] = [
  ['players', 'people'],
  ['log', 'list'],
  ['chat', 'chat'],
  ['table', 'sign'],
  ['help', 'help'],
];

interface Beside {
  room: Room;
  head: Head;
  game: WebGame | null;
}

function Chat({ room, head }: Beside) {
  const text = useSignal('');
  const trouble = useSignal('');
  useEffect(() => {
    get<ChatLine[]>(`/tables/${head.id}/chat`)
      .then((lines) => (room.chat.value = lines))
      .catch((error: Error) => (trouble.value = error.message));
  }, [head.id]);
  const send = (event: Event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words) return;
    post(`/tables/${head.id}/chat`, { text: words })
      .then(() => (text.value = ''))
      .catch((error: Error) => (trouble.value = error.message));
  };
  return (
    <div class="chat">
      <ol aria-live="polite" class="chat-lines" tabIndex={0} aria-label={say('chat')}>
        {!room.chat.value.length && <li class="quiet">{say('chat-empty')}</li>}
        {room.chat.value.map((line) => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <Trouble text={trouble.value} />
      {head.my.length > 0 && (
        <form class="chat-say" onSubmit={send}>
          <input aria-label={say('chat-say')} placeholder={say('chat-say')} maxLength={500} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
          <button class="button go">{say('text-send')}</button>
        </form>
      )}
    </div>
  );
}

function HelpTab({ game }: Beside) {
  return (
    <div class="help-tab">
      {game && (
        <p>
          <a href={`/help/${game.rulesPage}`} target="_blank">
            {say('rules')}
          </a>
        </p>
      )}
      <Keys />
      <Switch label={say('text-mode')} why={say('text-mode-why')} on={settings.value.text} onFlip={(text) => set({ text })} />
      <Switch label={say('tour')} why={say('tour-why')} on={settings.value.tour} onFlip={(tour) => set({ tour })} />
    </div>
  );
}

/** Somebody asks to take a move back: all who play must agree. */
export function TakebackLine({ room, head }: { room: Room; head: Head }) {
  const asked = room.takeback.value;
  if (!asked) return null;
  const answer = (yes: boolean) => () =>
    post(`/tables/${head.id}/takeback/answer`, { seat: room.seat, yes }).catch((error: Error) => room.tell(error.message, 'refusal'));
  const mine = asked.seat === room.seat;
  const answered = room.seat !== null && asked.yes?.includes(room.seat);
  return (
    <div class="notice" role="alert">
      <Icon name="undo" />
      <p>{mine ? say('takeback-mine') : say('takeback-asked', { name: nameOf(head, asked.seat) })}</p>
      {room.seat !== null && !mine && !answered && (
        <div class="buttons">
          <button type="button" class="button go" onClick={answer(true)}>
            {say('yes')}
          </button>
          <button type="button" class="button" onClick={answer(false)}>
            {say('no')}
          </button>
        </div>
      )}
    </div>
  );
}

export function Side(props: Beside) {
  const open = isWide.value && (tab.value === null || tab.value === 'players') ? 'log' : tab.value;
  const tabs = isWide.value ? TABS.slice(1) : TABS;
  return (
    <aside class={open ? 'side open' : 'side'} aria-label={say('beside')}>
      {isWide.value && (
        <section class="side-players" aria-label={say('players')}>
          <Players {...props} />
          <Tour room={props.room} game={props.game} />
        </section>
      )}
      <div class="tabs" role="tablist" aria-label={say('beside')}>
        {tabs.map(([name, icon]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={open === name}
            aria-controls="side-body"
            class="tab"
            onClick={() => (tab.value = open === name && !isWide.value ? null : name)}
          >
            <Icon name={icon} />
            <span>{say(name)}</span>
          </button>
        ))}
      </div>
      <div class="side-body" id="side-body" role="tabpanel" aria-labelledby={open ? `tab-${open}` : undefined} hidden={!open}>
        {open === 'players' && <Players {...props} />}
        {open === 'log' && <Log room={props.room} head={props.head} />}
        {open === 'chat' && <Chat {...props} />}
        {open === 'table' && <TableTab {...props} />}
        {open === 'help' && <HelpTab {...props} />}
      </div>
    </aside>
  );
}
