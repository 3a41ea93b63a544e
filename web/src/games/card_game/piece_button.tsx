// A piece that is a button: its name is told in full, what is drawn on it is for the eyes.
import type { ComponentChildren } from 'preact';
import type { ActProps } from '../piece.ts';

interface Props {
  act: ActProps;
  class?: string;
  children: ComponentChildren;
  [attribute: string]: unknown;
}

export function PieceButton({ act: { 'aria-label': name, ...act }, children, ...more }: Props) {
  return (
    <button type="button" {...act} {...more}>
      <span class="unseen">{name as string}</span>
      <span class="cg-face" aria-hidden="true">{children}</span>
    </button>
  );
}
