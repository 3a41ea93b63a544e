// Letters and figures on coal and coins, drawn: they are pictures, their names are said elsewhere.
import type { Coal } from '../types.ts';

/** Within a lump's square of 20. */
export const LETTERS: Record<Coal, string> = {
  y: 'M7.2 6.6 10 10.4 12.8 6.6M10 10.4V14',
  b: 'M7.8 6.6V13.9M7.8 6.6H10.3A1.75 1.75 0 0 1 10.3 10.1H7.8M10.3 10.1H10.7A1.9 1.9 0 0 1 10.7 13.9H7.8',
  g: 'M12.7 8.1A3.1 3.7 0 1 0 12.8 12.2V10.5H10.6',
  k: 'M8 9.6V16M12.3 9.6 8 13.2M9.5 12 12.5 16',
};

/** Within a coin's square of 24. */
export const FIGURES: Record<string, string> = {
  1: 'M9.8 9.4 12.4 7.5V16.5',
  2: 'M9.2 9.7A2.8 2.5 0 0 1 14.8 9.8C14.8 11.7 9.5 13.8 9.2 16.4H15',
  3: 'M9.4 7.7H14.6L11.7 11.1A2.7 2.65 0 1 1 9.2 14.9',
  4: 'M13.4 16.5V7.5L8.7 13.9H15.3',
  5: 'M14.5 7.7H10.1L9.7 11.4A2.8 2.75 0 1 1 9.3 15',
  6: 'M14.2 7.7C10.7 8 9.2 10.8 9.2 13.7A2.8 2.8 0 1 0 14.8 13.7A2.8 2.8 0 1 0 9.2 13.7',
  7: 'M9 7.7H15L11.1 16.5',
  8: 'M12 11.7A2.15 2.05 0 1 1 12 7.6A2.15 2.05 0 1 1 12 11.7A2.6 2.4 0 1 1 12 16.5A2.6 2.4 0 1 1 12 11.7',
  M: 'M8.5 16.3V7.7L12 12.7 15.5 7.7V16.3',
};
