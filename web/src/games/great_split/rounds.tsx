// The bar above: six rounds with their hand limits, the scoring lines after the third and the fourth, the art market.
import { Ink, Mark } from './art/signs.tsx';
import { useDesk } from './desk.ts';
import type { Round, Scoring, View } from './types.ts';

export function Rounds() {
  const { view, say, facts } = useDesk();
  const turned = facts.some((fact) => fact.word === 'market');
  return (
    <ol class={`gs-rounds ${turned ? 'turned' : ''}`} aria-label={say('board-rounds')} data-piece="rounds">
      {view.rounds.map((round, i) => (
        <RoundField key={i} round={round} number={i + 1} />
      ))}
    </ol>
  );
}

function RoundField({ round, number }: { round: Round; number: number }) {
  const { view, say } = useDesk();
  const now = view.round === number && view.phase !== 'over';
  const over = view.round > number || view.phase === 'over';
  const scored = round.scoring.map((scoring) => say('scoring-name', { scoring })).join(', ');
  const label = [
    say('board-round', { round: number, level: round.level, limit: round.limit }),
    round.token === null ? '' : say('board-token', { token: round.token }),
    scored && say('board-scored-after', { what: scored }),
  ];
  return (
    <li class={`gs-field ${now ? 'now' : ''} ${over ? 'over' : ''}`} aria-current={now ? 'step' : undefined} title={label.filter(Boolean).join(' ')}>
      <span class="gs-unseen">{label.filter(Boolean).join(' ')}</span>
      <span class="gs-plaque" aria-hidden="true">
        <b>{number}</b>
        <span class="gs-level">{round.level}</span>
        <span class="gs-limit">
          <Ink glyph="cards" />
          {round.limit}
        </span>
        <span class={`gs-token ${round.token === null ? 'hidden' : ''}`}>{round.token ?? '?'}</span>
      </span>
      {round.scoring.length > 0 && (
        <span class={`gs-line ${over ? 'over' : ''}`} aria-hidden="true">
          {round.scoring.map((scoring, i) => (
            <ScoringToken key={i} scoring={scoring} />
          ))}
        </span>
      )}
    </li>
  );
}

export const ScoringToken = ({ scoring }: { scoring: Scoring }) => (
  <i class={`gs-scoring t-${scoring === 'gem' ? 'topaz' : scoring}`}>
    {scoring === 'none' ? '–' : scoring === 'gem' ? <><Ink glyph="topaz" /><Ink glyph="emerald" /></> : <Ink glyph={scoring} />}
  </i>
);

/** What the tokens still to come would give each player now. */
export function Coming() {
  const { view, names, say } = useDesk();
  const next = view.rounds.slice(view.round - 1, 4).find((round) => round.scoring.length);
  const ahead = view.phase === 'over' ? undefined : next;
  const scorings = [...new Set(ahead?.scoring.filter((scoring) => scoring !== 'none') ?? ['tome', 'artwork', 'gem'] as Scoring[])];
  if (!scorings.length || view.phase === 'over') return null;
  return (
    <table class="gs-coming">
      <caption>{ahead ? say('board-coming', { round: view.rounds.indexOf(ahead) + 1 }) : say('board-coming-end')}</caption>
      <tbody>
        {scorings.map((scoring) => (
          <tr key={scoring}>
            <th scope="row">
              <ScoringToken scoring={scoring} />
              <span class="gs-unseen">{say('scoring-name', { scoring })}</span>
            </th>
            {view.players.map((player, seat) => (
              <td key={seat} title={names[seat]}>
                <Mark seat={seat} />
                <span class="gs-unseen">{names[seat]}</span> {player.worth[scoring as 'tome']}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The slider among its bands, and where everybody's artworks stand. */
export function Market() {
  const { view, names, say } = useDesk();
  const { slider } = view.market;
  const last = Math.max(view.tracks[1]?.length ?? 16, slider + 4);
  const fields = Array.from({ length: last + 1 }, (_, at) => at);
  return (
    <figure class="gs-market" data-piece="market">
      <figcaption>
        <Ink glyph="artwork" /> <span title={say('table-slider', { slider })}>{say('board-market')}</span>
        <span class="gs-unseen">
          {say('table-slider', { slider })}.{' '}
          {view.players.map((player, seat) => say('board-artwork-of', { name: names[seat] ?? '', level: player.tracks.artwork, prestige: player.worth.artwork })).join(' ')}
        </span>
      </figcaption>
      <div class="gs-scale" style={`--n:${last + 1};--at:${slider}`} aria-hidden="true">
        {fields.map((at) => (
          <i key={at} class={`b-${bandOf(view, at)} ${at === slider ? 'at' : ''}`}>
            {at}
          </i>
        ))}
        <span class="gs-knob">{slider}</span>
        {view.players.map((player, seat) => (
          <span key={seat} class="gs-pin" style={`--to:${player.tracks.artwork};--up:${view.players.slice(0, seat).filter((other) => other.tracks.artwork === player.tracks.artwork).length}`} title={names[seat]}>
            <Mark seat={seat} />
          </span>
        ))}
      </div>
      <ol class="gs-prices" aria-label={say('table-bands')}>
        {[0, ...view.market.bands.map((band) => band.prestige)].map((prestige, i) => (
          <li key={i} class={`b-${i}`}>
            {prestige}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** 0 below all bands, then 1, 2, 3, 4. */
const bandOf = (view: View, at: number): number => view.market.bands.filter((band) => band.from <= at).length;
