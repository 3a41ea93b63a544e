// The others around the table: both neighbours large, the ring of the rest small. A click brings a board to the front.
import { Figure } from './art/figure.tsx';
import { Ink, Mark } from './art/signs.tsx';
import { answered, faceOf, figuresOf, LETTERS, ROWS, sealOf } from './box.ts';
import { Back, Bit } from './card.tsx';
import { Character } from './character.tsx';
import { type Desk, useDesk } from './desk.ts';
import { ScoringToken } from './rounds.tsx';
import type { Player, Resource } from './types.ts';

/** Whether this seat has answered, in words. */
function standing({ view, say, names }: Desk, seat: number): string {
  if (view.phase === 'over') return '';
  return say(answered(view, seat) ? 'board-has-answered' : 'board-is-awaited', { name: names[seat] ?? '', phase: view.phase });
}

/** ✓ who has answered, … who has not. */
function Chip({ seat }: { seat: number }) {
  const desk = useDesk();
  const { view } = desk;
  if (view.phase === 'over') return null;
  const done = answered(view, seat);
  return (
    <span class={`gs-chip ${done ? 'done' : ''}`} title={standing(desk, seat)}>
      <Figure of={done ? '✓' : '…'} />
    </span>
  );
}

function Who({ seat, side }: { seat: number; side: string }) {
  const desk = useDesk();
  const { names, say, ui, view } = desk;
  const name = names[seat] ?? '';
  const watched = ui.watched.value === seat;
  return (
    <button
      type="button"
      class="gs-who"
      data-act="watch"
      tabIndex={-1}
      aria-pressed={watched}
      aria-label={`${say('board-watch', { name, side })}. ${say('board-prestige', { prestige: view.players[seat]?.prestige ?? 0 })}. ${standing(desk, seat)}`}
      onClick={() => (ui.watched.value = watched || seat === desk.seat ? null : seat)}
    >
      <span class="gs-face" aria-hidden="true">
        <Mark seat={seat} />
        <b>{name}</b>
        <span class="gs-score t-prestige">
          <Ink glyph="prestige" />
          <Figure of={view.players[seat]?.prestige ?? 0} />
        </span>
        <Chip seat={seat} />
      </span>
    </button>
  );
}

/** A neighbour: its ten tracks as bars with their contracts, what lies before it, what I know of its hand. */
export function Neighbour({ seat, side }: { seat: number; side: 'left' | 'right' | 'both' }) {
  const { view, say } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <article class={`gs-neighbour ${side} seat-${seat}`} data-piece={`seat:${seat}`} data-district={`seat-${seat}`}>
      <p class="gs-side">{say('board-side', { side })}</p>
      <Who seat={seat} side={side} />
      <div class="gs-minis">
        {ROWS.map((resource) => (
          <MiniRow key={resource} resource={resource} player={player} seat={seat} />
        ))}
      </div>
      <Standing player={player} />
      <footer>
        <Character player={player} />
        <Before player={player} seat={seat} />
      </footer>
      {player.known.length > 0 && (
        <p class="gs-known" title={say('table-known', { name: '' })}>
          <Ink glyph="lock" />
          {player.known.map((card, i) => (
            <Bit key={i} face={faceOf(card)} />
          ))}
        </p>
      )}
    </article>
  );
}

/** What the scorings would give this seat now. */
function Standing({ player }: { player: Player }) {
  const { view, say } = useDesk();
  const { worth } = player;
  const contracts = ROWS.reduce((sum, resource) => sum + worth.contracts[resource] * worth.stars[resource], 0);
  return (
    <p class="gs-standing">
      {(['tome', 'artwork', 'gem'] as const).map((scoring) => (
        <span key={scoring} title={say('table-now', { scoring })}>
          <ScoringToken scoring={scoring} />
          <span class="gs-unseen">{say('table-now', { scoring })}</span>
          {worth[scoring]}
        </span>
      ))}
      <span title={say('table-now', { scoring: 'contract' })}>
        <Ink glyph="contract" />
        <span class="gs-unseen">{say('table-now', { scoring: 'contract' })}</span>
        {contracts}
      </span>
      {view.phase !== 'over' && (
        <b title={say('table-total')}>
          <span class="gs-unseen">{say('table-total')}</span>={worth.total}
        </b>
      )}
    </p>
  );
}

function MiniRow({ resource, player, seat }: { resource: Resource; player: Player; seat: number }) {
  const { view, say } = useDesk();
  const [track, seal] = [figuresOf(view, resource), sealOf(view, resource)];
  const [level, sealed] = [player.tracks[resource], player.tracks[`${resource}-seal`]];
  const { contracts, stars } = player.worth;
  const marks = [...track.contracts, ...(track.arrows ?? [])];
  const label = say('board-mini', { name: say('track-name', { track: resource }), level, length: track.length, sealed, stars: stars[resource], contracts: contracts[resource] });
  return (
    <div class={`gs-mini t-${resource}`} title={label} role="img" aria-label={label}>
      <Ink glyph={resource} />
      <b>{LETTERS[resource]}</b>
      <Bar level={level} length={track.length} marks={marks} seat={seat} />
      <Bar level={sealed} length={seal.length} marks={seal.stars} seat={seat} seal />
      <span class="gs-times">
        {contracts[resource]}×{stars[resource]}
      </span>
    </div>
  );
}

function Bar({ level, length, marks, seat, seal }: { level: number; length: number; marks: number[]; seat: number; seal?: boolean }) {
  return (
    <span class={`gs-bar ${seal ? 'seal' : ''} seat-${seat}`} style={`--n:${length};--at:${level}`}>
      <i class="gs-fill" />
      {marks.map((mark, i) => (
        <i key={i} class={`gs-tick ${mark <= level ? 'reached' : ''}`} style={`--to:${mark}`} />
      ))}
      <b>{level}</b>
    </span>
  );
}

/** What lies before a seat: cards held, its wallet, what it has played in this round. */
function Before({ player, seat }: { player: Player; seat: number }) {
  const { view, say } = useDesk();
  const held = player.held - player.played.length - player.sold;
  return (
    <span class="gs-before" data-piece={`hand:${seat}`}>
      {held > 0 && (
        <span class="gs-held" title={say('cards-count', { count: held })}>
          <Ink glyph={view.phase === 'split' && player.offered ? 'wallet' : 'cards'} />
          {held}
        </span>
      )}
      {view.phase === 'resolution' && player.played.map((card, i) => <Bit key={i} face={faceOf(card)} />)}
      {player.sold > 0 && view.phase === 'resolution' && (
        <span class="gs-held" title={say('table-sold', { count: player.sold })}>
          <Ink glyph="hammer" />
          {player.sold}
        </span>
      )}
    </span>
  );
}

/** The ring: who sits between my neighbours. */
export function Ring({ seats }: { seats: number[] }) {
  const { say } = useDesk();
  if (!seats.length) return null;
  return (
    <section class={`gs-ring of-${seats.length}`} aria-label={say('board-ring')} data-district="ring">
      {seats.map((seat) => (
        <Thumb key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Thumb({ seat }: { seat: number }) {
  const { view, say } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const label = ROWS.map((resource) => `${say('track-name', { track: resource })} ${player.tracks[resource]}/${player.tracks[`${resource}-seal`]}`).join(', ');
  return (
    <article class={`gs-thumb seat-${seat}`} data-piece={`seat:${seat}`}>
      <Who seat={seat} side="ring" />
      <div class="gs-columns" role="img" aria-label={label} title={label}>
        {ROWS.map((resource) => (
          <span key={resource} class={`gs-pair t-${resource}`}>
            <i style={`--part:${player.tracks[resource] / figuresOf(view, resource).length}`} />
            <i class="seal" style={`--part:${player.tracks[`${resource}-seal`] / sealOf(view, resource).length}`} />
            <b>{LETTERS[resource]}</b>
          </span>
        ))}
        <Back count={player.held} />
      </div>
    </article>
  );
}
