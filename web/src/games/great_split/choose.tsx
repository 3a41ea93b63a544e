// Choosing: the wallet from the right lies open in two trays; one part is kept, the other goes back.
import { CardFace } from './card.tsx';
import { Figure } from './art/figure.tsx';
import { Ink } from './art/signs.tsx';
import { cardName, sentence, useAct, useDesk } from './desk.ts';
import { PARTS } from './box.ts';
import { TrayFoot, TrayHead } from './tray.tsx';
import type { Part, Parts, Player } from './types.ts';

export function Choose({ me, wallet }: { me: Player; wallet: Parts }) {
  const desk = useDesk();
  const { say, names } = desk;
  return (
    <div class="gs-choose" data-district="table" data-piece="wallet">
      <p class="gs-from">
        <Ink glyph="wallet" /> {say('table-wallet', { own: 'no', name: names[me.right] ?? '' })}
      </p>
      <div class="gs-bar-row">
        {PARTS.map((part) => (
          <Half key={part} part={part} offered={wallet[part]} me={me} />
        ))}
      </div>
      {me.parts && <Own me={me} />}
    </div>
  );
}

function Half({ part, offered, me }: { part: Part; offered: { cards: string[]; worth: Record<string, number> }; me: Player }) {
  const desk = useDesk();
  const cards = offered.cards.map((card) => cardName(desk, card)).join(', ');
  const worth = desk.hints?.wallet?.[part]?.worth ?? { [String(desk.seat)]: offered.worth[String(desk.seat)] ?? 0 };
  const mine = desk.say('board-worth-you', { prestige: worth[String(desk.seat)] ?? 0 });
  const label = `${sentence(desk, `keep ${part}`, desk.say('part-name', { part }))}: ${cards}. ${mine}.`;
  const aimed = desk.ui.hover.value === `keep:${part}` ? 'aimed' : '';
  const state = me.kept === null ? aimed : me.kept === part ? 'kept' : 'given';
  return (
    <button type="button" class={`gs-tray p-${part} ${state}`} {...useAct(`keep:${part}`, label)}>
      <span class="gs-face" aria-hidden="true">
        <TrayHead part={part} />
        <span class="gs-cards">
          {offered.cards.map((card, i) => (
            <span key={i} class="gs-put">
              <CardFace card={card} />
            </span>
          ))}
        </span>
        <TrayFoot cards={offered.cards} worth={worth} />
        {me.kept && <Figure class="gs-stamp" of={desk.say(me.kept === part ? 'board-kept' : 'board-given')} />}
      </span>
    </button>
  );
}

/** What I have passed on: one of these parts comes back. */
function Own({ me }: { me: Player }) {
  const { say, names } = useDesk();
  return (
    <p class="gs-own">
      {say('board-comes-back', { name: names[me.left] ?? '' })}
      {PARTS.map((part) => (
        <span key={part} class="gs-own-part">
          {me.parts![part].cards.map((card, i) => (
            <CardFace key={i} card={card} />
          ))}
        </span>
      ))}
    </p>
  );
}
