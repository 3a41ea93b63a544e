// A table that has not begun: who is there, who is awaited, and the links to send to them.
import { useSignal } from '@preact/signals';
import { Emblem, Icon } from '../frame/icons.tsx';
import { NameField, nameFits } from '../frame/name_field.tsx';
import { Share, Title, Trouble } from '../frame/parts.tsx';
import { go } from '../frame/route.ts';
import { someone } from '../frame/user.ts';
import { known, say } from '../say.ts';
import { post } from '../wire/api.ts';
import type { Head, SeatHead } from '../wire/messages.ts';
import { WatchLink } from './links.tsx';
import { clockWords, nameOf } from './words.ts';
import '../style/pages.css';

function Seat({ head, seat, onTrouble }: { head: Head; seat: SeatHead; onTrouble(text: string): void }) {
  const link = head.links?.seats[String(seat.seat)];
  const name = useSignal('');
  const mine = head.my.includes(seat.seat);
  const attempt = (deed: () => Promise<unknown>) => deed().catch((error: Error) => onTrouble(error.message));
  const join = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      await someone(name.value);
      await post(`/tables/${head.id}/join`, { seat: seat.seat });
    });
  };
  const again = () => attempt(() => post(`/tables/${head.id}/seats/${seat.seat}/link`));
  return (
    <li class={`awaited awaited-${seat.kind}`}>
      <span class="player-mark" aria-hidden="true">
        {seat.kind === 'free' ? '' : seat.kind === 'bot' ? <Icon name="bot" /> : nameOf(head, seat.seat).slice(0, 1).toUpperCase()}
      </span>
      <div class="awaited-words">
        <strong>{seat.kind === 'free' ? say('seat-number', { number: seat.seat + 1 }) : nameOf(head, seat.seat)}</strong>
        <small>
          {mine ? say('tag-you') : seat.kind === 'free' ? say('awaited') : seat.kind === 'bot' ? known(`level-${seat.level}`, seat.level ?? '') : say('is-there')}
        </small>
      </div>
      {seat.kind === 'free' && link && <Share link={link} label={say('link-for-seat', { number: seat.seat + 1 })} />}
      {seat.kind === 'free' && seat.open && !head.my.length && (
        <form class="join" onSubmit={join}>
          <NameField name={name} />
          <button class="button go" disabled={!nameFits(name.value)}>{say('sit-down')}</button>
        </form>
      )}
      {seat.kind === 'person' && head.host && !mine && (
        <button type="button" class="button" onClick={again}>
          {say('new-link')}
        </button>
      )}
    </li>
  );
}

export function Waiting({ head }: { head: Head }) {
  const trouble = useSignal('');
  const leave = () =>
    post(`/tables/${head.id}/leave`)
      .then(() => go('/'))
      .catch((error: Error) => (trouble.value = error.message));
  const options = Object.entries(head.options).filter(([, value]) => value === 'yes');
  const terms: [string, string][] = [[say('clock'), clockWords(head.clock)]];
  if (head.clock.kind !== 'none') terms.push([say('absence'), say(`absence-${head.absence}`)]);
  terms.push([say('access'), say(`access-${head.access}`)], [say('rated'), head.rated ? say('yes') : say('no')]);
  for (const [option] of options) terms.push([known(`option-${option}`, option), say('yes')]);
  return (
    <div class="page">
      <div class="waiting-head">
        <Emblem game={head.game} />
        <div>
          <Title>{say('waiting-title', { game: known(`game-${head.game}`, head.title) })}</Title>
          <p class="lead" role="status">
            {say('waiting-lead', { count: head.seats.filter((seat) => seat.kind === 'free').length })}
          </p>
        </div>
      </div>
      <Trouble text={trouble.value} />
      <section class="panel">
        <h2>{say('seats')}</h2>
        <ol class="awaited-list">
          {head.seats.map((seat) => (
            <Seat key={seat.seat} head={head} seat={seat} onTrouble={(text) => (trouble.value = text)} />
          ))}
        </ol>
      </section>
      <section class="panel">
        <h2>{say('the-table')}</h2>
        <dl class="terms">
          {terms.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        {head.links && (
          <>
            <h3>{say('for-spectators')}</h3>
            <WatchLink head={head} />
          </>
        )}
        <p class="commit">
          {say('commitment')} <code>{head.commit}</code>
        </p>
        {head.my.length > 0 && (
          <button type="button" class="button" onClick={leave}>
            {say('leave-seat')}
          </button>
        )}
      </section>
    </div>
  );
}
