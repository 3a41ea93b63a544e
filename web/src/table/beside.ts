// What is open beside the board, and whether there is room for a column.
import { signal } from '@preact/signals';

export type Tab = 'players' | 'log' | 'chat' | 'table' | 'help';

const wide = matchMedia('(min-width: 68.75rem)'); // 1100 px
export const isWide = signal(wide.matches);
/** What is open beside the board; nothing, where the board needs the room. */
export const tab = signal<Tab | null>(wide.matches ? 'log' : null);
wide.addEventListener('change', () => {
  isWide.value = wide.matches;
  tab.value = wide.matches ? 'log' : null;
});
