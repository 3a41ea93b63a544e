// Dividing: the hand on its bar, the splitter between two trays, the offer.
import { Figure } from './art/figure.tsx';
import { Ink } from './art/signs.tsx';
import { PARTS } from './box.ts';
import { CardFace } from './card.tsx';
import { cardName, sentence, useAct, useDesk } from './desk.ts';
import { cutAt, flip, rowOf } from './divide.ts';
import { Splitter } from './splitter.tsx';
import { TrayFoot, TrayHead } from './tray.tsx';
import type { Part, Player } from './types.ts';

export function SplitTable({ me }: { me: Player }) {
  const desk = useDesk();
  const { view, say, ui, legal } = desk;
  const sealed = me.offered;
  const row = rowOf(me);
  const cut = ui.cut.value;
  const parts = cut === null ? { a: me.parts?.a.cards ?? [], b: me.parts?.b.cards ?? [] } : cutAt(row, cut);
  const hand = cut === null ? (me.hand ?? []) : [];
  const left = desk.names[me.left] ?? '';
  return (
    <div class={`gs-split ${sealed ? 'sealed' : ''}`} data-district="table" data-piece={`hand:${desk.seat}`}>
      {hand.length > 0 && (
        <div class="gs-hand" role="group" aria-label={say('table-hand')}>
          {hand.map((card, i) => (
            <HandCard key={`${card}-${i}`} card={card} at={i} />
          ))}
        </div>
      )}
      <div class="gs-bar-row" data-bar>
        <Tray part="a" cards={parts.a} me={me} live={cut !== null} />
        {!sealed && <Splitter row={row} at={parts.a.length} />}
        <Tray part="b" cards={parts.b} me={me} live={cut !== null} />
      </div>
      <div class="gs-doing">
        {sealed ? (
          <>
            <p>
              <Ink glyph="wallet" /> {say(view.phase === 'split' ? 'board-sealed' : 'board-passed', { name: left })}
            </p>
            {legal.has('reopen') && <Button piece="reopen" move="reopen" label={say('board-reopen')} />}
          </>
        ) : (
          <Button piece="offer" move="offer" label={say('board-seal')} />
        )}
      </div>
    </div>
  );
}

/** A card that is not put yet: a tap flips it to A, its foot says to which part. */
function HandCard({ card, at }: { card: string; at: number }) {
  const desk = useDesk();
  const name = cardName(desk, card);
  return (
    <span class="gs-held-card" data-drag={card} data-from="">
      <CardFace card={card} />
      <span class="gs-feet">
        {PARTS.map((part) => (
          <Foot key={part} piece={`${part}:${at}`} label={sentence(desk, `put ${card} ${part}`, `${name}: ${part.toUpperCase()}`)}>
            <Figure of={part.toUpperCase()} />
          </Foot>
        ))}
      </span>
    </span>
  );
}

export function Foot({ piece, label, children }: { piece: string; label: string; children: preact.ComponentChildren }) {
  return (
    <button type="button" class="gs-tab" {...useAct(piece, label)}>
      <span class="gs-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

export function Button({ piece, move, label }: { piece: string; move: string; label?: string }) {
  const desk = useDesk();
  const words = label ?? sentence(desk, move, move);
  return (
    <button type="button" class="gs-go" {...useAct(piece, words)}>
      {words}
    </button>
  );
}

function Tray({ part, cards, me, live }: { part: Part; cards: string[]; me: Player; live: boolean }) {
  const desk = useDesk();
  const { say, hints } = desk;
  const told = hints?.offer?.[part]?.worth ?? me.parts?.[part].worth ?? {};
  return (
    <section class={`gs-tray p-${part}`} data-tray={part} aria-label={say('part-name', { part })} onPointerEnter={() => (desk.ui.hover.value = `tray:${part}`)} onPointerLeave={() => (desk.ui.hover.value = null)}>
      <TrayHead part={part} />
      <span class="gs-cards">
        {cards.map((card, i) => (
          <PutCard key={`${card}-${i}`} card={card} part={part} me={me} at={i} />
        ))}
      </span>
      <TrayFoot cards={cards} worth={live ? {} : told} />
    </section>
  );
}

/** A card in a part: a tap flips it to the other one, until the offer is made. */
function PutCard({ card, part, me, at }: { card: string; part: Part; me: Player; at: number }) {
  const desk = useDesk();
  const open = !me.offered;
  const name = desk.say('board-flip', { card: cardName(desk, card), part });
  const turn = () => {
    if (open) desk.divide(flip(me, part, card));
    return open;
  };
  const act = useAct(`put:${part}:${at}`, open ? name : cardName(desk, card), open ? { click: turn } : {});
  return (
    <button type="button" class="gs-put" {...act} data-act={open ? 'instead' : 'dark'} data-drag={open ? card : undefined} data-from={part}>
      <CardFace card={card} />
    </button>
  );
}
