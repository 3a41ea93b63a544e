// What a piece does now, or why not: beside it, by its rule.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Reason } from '../game.ts';
import { type Tip as TipView, useDesk } from './desk.ts';

const RULES_PAGE = '/help/coal-baron';

export function Tip() {
  const desk = useDesk();
  const tip = desk.ui.tip.value;
  const [reason, setReason] = useState<Reason | null>(null);
  useEffect(() => {
    setReason(null);
    const first = tip?.moves[0];
    if (!tip || tip.lit || !first || desk.seat === null) return;
    let asked = true;
    void desk.why([first]).then((answers) => asked && setReason(answers[first] ?? null));
    return () => {
      asked = false;
    };
  }, [tip]);
  if (!tip) return null;
  return <Bubble tip={tip} reason={reason} />;
}

function Bubble({ tip, reason }: { tip: TipView; reason: Reason | null }) {
  const desk = useDesk();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, tip.at);
  });
  const sentences = tip.lit ? tip.moves.map((move) => desk.legal.get(move)).filter((sentence) => sentence && sentence !== tip.label) : [];
  const more = tip.moves.length > 1 ? desk.say('board-moves', { count: tip.moves.length }) : '';
  const rule = ruleOf(tip.piece);
  return (
    <div ref={bubble} role="tooltip" class={`cb-tip ${tip.pinned ? 'pinned' : ''}`}>
      <b>{tip.label}</b>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {more && <span>{more}</span>}
      {reason && (
        <span class="why">
          {reason.sentence} <Rule id={reason.rule} />
        </span>
      )}
      {!reason && rule && <Rule id={rule} />}
    </div>
  );
}

const Rule = ({ id }: { id: string }) => (
  <a href={`${RULES_PAGE}#${id}`} target="_blank" rel="noopener" tabIndex={-1}>
    {id}
  </a>
);

// The rule that tells what a piece is for.
const RULES: Record<string, string> = {
  'space:factory look': 'CB-4.2',
  'space:factory': 'CB-4.1',
  'space:mine': 'CB-4.4',
  'space:deliver': 'CB-4.7',
  'space:money': 'CB-4.8',
  'space:order look': 'CB-4.10',
  'space:order': 'CB-4.9',
  'space:bank': 'CB-3.4',
  'level:': 'CB-4.4',
  'coal:': 'CB-4.4',
  'cage:': 'CB-4.4',
  'yard:': 'CB-4.4',
  'slot-store:': 'CB-4.4',
  'slot:': 'CB-4.4',
  'pair:': 'CB-4.5',
  'order:': 'CB-4.7',
  'fuel:': 'CB-4.3',
  stop: 'CB-4.4',
};

export function ruleOf(piece: string): string | undefined {
  return Object.entries(RULES).find(([start]) => piece.startsWith(start))?.[1];
}

/** Below the piece where there is room, else above; never beyond the window. */
function place(bubble: HTMLElement, at: Element): void {
  const piece = at.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.max(6, Math.min(innerWidth - width - 6, piece.left + piece.width / 2 - width / 2));
  const below = piece.bottom + 7;
  const top = below + height < innerHeight ? below : Math.max(6, piece.top - height - 7);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
