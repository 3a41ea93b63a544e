// The resolution: each card is played or sold, the splitter used; what a seal or a double arrow asks is asked at the tracks.
import { Figure } from './art/figure.tsx';
import { Ink } from './art/signs.tsx';
import { faceOf } from './box.ts';
import { Bit, CardFace } from './card.tsx';
import { cardName, type Desk, sentence, useAct, useDesk } from './desk.ts';
import { Button, Foot } from './split_table.tsx';
import type { Player } from './types.ts';

export function Resolve({ me }: { me: Player }) {
  const desk = useDesk();
  const { say, acts, view } = desk;
  const hand = me.hand ?? [];
  const owes = desk.seat !== null && view.awaited.includes(desk.seat);
  return (
    <div class="gs-resolve" data-district="table" data-piece={`hand:${desk.seat}`}>
      <div class={`gs-hand ${hand.length + Number(me.splitter) > 6 ? 'many' : ''}`} role="group" aria-label={say('table-hand')}>
        {me.splitter && <SplitterCard />}
        {hand.map((card, i) => (
          <ToPlay key={`${card}-${i}`} card={card} at={i} />
        ))}
        {!hand.length && !me.splitter && !me.asks && <p class="gs-quiet">{say(owes ? 'board-all-played' : 'board-resolved')}</p>}
      </div>
      <div class="gs-doing">
        {acts.has('sure') && <Button piece="sure" move="" label={say('board-sure', { count: acts.get('sure')!.moves.length })} />}
        {acts.has('default') && <Button piece="default" move="" label={say('board-default')} />}
        {owes && <Button piece="done" move="done" label={say('move-done')} />}
      </div>
    </div>
  );
}

/** A card to be played with a click; at its foot what it may be sold for. */
function ToPlay({ card, at }: { card: string; at: number }) {
  const desk = useDesk();
  const name = cardName(desk, card);
  return (
    <span class="gs-held-card">
      <button type="button" class="gs-play" {...useAct(`card:${at}`, sentence(desk, `play ${card}`, name))}>
        <CardFace card={card} />
      </button>
      <span class="gs-feet sell">
        {(['gold', 'prestige'] as const).map((track) => (
          <Foot key={track} piece={`${track}:${at}`} label={sentence(desk, `sell ${card} ${track}`, sellName(desk, card, track))}>
            <Ink glyph={track} />
            <Figure as="small" of="+1" />
          </Foot>
        ))}
      </span>
    </span>
  );
}

const sellName = (desk: Desk, card: string, track: string) => `${cardName(desk, card)} → ${desk.say('track-name', { track })}`;

/** The splitter is a step on any track: it is used by a click on the rail. */
function SplitterCard() {
  const desk = useDesk();
  const { ui, say } = desk;
  const show = (on: boolean) => (ui.hover.value = on ? 'splitter' : null);
  const goal = () => desk.goTo('board');
  return (
    <button
      type="button"
      class="gs-held-card gs-wedge"
      data-act="instead"
      data-piece="splitter"
      tabIndex={-1}
      onPointerEnter={() => show(true)}
      onPointerLeave={() => show(false)}
      onFocus={() => show(true)}
      onBlur={() => show(false)}
      onClick={goal}
    >
      <span class="gs-card" aria-hidden="true">
        <Ink glyph="splitter" />
      </span>
      <small>{say('board-splitter')}</small>
    </button>
  );
}

/** What I have played in this round, and sold. */
export function Played({ me }: { me: Player }) {
  const { say, seat } = useDesk();
  if (!me.played.length && !me.sold) return null;
  return (
    <p class="gs-played" data-piece={`played:${seat}`}>
      {me.played.length > 0 && <small>{say('board-played')}</small>}
      {me.played.map((card, i) => (
        <Bit key={i} face={faceOf(card)} />
      ))}
      {me.sold > 0 && <small>{say('board-sold')}</small>}
      {me.sold_cards?.map((card, i) => (
        <Bit key={i} face={faceOf(card)} />
      ))}
    </p>
  );
}
