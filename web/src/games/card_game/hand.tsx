// The hand at the bottom: worker cards, innovations, orders; the ways to pay, where there is more than one; what ends a turn.
import { Ink } from './art/glyphs.tsx';
import { isWorker, kinds, NUMBERS, usesOf } from './box.ts';
import { CardFace } from './card.tsx';
import { countsOf, waysToPay } from './acts.ts';
import { cardName, sentence, useAct, useDesk, zoneName } from './desk.ts';
import type { Player } from './types.ts';
import { PieceButton } from './piece_button.tsx';

const SHOWN = 6; // ways to pay that get a button

export function Hand() {
  const desk = useDesk();
  const { view, me, seat, say } = desk;
  if (!me || desk.front !== seat) return null;
  return (
    <section class={`cg-hand seat-${seat}`} aria-label={say('board-hand')} data-district="hand" data-piece="hand">
      {view.pay && view.turn === seat && <Pay me={me} owed={view.pay.owed} zone={view.pay.zone} />}
      <div class="cg-cards">
        <div class="cg-workers" role="group" aria-label={say('table-workers')}>
          {NUMBERS.filter((number) => me.workers[number] || view.pay).map((number) => (
            <Worker key={number} number={number} count={me.workers[number] ?? 0} seat={seat ?? 0} />
          ))}
          {!Object.values(me.workers).some(Boolean) && <small class="cg-none">{say('board-no-workers')}</small>}
        </div>
        {kinds(me.innovations.cards ?? []).map(([card, count]) => (isWorker(card) ? <Counting key={card} card={card} count={count} /> : <Playing key={card} card={card} count={count} />))}
        {kinds(me.orders.cards ?? []).map(([card, count]) => (
          <span key={card} class="cg-held" role="img" aria-label={`${cardName(desk, card)}${times(count)}`} title={cardName(desk, card)} data-piece={`held:${card}`}>
            <CardFace card={card} />
            {count > 1 && <small>×{count}</small>}
          </span>
        ))}
        <Ending />
      </div>
    </section>
  );
}

const times = (count: number): string => (count > 1 ? ` ×${count}` : '');

function Ending() {
  const { view, seat } = useDesk();
  if (view.turn !== seat || view.phase === 'over') return null;
  return (
    <div class="cg-ending">
      <Button word="on" />
      {view.phase === 'done' ? <Button word="done" /> : <Button word="pass" />}
    </div>
  );
}

function Button({ word }: { word: string }) {
  const desk = useDesk();
  const act = useAct(word, desk.say(`move-${word}`));
  if (word === 'on' && act['data-act'] !== 'lit') return null;
  return (
    <PieceButton act={act} class={`cg-go ${word}`}>
      {desk.say(`board-${word}`)}
    </PieceButton>
  );
}

function Worker({ number, count, seat }: { number: number; count: number; seat: number }) {
  const desk = useDesk();
  const act = useAct(`worker:${number}`, desk.say('board-worker', { number, count }));
  return (
    <PieceButton act={act} class={`cg-worker seat-${seat} ${count ? '' : 'out'}`} data-copies={Math.min(count, 3)}>
      <Ink glyph="worker" />
      <b>{number}</b>
      {count > 1 && <small>×{count}</small>}
    </PieceButton>
  );
}

/** A worker innovation; while a price is paid, each number it may count as is a button. */
function Counting({ card, count }: { card: string; count: number }) {
  const desk = useDesk();
  const paying = desk.view.pay !== null && desk.view.turn === desk.seat;
  return (
    <span class={`cg-held ${paying ? 'paying' : ''}`} role="group" aria-label={`${cardName(desk, card)}${times(count)}`} title={cardName(desk, card)}>
      <CardFace card={card} />
      {count > 1 && <small>×{count}</small>}
      {paying && (
        <span class="cg-counts">
          {countsOf(card).map((number) => (
            <Count key={number} card={card} number={number} />
          ))}
        </span>
      )}
    </span>
  );
}

function Count({ card, number }: { card: string; number: number }) {
  const { say } = useDesk();
  const act = useAct(`count:${card}:${number}`, say('move-pay-innovation', { innovation: card, number }));
  return (
    <PieceButton act={act} class="cg-count-as">
      {number}
    </PieceButton>
  );
}

/** An action innovation; lorries and wagons come from stack A or B. */
function Playing({ card, count }: { card: string; count: number }) {
  const desk = useDesk();
  const uses = usesOf(card);
  return (
    <span class="cg-held" role="group" aria-label={`${cardName(desk, card)}${times(count)}`}>
      {uses.length === 1 ? <Use use={uses[0]!} card={card} whole /> : <CardFace card={card} />}
      {count > 1 && <small>×{count}</small>}
      {uses.length > 1 && (
        <span class="cg-counts">
          {uses.map((use) => (
            <Use key={use} use={use} card={card} />
          ))}
        </span>
      )}
    </span>
  );
}

function Use({ use, card, whole }: { use: string; card: string; whole?: boolean }) {
  const desk = useDesk();
  const stack = use.slice(4).replace(' ', '-');
  const act = useAct(use.replace(' ', ':'), sentence(desk, use, desk.say('move-use', { stack })));
  return (
    <PieceButton act={act} class={whole ? 'cg-play' : 'cg-count-as'}>
      {whole ? <CardFace card={card} /> : use.slice(-1).toUpperCase()}
    </PieceButton>
  );
}

/** The combinations as buttons; the one that keeps most possible stands first. */
function Pay({ me, owed, zone }: { me: Player; owed: number; zone: string }) {
  const desk = useDesk();
  const ways = waysToPay(me, owed).slice(0, SHOWN);
  return (
    <div class="cg-pay">
      <p>{desk.say('board-pay', { name: zoneName(desk, zone), workers: owed })}</p>
      <span class="cg-ways">
        {ways.map((way, i) => (
          <Way key={way.moves.join()} at={i} moves={way.moves} />
        ))}
      </span>
    </div>
  );
}

function Way({ at, moves }: { at: number; moves: string[] }) {
  const desk = useDesk();
  const numbers = moves.map((move) => Number(move.split(' ').at(-1)));
  const act = useAct(`way:${at}`, desk.say('board-way', { numbers: moves.map((move) => move.slice(4).replace(' as ', ' → ')).join(' + ') }));
  return (
    <PieceButton act={act} class={`cg-way ${at === 0 ? 'first' : ''}`}>
      {numbers.map((number, i) => (
        <span key={i} class={`cg-worker-chip seat-${desk.seat} ${moves[i]!.includes(' as ') ? 'special' : ''}`} aria-hidden="true">
          {number}
        </span>
      ))}
    </PieceButton>
  );
}
