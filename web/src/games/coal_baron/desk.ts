// What every part of the board needs at hand: the view, the moves, who is looking, what is hovered.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Signal, signal } from '@preact/signals';
import type { BoardProps } from '../game.ts';
import type { Act, Acts, Tip } from '../piece.ts';
import { spaceKey, wordsOf } from './box.ts';
import type { Hints, Player, View } from './types.ts';

export interface Desk extends Omit<BoardProps, 'view' | 'hints'> {
  view: View;
  hints: Hints | null;
  /** The seat whose mine is open at the front. */
  front: number;
  me: Player | undefined;
  acts: Acts;
  /** Spaces that could have been chosen instead of the one in the draft. */
  instead: ReadonlySet<string>;
  ui: Ui;
  run(act: Act): void;
}

/** What only this screen knows. */
export interface Ui {
  hover: Signal<string | null>;
  tip: Signal<Tip | null>;
  /** Cubes in the hand, on their way to a slot: “g” from the cage, “g store” from the storage. */
  held: Signal<string[]>;
  watched: Signal<number | null>;
  rest: Signal<string[]>;
  sheet: Signal<boolean>;
  /** The category that is being scored, or −1. */
  scoring: Signal<number>;
  width: Signal<number>;
}

export function newUi(): Ui {
  return {
    hover: signal(null),
    tip: signal(null),
    held: signal([]),
    watched: signal(null),
    rest: signal([]),
    sheet: signal(false),
    scoring: signal(-1),
    width: signal(1040),
  };
}

/** Narrower than this, everything is for fingers. */
export const PHONE = 620;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the board stands without its desk');
  return desk;
}

/** A space by its name in the reader's language. */
export const spaceName = (desk: Desk, name: string): string => desk.say('space-name', { space: spaceKey(name) });

/** A card by its name, and what it shows. */
export function cardName(desk: Desk, card: string): string {
  const words = wordsOf(card);
  return desk.say('tile' in words ? 'tile-name' : 'order-name', words);
}
