// The yard at the front: the mining row as a conveyor, the lorry storage, three docks with their trains.
import { Ink, Mark } from './art/glyphs.tsx';
import { Lorries } from './art/stock.tsx';
import { choices } from './acts.ts';
import { cardName, type Desk, useAct, useDesk } from './desk.ts';
import { DockRow } from './dock.tsx';
import type { Player } from './types.ts';
import { PieceButton } from './piece_button.tsx';

export function Yard() {
  const desk = useDesk();
  const { view, front, seat, say, names, ui } = desk;
  const player = view.players[front];
  if (!player) return null;
  const mine = front === seat;
  return (
    <section class={`cg-yard seat-${front}`} aria-label={say('board-yard-of', { name: names[front] ?? '' })} data-district="yard">
      <header class="cg-head">
        <Mark seat={front} />
        <b>{names[front]}</b>
        {view.start === front && view.phase !== 'over' && <span class="cg-tag">{say('table-starts')}</span>}
        <Steps />
        {!mine && seat !== null && (
          <button type="button" class="cg-go" onClick={() => (ui.watched.value = null)}>
            {say('board-home')}
          </button>
        )}
      </header>
      <Conveyor player={player} mine={mine} />
      <div class="cg-docks">
        {player.docks.map((dock, i) => (
          <DockRow key={`${front}-${i}`} dock={dock} number={i + 1} mine={mine} />
        ))}
      </div>
    </section>
  );
}

/** Mining steps used, “1 / 2–3”; and what ends the action. */
function Steps() {
  const desk = useDesk();
  const { view, seat, say } = desk;
  const stop = useAct('stop', say('move-stop'));
  const asked = view.turn === seat && (view.phase === 'mining' || view.phase === 'send');
  return (
    <>
      {view.mining && (
        <span class="cg-steps" role="status" aria-label={say('board-steps', { ...view.mining })}>
          <Ink glyph="mining" />
          <b>{view.mining.steps}</b> / {view.mining.least}–{view.mining.most}
        </span>
      )}
      {asked && (
        <button type="button" {...stop} class="cg-go">
          {say('move-stop')}
        </button>
      )}
    </>
  );
}

/** Taken up by a click where it can go to more than one place. */
function pickUp(desk: Desk, piece: string, picked: string): boolean {
  const { me, ui, legal } = desk;
  if (!me || choices(me, piece, legal) < 2) return false;
  ui.picked.value = ui.picked.value === picked ? null : picked;
  return true;
}

function Conveyor({ player, mine }: { player: Player; mine: boolean }) {
  const desk = useDesk();
  const { say } = desk;
  const [first, ...rest] = player.row;
  return (
    <div class="cg-conveyor">
      <Storage player={player} mine={mine} />
      <div class="cg-belt" role="group" aria-label={say('table-row')}>
        <span class="cg-caption">
          {say('board-row')} <i aria-hidden="true">▸▸</i>
        </span>
        <span class="cg-run">
          {[...rest].reverse().map((card, i) => (
            <span key={i} class="cg-lorry" role="img" aria-label={cardName(desk, card)} title={cardName(desk, card)}>
              <LorryArt card={card} />
            </span>
          ))}
          {first ? <Next card={first} mine={mine} /> : <span class="cg-none">{say('board-row-empty')}</span>}
        </span>
      </div>
    </div>
  );
}

function LorryArt({ card }: { card: string }) {
  const points = Number(card[1]) || 0;
  return (
    <>
      <Lorries card={card} />
      {points > 0 && <span class="cg-coin">{points}</span>}
    </>
  );
}

/** The rightmost card of the row: the next to be loaded. */
function Next({ card, mine }: { card: string; mine: boolean }) {
  const desk = useDesk();
  const { ui, say } = desk;
  const several = mine && desk.me && choices(desk.me, 'row', desk.legal) > 1;
  const act = useAct(mine ? 'row' : `seen:${desk.front}:row`, say('board-next', { card: cardName(desk, card) }), several ? { click: () => pickUp(desk, 'row', 'row') } : {});
  return (
    <PieceButton act={act} {...(several ? { 'data-move': undefined } : {})} class={`cg-lorry next ${ui.picked.value === 'row' ? 'picked' : ''}`}>
      <LorryArt card={card} />
    </PieceButton>
  );
}

function Storage({ player, mine }: { player: Player; mine: boolean }) {
  const desk = useDesk();
  const { say, front } = desk;
  const stored = Object.entries(player.storage);
  const act = useAct(mine ? 'store' : `seen:${front}:store`, say('board-storage', { count: stored.reduce((sum, [, count]) => sum + count, 0) }));
  return (
    <div class="cg-storage" role="group" aria-label={say('table-storage')}>
      <PieceButton act={act} class="cg-shed">
        <span>{say('table-storage')}</span>
        <i aria-hidden="true">⤓</i>
      </PieceButton>
      {stored.map(([card, count]) => (
        <Stored key={card} card={card} count={count} mine={mine} />
      ))}
    </div>
  );
}

function Stored({ card, count, mine }: { card: string; count: number; mine: boolean }) {
  const desk = useDesk();
  const { ui, front } = desk;
  const piece = `stored:${card}`;
  const several = mine && desk.me && choices(desk.me, piece, desk.legal) > 1;
  const act = useAct(mine ? piece : `seen:${front}:${piece}`, `${cardName(desk, card)} ×${count}`, several ? { click: () => pickUp(desk, piece, card) } : {});
  return (
    <PieceButton act={act} {...(several ? { 'data-move': undefined } : {})} class={`cg-lorry ${ui.picked.value === card ? 'picked' : ''}`}>
      <LorryArt card={card} />
      {count > 1 && <small>×{count}</small>}
    </PieceButton>
  );
}
