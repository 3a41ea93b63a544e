// A piece of Coal Baron that one can act on.
import { type ActProps, type Handling, usePiece } from '../piece.ts';
import { useDesk } from './desk.ts';

export { high } from '../piece.ts';

export const useAct = (piece: string, label: string, how?: Handling): ActProps => usePiece(useDesk(), piece, label, how);
