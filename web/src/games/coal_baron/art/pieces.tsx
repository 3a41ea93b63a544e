// Small things: miners, marks, badges, and what a space is for.
import type { ComponentChildren } from 'preact';
import { FIGURES } from './glyphs.ts';

/** Each seat's sign, so that no one has to tell players by colour. */
const SIGNS = ['M5 5.2a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z', 'M5.2 2.4h5.6v5.6H5.2Z', 'M8 1.8 11.6 8H4.4Z', 'M8 1.4 11.8 5.2 8 9 4.2 5.2Z'];

/** A miner of a seat: helmet, lamp, and the seat's sign on the coat. */
export function Miner({ seat, ghost }: { seat: number; ghost?: boolean }) {
  return (
    <svg class={`cb-miner seat-${seat} ${ghost ? 'ghost' : ''}`} viewBox="0 0 18 24" aria-hidden="true">
      <path class="coat" d="M2 22.8c-.6-6 1.4-10.6 4.6-11.6h4.8c3.2 1 5.2 5.6 4.6 11.6Z" />
      <circle class="face" cx="9" cy="7.6" r="3.8" />
      <path class="coat" d="M4 6.6C4.2 3 6.4 1.2 9 1.2s4.8 1.8 5 5.4c-3-1-7-1-10 0Z" />
      <circle class="lamp" cx="9" cy="4.4" r="1.5" />
      <path class="crest" transform="translate(3 13) scale(.75)" d={SIGNS[seat % 4]} />
    </svg>
  );
}

/** A seat's sign alone. */
export function Sign({ seat }: { seat: number }) {
  return (
    <svg class={`cb-sign seat-${seat}`} viewBox="3 0.4 10 10" aria-hidden="true">
      <path d={SIGNS[seat % 4]} />
    </svg>
  );
}

export function Mark({ figure }: { figure?: number | string }) {
  return (
    <svg class="cb-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.6" class="rim" />
      <circle cx="12" cy="12" r="7.8" class="milled" />
      <path d={FIGURES[figure ?? 'M']} class="figure" />
    </svg>
  );
}

function Icon({ children, name, box = '0 0 32 32' }: { children: ComponentChildren; name: string; box?: string }) {
  return (
    <svg class={`cb-icon ${name}`} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Five cards in a fan. */
export const Fan = () => (
  <Icon name="fan">
    {[-34, -17, 0, 17, 34].map((turn) => (
      <path key={turn} class="f-paper" transform={`rotate(${turn} 16 34)`} d="M11.4 8h9.2v14h-9.2Z" />
    ))}
    <circle cx="16" cy="17" r="4.6" class="f-glass" />
    <path d="M19.4 20.4 24 25" class="thick" />
  </Icon>
);

/** Hammer and pick, crossed. */
export const Tools = () => (
  <Icon name="tools">
    <path class="handle" d="M7 26 22.4 10.6M25 26 9.6 10.6" />
    <path class="f-steel" d="M5.4 11.4 10.8 6l4 4-5.4 5.4Z" />
    <path class="f-steel" d="M17.6 6.6c4.6-.6 8.8 3.2 8.6 8.4-2-2.4-3.6-3.8-6-5.2Z" />
  </Icon>
);

/** A pot of soup. */
export const Soup = () => (
  <Icon name="soup">
    <path class="steam" d="M11 8.4c-2-2 1.4-3 0-5.2M16.4 7.6c-2-2 1.4-3 0-5.2M21.8 8.4c-2-2 1.4-3 0-5.2" />
    <path class="f-steel" d="M5 12h22l-1.6 11.4a4 4 0 0 1-4 3.4H10.6a4 4 0 0 1-4-3.4Z" />
    <path d="M2.4 14.4H5M27 14.4h2.6M6 16.4h20" />
  </Icon>
);

export const House = () => (
  <Icon name="house">
    <path class="f-stone" d="M3 13 16 5l13 8v2H3ZM5 24h22v3H5Z" />
    <path class="f-stone" d="M7 15h3v9H7ZM14.5 15h3v9h-3ZM22 15h3v9h-3Z" />
  </Icon>
);

/** Three joker cubes: any two for one. */
export const TwoForOne = () => (
  <svg class="cb-two" viewBox="0 0 26 16" aria-hidden="true">
    <path d="M1.4 2h5.4v5.4H1.4ZM1.4 9h5.4v5.4H1.4ZM17.4 4.6h7v7h-7Z" />
    <path class="arrow" d="M9 8h5.4M12 5.2 15 8l-3 2.8" />
  </svg>
);

/** The yard's shed: from the private storage. */
export const Shed = () => (
  <Icon name="shed">
    <path class="f-wood" d="M4 28V13L16 5l12 8v15Z" />
    <path class="f-dark" d="M10 28V17h12v11Z" />
    <path d="M2 14.4 16 5l14 9.4" />
  </Icon>
);

export const Lock = () => (
  <Icon name="lock">
    <path d="M10.4 14v-4a5.6 5.6 0 0 1 11.2 0v4" />
    <path class="f-brass" d="M7.4 14h17.2v12H7.4Z" />
    <path d="M16 18.6v3.4" />
  </Icon>
);

/** What it costs in workers: “▲3”. */
export function Price({ cost, class: name }: { cost: number; class: string }) {
  return <span class={`cb-price ${name}`} data-t={`▲${cost}`} />;
}
