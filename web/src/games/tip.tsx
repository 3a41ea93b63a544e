// What a piece does now, or why not: beside it, by its rule.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Reason } from './game.ts';
import type { Stand, Tip } from './piece.ts';

export interface TooltipProps {
  desk: Pick<Stand, 'ui'> & Pick<BoardProps, 'seat' | 'why' | 'legal'>;
  /** The class of the bubble. */
  style: string;
  /** The page of the rules. */
  page: string;
  /** The rule that tells what a piece is for. */
  ruleOf(piece: string): string | undefined;
  /** How a click that says several moves is described. */
  several(count: number): string;
}

export function Tooltip(props: TooltipProps) {
  const { desk } = props;
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
  return <Bubble {...props} tip={tip} reason={reason} />;
}

function Bubble({ desk, style, page, ruleOf, several, tip, reason }: TooltipProps & { tip: Tip; reason: Reason | null }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, tip.at);
  });
  const sentences = tip.lit ? tip.moves.map((move) => desk.legal.get(move)).filter((sentence) => sentence && sentence !== tip.label) : [];
  const more = tip.moves.length > 1 ? several(tip.moves.length) : '';
  const rule = ruleOf(tip.piece);
  return (
    <div ref={bubble} role="tooltip" class={`${style} ${tip.pinned ? 'pinned' : ''}`}>
      <b>{tip.label}</b>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {more && <span>{more}</span>}
      {reason && (
        <span class="why">
          {reason.sentence} <Rule page={page} id={reason.rule} />
        </span>
      )}
      {!reason && rule && <Rule page={page} id={rule} />}
    </div>
  );
}

const Rule = ({ page, id }: { page: string; id: string }) => (
  <a href={`/help/${page}#${id}`} target="_blank" rel="noopener" tabIndex={-1}>
    {id}
  </a>
);

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
