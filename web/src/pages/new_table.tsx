// A new table: who sits where, by which variants and clock, and who may come.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../frame/icons.tsx';
import { NameField, nameFits } from '../frame/name_field.tsx';
import { Choice, Switch, Title, Trouble, Waiting } from '../frame/parts.tsx';
import { address, go } from '../frame/route.ts';
import { someone } from '../frame/user.ts';
import { known, say } from '../say.ts';
import { get, post } from '../wire/api.ts';
import type { Absence, Access, Clock, GameCard, Head, NewSeat, NewTable } from '../wire/messages.ts';
import '../style/pages.css';

const KINDS = ['me', 'link', 'open', 'bot'] as const;
const CLOCKS = ['none', 'live', 'days'] as const;
const ABSENCES = ['nothing', 'bot-turn', 'bot-seat'] as const;

function firstSeats(game: GameCard): NewSeat[] {
  const [fewest, most] = game.seats;
  const seats = Math.max(fewest, Math.min(3, most));
  return Array.from({ length: seats }, (_, seat): NewSeat => ({ kind: seat ? 'link' : 'me' }));
}

function Seats({ game, seats }: { game: GameCard; seats: Signal<NewSeat[]> }) {
  const [fewest, most] = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const best = game.levels.at(-1) ?? 'random';
  const change = (seat: number, now: NewSeat) => (seats.value = seats.value.map((old, index) => (index === seat ? now : old)));
  const resize = (count: number) =>
    (seats.value = Array.from({ length: count }, (_, seat): NewSeat => seats.value[seat] ?? { kind: 'link' }));
  return (
    <section class="panel">
      <h2>{say('seats')}</h2>
      <Choice label={say('how-many')} value={seats.value.length} of={counts.map((count) => [count, String(count)] as const)} onPick={resize} />
      <ol class="seat-list">
        {seats.value.map((seat, index) => (
          <li key={index}>
            <span class="seat-number" aria-hidden="true">
              {index + 1}
            </span>
            <label class="field">
              <span>{say('seat-number', { number: index + 1 })}</span>
              <select
                value={seat.kind}
                onChange={(event) => {
                  const kind = event.currentTarget.value as NewSeat['kind'];
                  change(index, kind === 'bot' ? { kind, level: best } : { kind });
                }}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind} selected={kind === seat.kind}>
                    {say(`seat-${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            {seat.kind === 'bot' && (
              <label class="field">
                <span>{say('bot-level')}</span>
                <select value={seat.level} onChange={(event) => change(index, { kind: 'bot', level: event.currentTarget.value })}>
                  {game.levels.map((level) => (
                    <option key={level} value={level} selected={level === seat.level}>
                      {known(`level-${level}`, level)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </li>
        ))}
      </ol>
      <p class="quiet">{say('seats-why')}</p>
    </section>
  );
}

function ClockFields({ clock }: { clock: Signal<Clock> }) {
  const now = clock.value;
  const first: Record<Clock['kind'], Clock> = {
    none: { kind: 'none' },
    live: { kind: 'live', bank: 1200, increment: 30 },
    days: { kind: 'days', days: 3 },
  };
  const number = (label: string, value: number, least: number, most: number, put: (value: number) => Clock) => (
    <label class="field short">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={value}
        onChange={(event) => event.currentTarget.checkValidity() && (clock.value = put(event.currentTarget.valueAsNumber))}
      />
    </label>
  );
  return (
    <>
      <Choice
        label={say('clock')}
        value={now.kind}
        of={CLOCKS.map((kind) => [kind, say(`clock-kind-${kind}`)] as const)}
        onPick={(kind) => (clock.value = first[kind])}
      />
      {now.kind === 'live' && (
        <div class="fields">
          {number(say('clock-bank'), Math.round(now.bank / 60), 1, 600, (minutes) => ({ ...now, bank: minutes * 60 }))}
          {number(say('clock-increment'), now.increment, 0, 600, (increment) => ({ ...now, increment }))}
        </div>
      )}
      {now.kind === 'days' && number(say('clock-days-each'), now.days, 1, 30, (days) => ({ ...now, days }))}
    </>
  );
}

export default function NewTablePage() {
  const games = useSignal<GameCard[] | null>(null);
  const game = useSignal<GameCard | null>(null);
  const seats = useSignal<NewSeat[]>([]);
  const options = useSignal<Record<string, string>>({});
  const clock = useSignal<Clock>({ kind: 'none' });
  const absence = useSignal<Absence>('nothing');
  const access = useSignal<Access>('link');
  const rated = useSignal(false);
  const name = useSignal('');
  const trouble = useSignal('');
  const busy = useSignal(false);

  const choose = (chosen: GameCard) => {
    game.value = chosen;
    seats.value = firstSeats(chosen);
    options.value = {};
  };
  useEffect(() => {
    const wanted = new URLSearchParams(address.value.split('?')[1]).get('game');
    get<GameCard[]>('/games')
      .then((found) => {
        games.value = found;
        const first = found.find((card) => card.id === wanted) ?? found[0];
        if (first) choose(first);
      })
      .catch((error: Error) => (trouble.value = error.message));
  }, []);
  const open = async (event: Event) => {
    event.preventDefault();
    if (!game.value) return;
    busy.value = true;
    trouble.value = '';
    const table: NewTable = {
      game: game.value.id,
      seats: seats.value,
      options: options.value,
      clock: clock.value,
      absence: clock.value.kind === 'none' ? 'nothing' : absence.value,
      access: access.value,
      rated: rated.value,
    };
    try {
      await someone(name.value);
      const made = await post<{ table: Head }>('/tables', table);
      go(`/table/${made.table.id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
    busy.value = false;
  };

  return (
    <div class="page">
      <Title>{say('new-table')}</Title>
      {!games.value && !trouble.value && <Waiting />}
      {game.value && (
        <form class="form" onSubmit={open}>
          <section class="panel">
            <h2 id="which-game">{say('which-game')}</h2>
            <div class="game-choice" role="radiogroup" aria-labelledby="which-game">
              {games.value?.map((card) => (
                <label key={card.id} class={card.id === game.value?.id ? 'game-pick chosen' : 'game-pick'}>
                  <input type="radio" class="unseen" name="game" checked={card.id === game.value?.id} onChange={() => choose(card)} />
                  <Emblem game={card.id} />
                  <span>{known(`game-${card.id}`, card.title)}</span>
                </label>
              ))}
            </div>
          </section>
          <Seats game={game.value} seats={seats} />
          <section class="panel form">
            <h2>{say('how-to-play')}</h2>
            {game.value.options.map((option) => (
              <Switch
                key={option}
                label={known(`option-${option}`, option)}
                why={known(`option-${option}-why`, '')}
                on={options.value[option] === 'yes'}
                onFlip={(on) => (options.value = { ...options.value, [option]: on ? 'yes' : 'no' })}
              />
            ))}
            <ClockFields clock={clock} />
            {clock.value.kind !== 'none' && (
              <Choice
                label={say('absence')}
                value={absence.value}
                of={ABSENCES.map((kind) => [kind, say(`absence-${kind}`)] as const)}
                onPick={(kind) => (absence.value = kind)}
              />
            )}
            <Choice
              label={say('access')}
              value={access.value}
              of={(['link', 'public'] as const).map((kind) => [kind, say(`access-${kind}`)] as const)}
              onPick={(kind) => (access.value = kind)}
            />
            <Switch label={say('rated')} why={say('rated-why')} on={rated.value} onFlip={(on) => (rated.value = on)} />
          </section>
          <section class="panel open-it">
            <NameField name={name} />
            <button class="button go big" disabled={busy.value || !nameFits(name.value)}>
              {busy.value ? say('setting-up') : say('open-table')}
            </button>
          </section>
        </form>
      )}
      <Trouble text={trouble.value} />
    </div>
  );
}
