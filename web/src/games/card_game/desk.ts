// What every part of the board needs at hand: the view, the moves, who is looking, what is taken up.
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from '../game.ts';
import { type Act, type ActProps, type Acts, type Handling, type Tip, usePiece } from '../piece.ts';
import { key, shown } from './box.ts';
import type { Player, View } from './types.ts';

export interface Desk extends Omit<BoardProps, 'view' | 'hints'> {
  view: View;
  /** Whose yard lies at the front; a spectator sees the first seat's. */
  front: number;
  me: Player | undefined;
  acts: Acts;
  /** Zones that could have been chosen instead of the one in the draft. */
  instead: ReadonlySet<string>;
  ui: Ui;
  run(act: Act): void;
}

/** What only this screen knows. */
export interface Ui {
  hover: Signal<string | null>;
  tip: Signal<Tip | null>;
  /** The lorry in the hand: “row”, or a card of the storage. */
  picked: Signal<string | null>;
  watched: Signal<number | null>;
  rest: Signal<string[]>;
  width: Signal<number>;
}

export function newUi(): Ui {
  return { hover: signal(null), tip: signal(null), picked: signal(null), watched: signal(null), rest: signal([]), width: signal(1040) };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the board stands without its desk');
  return desk;
}

export const useAct = (piece: string, label: string, how?: Handling): ActProps => usePiece(useDesk(), piece, label, how);

type Speaker = Pick<Desk, 'say'>;

export const cardName = ({ say }: Speaker, card: string): string => say('card-name', { shown: shown(card) });
export const zoneName = ({ say }: Speaker, name: string): string => say('zone-name', { zone: key(name) });
export const placeName = ({ say }: Speaker, destination: string): string => say('destination-name', { destination });

/** What a move is called; where it may not be said, the bare name of the piece. */
export const sentence = (desk: Pick<Desk, 'legal'>, move: string, otherwise: string): string => desk.legal.get(move) ?? otherwise;
