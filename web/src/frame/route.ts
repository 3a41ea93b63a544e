// Which page is shown: the address bar, read and written without loading the page anew.
import { signal } from '@preact/signals';

const here = () => location.pathname + location.search;
export const address = signal(here());

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  address.value = here();
  if (!location.hash) scrollTo(0, 0);
}

/** Links within the site change the page in place. */
export function startRouting(): void {
  addEventListener('popstate', () => (address.value = here()));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.pathname === '/docs') return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** The parts of a path: `/table/abc` is `['t', 'abc']`. */
export function parts(path: string): string[] {
  return path.split('?')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
}
