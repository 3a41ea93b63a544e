// The others at a glance: their trains, what waits on their rows, what they hold. A click brings a yard to the front.
import { CrestSign } from './art/crests.tsx';
import { type Glyph, Ink, Mark } from './art/glyphs.tsx';
import { EngineArt } from './art/stock.tsx';
import { faceOf, NUMBERS, shown } from './box.ts';
import { type Desk, useDesk } from './desk.ts';
import type { Dock, Player } from './types.ts';
import { PieceButton } from './piece_button.tsx';

export function Others() {
  const { view, front, say } = useDesk();
  const seats = view.players.map((_, i) => (front + 1 + i) % view.seats).filter((seat) => seat !== front);
  return (
    <section class={`cg-others of-${seats.length}`} aria-label={say('board-others')} data-district="others">
      {seats.map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Other({ seat }: { seat: number }) {
  const desk = useDesk();
  const { view, names, say, ui } = desk;
  const player = view.players[seat];
  if (!player) return null;
  const name = names[seat] ?? '';
  return (
    <article class={`cg-other seat-${seat} ${view.turn === seat ? 'turn' : ''} ${player.passed ? 'passed' : ''}`} data-piece={`seat:${seat}`}>
      <PieceButton class="cg-who" act={{ 'aria-label': say('board-watch', { name }), 'data-act': 'watch', tabIndex: -1 }} onClick={() => (ui.watched.value = seat === desk.seat ? null : seat)}>
        <Mark seat={seat} />
        <b>{name}</b>
        {player.passed && <small>{say('table-passed')}</small>}
        <strong>{player.score}</strong>
      </PieceButton>
      <div class="cg-glance">
        {player.docks.map((dock, i) => (
          <MiniDock key={i} dock={dock} number={i + 1} />
        ))}
      </div>
      <p class="cg-holds">
        <Row player={player} />
        <Held glyph="worker" count={NUMBERS.reduce((sum, number) => sum + number * (player.workers[number] ?? 0), 0)} words={workersOf(desk, player)} />
        <Held glyph="order" count={player.orders.count} words={heldBy(desk, 'table-orders', player.orders.count, player.orders.open)} />
        <Held glyph="wild" count={player.innovations.count} words={heldBy(desk, 'table-innovations', player.innovations.count, player.innovations.open)} />
        <Held glyph="objectives" count={player.objectives.length} words={`${say('table-objectives')}: ${player.objectives.map((one) => say('card-name', { shown: one.word })).join(', ') || '–'}`} />
        {player.destinations.map((place) => (
          <Held key={place.name} glyph={place.name} count={`${place.orders}/${place.shares}`} words={say('board-place', { destination: place.name, orders: place.orders, shares: place.shares })} quiet={!place.orders && !place.shares} />
        ))}
      </p>
    </article>
  );
}

function workersOf({ say }: Desk, player: Player): string {
  const cards = NUMBERS.flatMap((number) => (player.workers[number] ? [`${number} ×${player.workers[number]}`] : []));
  return `${say('table-workers')}: ${cards.join(', ') || '–'}`;
}

/** How many, and those that all saw it take. */
function heldBy({ say }: Desk, id: string, count: number, open: string[]): string {
  const cards = open.map((card) => say('card-name', { shown: shown(card) })).join(', ');
  return `${say(id)}: ${open.length ? say('table-known-open', { count, cards }) : say('table-hidden', { count })}`;
}

function Held({ glyph, count, words, quiet }: { glyph: Glyph; count: number | string; words: string; quiet?: boolean }) {
  if (quiet) return null;
  return (
    <span title={words}>
      <Ink glyph={glyph} />
      <span class="cg-unseen">{words}</span>
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

/** The next lorries of a row: the first to be loaded at the right. */
function Row({ player }: { player: Player }) {
  const desk = useDesk();
  const all = [...player.row].reverse();
  const stored = Object.entries(player.storage).map(([card, count]) => `${count} × ${desk.say('card-name', { shown: card })}`);
  const words = `${desk.say('table-row')}: ${all.map((card) => desk.say('card-name', { shown: card })).join(', ') || '–'}. ${desk.say('table-storage')}: ${stored.join(', ') || '–'}`;
  return (
    <span class="cg-mini-row" title={words}>
      <Ink glyph="lorry" />
      <span class="cg-unseen">{words}</span>
      {all.slice(-4).map((card, i) => {
        const face = faceOf(card);
        return face.kind === 'lorry' && <CrestSign key={i} crest={face.crest} />;
      })}
      {all.length > 4 && <b aria-hidden="true">+{all.length - 4}</b>}
      {stored.length > 0 && <b aria-hidden="true">⤓{Object.values(player.storage).reduce((sum, count) => sum + count, 0)}</b>}
    </span>
  );
}

/** A train as small as a word: wagons filled or empty, its engine. */
function MiniDock({ dock, number }: { dock: Dock; number: number }) {
  const desk = useDesk();
  const crests = dock.crests.map((crest) => desk.say('crest-name', { crest })).join(', ');
  const words = `${desk.say('board-dock', { dock: number, crests, count: dock.lorries })} ${dock.engine ? desk.say('card-name', { shown: dock.engine }) : desk.say('board-no-engine')}`;
  return (
    <span class="cg-mini-dock" role="img" aria-label={words} title={words}>
      <i>{number}</i>
      {dock.wagons.map(({ wagon, load }, i) => (
        <span key={i} class={`cg-mini-wagon t-${wagon.slice(-1)} ${load ? 'loaded' : ''}`}>
          {wagon.slice(-1) === 'x' ? '✻' : wagon.slice(-1).toUpperCase()}
        </span>
      ))}
      {dock.engine && <EngineArt engine={dock.engine} />}
    </span>
  );
}
