// What every part of the board needs at hand: the view, the moves, who is looking, what is hovered.
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from '../game.ts';
import type { Act, Acts, ActProps, Handling, Tip } from '../piece.ts';
import { usePiece } from '../piece.ts';
import { faceOf } from './box.ts';
import type { Division } from './divide.ts';
import type { Hints, Levels, Player, View } from './types.ts';

export interface Desk extends Omit<BoardProps, 'view' | 'hints'> {
  view: View;
  hints: Hints | null;
  /** Whose board lies at the front; a spectator sees the first seat's. */
  front: number;
  me: Player | undefined;
  acts: Acts;
  instead: ReadonlySet<string>;
  /** Where my cubes stood when this turn began. */
  before: Levels | null;
  ui: Ui;
  run(act: Act): void;
  divide(wanted: Division): void;
  /** The focus to a part of the board. */
  goTo(district: string): void;
}

/** What only this screen knows. */
export interface Ui {
  hover: Signal<string | null>;
  tip: Signal<Tip | null>;
  /** While the splitter is dragged: after how many cards it stands. */
  cut: Signal<number | null>;
  watched: Signal<number | null>;
  width: Signal<number>;
}

export function newUi(): Ui {
  return { hover: signal(null), tip: signal(null), cut: signal(null), watched: signal(null), width: signal(1040) };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the board stands without its desk');
  return desk;
}

export const useAct = (piece: string, label: string, how?: Handling): ActProps => usePiece(useDesk(), piece, label, how);

/** A card by what it shows. */
export function cardName(desk: Pick<Desk, 'say'>, card: string): string {
  const { sign, times } = faceOf(card);
  return desk.say('card-name', { symbol: sign, times });
}

/** What a move is called; where it may not be said, the bare name of the piece. */
export const sentence = (desk: Pick<Desk, 'legal'>, move: string, otherwise: string): string => desk.legal.get(move) ?? otherwise;
