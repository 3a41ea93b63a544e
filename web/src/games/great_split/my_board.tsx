// The board at the front: ten rails in rows of one resource each, prestige above, what each is worth now beside it.
import { Figure } from './art/figure.tsx';
import { Ink, Mark } from './art/signs.tsx';
import { figuresOf, ROWS, sealOf, sealSpacesOf, spacesOf } from './box.ts';
import { Character } from './character.tsx';
import { type Desk, useAct, useDesk } from './desk.ts';
import { Question } from './question.tsx';
import { Rail } from './rail.tsx';
import { Played } from './resolve.tsx';
import type { Levels, Player, Resource, TrackName } from './types.ts';

export function MyBoard() {
  const desk = useDesk();
  const { view, front, say } = desk;
  const player = view.players[front];
  if (!player) return null;
  const shown = preview(desk, player);
  const name = desk.names[front] ?? '';
  return (
    <section class={`gs-board seat-${front} ${player.asks ? (player.asks.arrow ? 'asking arrow' : 'asking') : ''}`} aria-label={say('board-board-of', { name })} data-district="board">
      <header class="gs-board-head">
        <Prestige player={player} ghost={shown.prestige} />
        <h3>
          <Mark seat={front} /> {name}
        </h3>
        <Character player={player} />
        {front !== desk.seat && desk.seat !== null && (
          <button type="button" class="gs-go" data-act="instead" onClick={() => (desk.ui.watched.value = null)}>
            {say('board-home')}
          </button>
        )}
        {player.asks ? <Question asks={player.asks} /> : <Rest player={player} />}
      </header>
      <div class="gs-rows">
        {ROWS.map((resource) => (
          <Row key={resource} resource={resource} player={player} shown={shown} />
        ))}
      </div>
    </section>
  );
}

/** Beside the name: that figures are ours, what was played, what it all comes to. */
function Rest({ player }: { player: Player }) {
  const { view, say } = useDesk();
  return (
    <>
      <a class="gs-recon" href="/help/great-split#what-is-sourced-what-is-reconstructed" target="_blank" rel="noopener" title={say('table-recon')}>
        {say('board-recon')}
      </a>
      {view.phase === 'resolution' && <Played me={player} />}
      {view.phase !== 'over' && (
        <span class="gs-total" title={say('table-total')}>
          {say('board-if-now')} <b>{player.worth.total}</b>
        </span>
      )}
    </>
  );
}

/** A resource rail, what it scores, its seal rail, and contracts by stars. */
function Row({ resource, player, shown }: { resource: Resource; player: Player; shown: Levels }) {
  const desk = useDesk();
  const { view, front, say } = desk;
  const seal: TrackName = `${resource}-seal`;
  const rail = (track: TrackName) => ({
    track,
    level: player.tracks[track],
    from: desk.before?.[track] ?? player.tracks[track],
    ghost: shown[track],
    seat: front,
    asks: asksHere(desk, track),
  });
  const { contracts, stars } = player.worth;
  return (
    <div class={`gs-row r-${resource}`}>
      <Rail {...rail(resource)} spaces={spacesOf(figuresOf(view, resource))} bands={resource === 'artwork' ? view.market.bands : undefined} />
      <Now resource={resource} player={player} />
      <Rail {...rail(seal)} spaces={sealSpacesOf(sealOf(view, resource))} />
      <span class={`gs-product ${contracts[resource] * stars[resource] ? 'some' : ''}`} title={say('board-product', { contracts: contracts[resource], stars: stars[resource] })}>
        <Ink glyph="contract" />
        {contracts[resource]}
        <i>×</i>
        <Ink glyph="star-worth" />
        {stars[resource]}
        <i>=</i>
        <b>{contracts[resource] * stars[resource]}</b>
      </span>
    </div>
  );
}

/** What the scoring of this rail would give now; the gems have theirs together. */
function Now({ resource, player }: { resource: Resource; player: Player }) {
  const { say } = useDesk();
  if (resource === 'gold') return <span class="gs-now none" />;
  if (resource === 'emerald') return <span class="gs-now joined" aria-hidden="true" />;
  const scoring = resource === 'topaz' ? 'gem' : resource;
  return (
    <span class={`gs-now n-${scoring}`} title={say('table-now', { scoring })}>
      <b>{player.worth[scoring]}</b>
      {scoring === 'gem' && <small>2×min</small>}
    </span>
  );
}

function Prestige({ player, ghost }: { player: Player; ghost: number }) {
  const desk = useDesk();
  const asks = asksHere(desk, 'prestige');
  const act = useAct(`${desk.front === desk.seat ? 'track' : 'theirs'}:prestige`, desk.say('board-prestige', { prestige: player.prestige }));
  return (
    <button type="button" class="gs-prestige t-prestige" {...act} data-track="prestige">
      <Ink glyph="prestige" />
      <span class="gs-face" aria-hidden="true">
        <Figure of={player.prestige} />
        {ghost > player.prestige && <Figure as="i" class="gs-more" of={`+${ghost - player.prestige}`} />}
        {asks && <Figure as="i" class="gs-plus" of={asks} />}
      </span>
    </button>
  );
}

/** The steps a choice would make here: shown where it may be made. */
function asksHere(desk: Desk, track: TrackName): string {
  const act = desk.acts.get(`track:${track}`);
  if (!act?.lit || desk.front !== desk.seat) return '';
  const verb = act.moves[0]!.split(' ')[0];
  if (verb === 'splitter') return desk.ui.hover.value === 'splitter' ? '+1' : '';
  return verb === 'arrow' ? '+2' : '+1';
}

/** Where the cubes would stand after what is hovered; the present place where nothing is. */
function preview(desk: Desk, player: Player): Levels {
  const { hints, ui, acts, seat, front } = desk;
  const hover = ui.hover.value;
  if (!hover || seat !== front || !hints) return player.tracks;
  const [kind, which] = hover.split(':');
  if (kind === 'keep') return hints.wallet?.[which as 'a' | 'b']?.tracks ?? player.tracks;
  if (kind === 'tray') return hints.offer?.[which as 'a' | 'b']?.tracks ?? player.tracks;
  if (kind === 'default' && acts.has('default')) return hints.after ?? player.tracks;
  const move = acts.get(hover)?.moves[0];
  const steps = (move && acts.get(hover)?.lit && hints.steps?.[move]) || {};
  const shown = { ...player.tracks };
  for (const [track, more] of Object.entries(steps)) shown[track as TrackName] += more;
  return shown;
}
