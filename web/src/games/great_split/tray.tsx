// A part of a wallet on the baize: its cards, their sum by sign, what it promises whom.
import type { ComponentChildren } from 'preact';
import { Figure } from './art/figure.tsx';
import { Mark } from './art/signs.tsx';
import { sumOf } from './box.ts';
import { Bit } from './card.tsx';
import { useDesk } from './desk.ts';
import type { Part } from './types.ts';

export interface TrayProps {
  part: Part;
  cards: string[];
  /** About how much prestige for which seat. */
  worth: Record<string, number>;
  children: ComponentChildren;
}

export function TrayHead({ part }: { part: Part }) {
  return (
    <span class="gs-letter" aria-hidden="true">
      <Figure of={part.toUpperCase()} />
    </span>
  );
}

/** Under a tray: the sum by sign, and worths. */
export function TrayFoot({ cards, worth }: Pick<TrayProps, 'cards' | 'worth'>) {
  const desk = useDesk();
  const { say, names, seat } = desk;
  return (
    <span class="gs-foot">
      <span class="gs-sum">{cards.length ? sumOf(cards).map((face) => <Bit key={face.sign} face={face} />) : <small>{say('board-empty')}</small>}</span>
      <span class="gs-worths">
        {Object.entries(worth)
          .sort(([one]) => (Number(one) === seat ? -1 : 1))
          .map(([who, prestige]) => {
            const words = Number(who) === seat ? say('board-worth-you', { prestige }) : say('board-worth-other', { name: names[Number(who)] ?? '', prestige });
            return (
              <span key={who} title={words}>
                <Mark seat={Number(who)} />
                <Figure as="small" of={Number(who) === seat ? say('board-for-you') : (names[Number(who)] ?? '')} />
                <Figure of={`≈${prestige}`} />
                <span class="gs-unseen">{words}</span>
              </span>
            );
          })}
      </span>
    </span>
  );
}
