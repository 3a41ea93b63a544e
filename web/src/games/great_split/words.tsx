// The Great Split in words: what is asked for, the table as headings and lists, the score sheet.
import type { ComponentChildren } from 'preact';
import type { Say, Words } from '../game.ts';

const SYMBOL = /^([a-z]+)(\d)$/;

function asks(view: any, seat: number, mine: boolean, say: Say): string {
  const player = view.players[seat];
  const question = player?.asks?.arrow ? 'arrow' : player?.asks?.seals ? 'seal' : view.phase;
  const opened = view.phase === 'split' && player?.parts && view.players[player.right]?.parts;
  return say(mine ? 'asks-mine' : 'asks-other', { phase: opened && mine ? 'choose' : question, count: player?.asks?.seals ?? 0 });
}

function stands(view: any, say: Say): string {
  return view.phase === 'over' ? '' : say('table-round', { round: view.round });
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function cards(row: string[] | null | undefined, say: Say): string {
  const named = (row ?? []).map((card) => {
    const [, symbol = '', times = '1'] = SYMBOL.exec(card) ?? [];
    return say('card-name', { symbol, times: Number(times) });
  });
  return named.join(', ') || say('words-none');
}

const spaces = (row: number[]) => row.join(', ');

function Rounds({ view, say }: { view: any; say: Say }) {
  return (
    <Section title={say('words-rounds')}>
      <ol>
        {view.rounds.map((round: any, i: number) => (
          <li key={i} aria-current={view.round === i + 1 ? 'step' : undefined}>
            {say('table-level')} {round.level}, {say('table-limit')} {round.limit}
            {round.token !== null && `, ${say('table-token')} ${round.token}`}
            {round.scoring.length > 0 && `. ${say('table-scorings')}: ${round.scoring.map((scoring: string) => say('scoring-name', { scoring })).join(', ')}`}
          </li>
        ))}
      </ol>
      <p>
        {say('table-slider', { slider: view.market.slider })}. {say('table-bands')}{' '}
        {view.market.bands.map((band: any) => say('words-band', { from: band.from, prestige: band.prestige })).join(', ')}
      </p>
    </Section>
  );
}

function Tracks({ view, say }: { view: any; say: Say }) {
  return (
    <Section title={say('words-tracks')}>
      <ul>
        {view.tracks.map((track: any) => (
          <li key={track.track}>
            {say('words-track', { name: say('track-name', { track: track.track }), length: track.length, contracts: spaces(track.contracts) })}
            {track.banners && ` ${say('words-banners', { banners: track.banners.map(([at, prestige]: number[]) => `${at} → ${prestige}`).join(', ') })}`}
            {track.arrows && ` ${say('words-arrows', { arrows: spaces(track.arrows) })}`}
          </li>
        ))}
        {view.seals.map((seal: any) => (
          <li key={seal.track}>{say('words-seal', { name: say('track-name', { track: seal.track }), length: seal.length, icons: spaces(seal.icons), stars: spaces(seal.stars) })}</li>
        ))}
      </ul>
      <p>{say('table-recon')}</p>
    </Section>
  );
}

function Player({ view, seat, name, say }: { view: any; seat: number; name: string; say: Say }) {
  const player = view.players[seat];
  const printed = Object.entries(player.character.contracts as Record<string, number>).filter(([, count]) => count > 0);
  const done = view.phase === 'split' ? player.offered : !view.awaited.includes(seat);
  return (
    <Section title={say('words-board-of', { name })}>
      <ul>
        <li>{say('words-prestige', { prestige: player.prestige, total: player.worth.total })}</li>
        <li>{Object.entries(player.tracks as Record<string, number>).map(([track, level]) => `${say('track-name', { track })} ${level}`).join(' · ')}</li>
        <li>
          {['tome', 'artwork', 'gem'].map((scoring) => `${say('table-now', { scoring })}: ${player.worth[scoring]}`).join(' · ')}
        </li>
        <li>
          {say('table-now', { scoring: 'contract' })}:{' '}
          {Object.keys(player.worth.contracts).map((track) => `${say('track-name', { track })} ${player.worth.contracts[track]} × ${player.worth.stars[track]}`).join(' · ')}
        </li>
        <li>
          {say('table-character')}: {printed.map(([track, count]) => `${count} ${say('track-name', { track })}`).join(', ') || say('words-none')}
        </li>
        <li>
          {say('cards-count', { count: player.held })}
          {view.phase !== 'over' && `. ${say('words-answered', { done: done ? 'yes' : 'no' })}`}
        </li>
        {player.played.length > 0 && (
          <li>
            {say('table-played', { name })} {cards(player.played, say)}
          </li>
        )}
        {player.sold > 0 && <li>{say('table-sold', { count: player.sold })}</li>}
        {player.known.length > 0 && (
          <li>
            {say('table-known', { name })} {cards(player.known, say)}
          </li>
        )}
      </ul>
    </Section>
  );
}

/** A wallet that I see: mine, or the one from the right. */
function Wallet({ player, own, names, say }: { player: any; own: boolean; names: string[]; say: Say }) {
  return (
    <ul>
      {(['a', 'b'] as const).map((part) => (
        <li key={part}>
          {say('part-name', { part })}: {cards(player.parts[part].cards, say)}.{' '}
          {Object.entries(player.parts[part].worth as Record<string, number>)
            .filter(([seat]) => own || names[Number(seat)] !== undefined)
            .map(([seat, prestige]) => say('words-worth', { name: names[Number(seat)] ?? '', prestige }))
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

function Text({ view, seat, names, say }: { view: any; seat: number | null; names: string[]; say: Say }) {
  const me = seat === null ? null : view.players[seat];
  const right = me && view.players[me.right];
  return (
    <>
      {me && (
        <Section title={say('table-hand')}>
          <p>{cards(me.hand, say)}</p>
          {me.sold_cards?.length > 0 && <p>{say('words-sold', { cards: cards(me.sold_cards, say) })}</p>}
          {view.discards.known.length > 0 && <p>{say('words-thrown', { cards: cards(view.discards.known, say) })}</p>}
        </Section>
      )}
      {me?.parts && (
        <Section title={say('table-wallet', { own: 'yes', name: '' })}>
          <Wallet player={me} own names={names} say={say} />
        </Section>
      )}
      {right?.parts && (
        <Section title={say('table-wallet', { own: 'no', name: names[me.right] ?? '' })}>
          <Wallet player={right} own={false} names={names} say={say} />
        </Section>
      )}
      <Rounds view={view} say={say} />
      {view.players.map((_: unknown, other: number) => (
        <Player key={other} view={view} seat={other} name={names[other] ?? ''} say={say} />
      ))}
      <Tracks view={view} say={say} />
    </>
  );
}

function line(name: string, say: Say): string {
  const [when = '', what = ''] = name.split('-');
  return when === 'round' ? say('line-round', { round: Number(what) }) : when === 'mid' ? say('line-mid', { what }) : when === 'end' ? say('line-end', { what }) : say('line-contract', { what });
}

export default { asks, stands, Text, line } satisfies Words;
