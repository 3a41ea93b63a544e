// The lobby: a game against bots in one click, a table for friends, the tables others have opened.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem, Icon } from '../frame/icons.tsx';
import { Title, Trouble, Waiting } from '../frame/parts.tsx';
import { go } from '../frame/route.ts';
import { someone, user } from '../frame/user.ts';
import { known, say } from '../say.ts';
import { get, post } from '../wire/api.ts';
import type { GameCard, Head, NewSeat, TableCard } from '../wire/messages.ts';
import { TableRow } from './table_row.tsx';
import '../style/pages.css';
import '../style/signs.css';

const LOOK_AGAIN = 6000;

/** Me and the best bots there are, at a table of my own. */
async function playNow(game: GameCard, seats: number): Promise<void> {
  await someone();
  const level = game.levels.at(-1) ?? 'random';
  const bots = Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: 'bot', level }));
  const { table } = await post<{ table: Head }>('/tables', {
    game: game.id,
    seats: [{ kind: 'me' }, ...bots],
    options: {},
    clock: { kind: 'none' },
    absence: 'nothing',
    access: 'link',
    rated: false,
  });
  go(`/table/${table.id}`);
}

function Card({ game, onTrouble }: { game: GameCard; onTrouble(text: string): void }) {
  const [fewest, most] = game.seats;
  const seats = useSignal(Math.min(3, most));
  const busy = useSignal(false);
  const play = async () => {
    busy.value = true;
    try {
      await playNow(game, seats.value);
    } catch (trouble) {
      onTrouble((trouble as Error).message);
    }
    busy.value = false;
  };
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const title = known(`game-${game.id}`, game.title);
  return (
    <li class={`sign sign-${game.id}`}>
      <div class="sign-plate">
        <Emblem game={game.id} />
        <h3>{title}</h3>
        <p>{known(`blurb-${game.id}`, '')}</p>
      </div>
      <div class="sign-foot">
        <label class="seats-picker">
          <span>{say('players-at-table')}</span>
          <select value={seats.value} onChange={(event) => (seats.value = Number(event.currentTarget.value))}>
            {counts.map((count) => (
              <option key={count} value={count} selected={count === seats.value}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <a class="link" href={`/help/${game.id}`} aria-label={`${say('rules')}: ${title}`}>
          {say('rules')}
        </a>
        <div class="sign-acts">
          <button type="button" class="button go big" disabled={busy.value} onClick={play} aria-label={`${say('play-now')}: ${title}`}>
            <Icon name="play" />
            <span>{say('play-now')}</span>
          </button>
          <a class="button" href={`/new?game=${game.id}`} aria-label={`${say('with-friends')}: ${title}`}>
            <Icon name="people" />
            <span>{say('with-friends')}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

function List(props: { title: string; empty: string; tables: TableCard[] | null; verb: string }) {
  return (
    <section class="panel">
      <h2>{props.title}</h2>
      {!props.tables ? <Waiting /> : props.tables.length ? (
        <ul class="rows">
          {props.tables.map((table) => (
            <TableRow key={table.id} table={table} verb={props.verb} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{props.empty}</p>
      )}
    </section>
  );
}

export default function Lobby() {
  const games = useSignal<GameCard[] | null>(null);
  const open = useSignal<TableCard[] | null>(null);
  const running = useSignal<TableCard[] | null>(null);
  const owed = useSignal<TableCard[]>([]);
  const trouble = useSignal('');
  const look = async () => {
    try {
      if (!games.value) games.value = await get<GameCard[]>('/games');
      [open.value, running.value] = await Promise.all([
        get<TableCard[]>('/tables?state=open'),
        get<TableCard[]>('/tables?state=running'),
      ]);
      if (user.value) owed.value = (await get<TableCard[]>('/tables/mine')).filter((table) => table.owes && table.state === 'running');
      trouble.value = '';
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [user.value?.name]);
  return (
    <div class="page lobby">
      <div class="welcome">
        <Title>{say('welcome')}</Title>
        <p class="lead">{say('welcome-lead')}</p>
      </div>
      <Trouble text={trouble.value} />
      {owed.value.length > 0 && (
        <p class="banner">
          <Icon name="lamp" />
          <a href={owed.value.length === 1 ? `/table/${owed.value[0]!.id}` : '/mine'}>{say('owed-here', { count: owed.value.length })}</a>
        </p>
      )}
      <h2 class="unseen">{say('games')}</h2>
      {!games.value && !trouble.value && <Waiting />}
      <ul class="signs">
        {games.value?.map((game) => (
          <Card key={game.id} game={game} onTrouble={(text) => (trouble.value = text)} />
        ))}
      </ul>
      <div class="two">
        <List title={say('open-tables')} empty={say('no-open-tables')} tables={open.value} verb={say('sit-down')} />
        <List title={say('running-tables')} empty={say('no-running-tables')} tables={running.value} verb={say('watch')} />
      </div>
    </div>
  );
}
