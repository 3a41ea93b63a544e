// The baize in the middle: what is asked of me lies there, from the deal to the final scoring.
import { CardFace } from './card.tsx';
import { Choose } from './choose.tsx';
import { cardName, sentence, useAct, useDesk } from './desk.ts';
import { Resolve } from './resolve.tsx';
import { Scores } from './scores.tsx';
import { SplitTable } from './split_table.tsx';
import type { Player } from './types.ts';

export function Centre() {
  const desk = useDesk();
  const { view, me, say } = desk;
  return (
    <section class={`gs-baize is-${view.phase}`} aria-label={say('table-phase', { phase: view.phase })} data-piece="table">
      <h3 class="gs-plate">
        {say('table-phase', { phase: view.phase })}
        <small>{view.phase === 'over' ? '' : say('board-hint', { phase: view.phase })}</small>
      </h3>
      {view.phase === 'over' ? <Scores /> : me ? <Asked me={me} /> : <p class="gs-quiet">{say('board-looking-on')}</p>}
    </section>
  );
}

function Asked({ me }: { me: Player }) {
  const { view } = useDesk();
  if (view.phase === 'discard') return <Discard me={me} />;
  if (view.phase === 'resolution') return <Resolve me={me} />;
  const wallet = view.players[me.right]?.parts;
  if (wallet && me.parts) return <Choose me={me} wallet={wallet} />;
  return <SplitTable me={me} />;
}

function Discard({ me }: { me: Player }) {
  const { view, say } = useDesk();
  const limit = view.rounds[view.round - 1]?.limit ?? 0;
  const more = (me.hand?.length ?? 0) - limit;
  return (
    <div class="gs-discard" data-district="table">
      <p class="gs-quiet">{more > 0 ? say('board-discard', { count: more, limit }) : say('board-within', { limit })}</p>
      <div class="gs-hand" role="group" aria-label={say('table-hand')}>
        {(me.hand ?? []).map((card, i) => (
          <ToDiscard key={`${card}-${i}`} card={card} at={i} />
        ))}
      </div>
    </div>
  );
}

function ToDiscard({ card, at }: { card: string; at: number }) {
  const desk = useDesk();
  return (
    <button type="button" class="gs-play" {...useAct(`card:${at}`, sentence(desk, `discard ${card}`, cardName(desk, card)))}>
      <CardFace card={card} />
    </button>
  );
}
