// Which page stands at which address.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { address, parts } from './frame/route.ts';
import { Footer, Header } from './frame/shell.tsx';
import { Trouble, Waiting } from './frame/parts.tsx';
import { say } from './say.ts';

type Page = ComponentType<{ path: string[] }>;
const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  '': () => import('./pages/lobby.tsx'),
  new: () => import('./pages/new_table.tsx'),
  table: () => import('./table/page.tsx'),
  s: () => import('./pages/seat_link.tsx'),
  w: () => import('./pages/seat_link.tsx'),
  mine: () => import('./pages/mine.tsx'),
  profile: () => import('./pages/profile.tsx'),
  help: () => import('./pages/help.tsx'),
};

const loaded = signal<{ name: string; Page: Page } | null>(null);
const failed = signal(false);

async function load(name: string): Promise<void> {
  failed.value = false;
  try {
    const module = await (PAGES[name] ?? (() => import('./pages/not_found.tsx')))();
    loaded.value = { name, Page: module.default };
  } catch {
    failed.value = true;
  }
}

export function App() {
  const path = parts(address.value);
  const name = path[0] ?? '';
  useEffect(() => void load(name), [name]);
  const page = loaded.value;
  const atTable = name === 'table';
  return (
    <div class={atTable ? 'site at-table' : 'site'}>
      <Header />
      <main id="main" tabIndex={-1}>
        {failed.value ? (
          <Trouble text={say('page-unreachable')} />
        ) : page?.name === name ? (
          <page.Page key={path.join('/')} path={path} />
        ) : (
          <Waiting />
        )}
      </main>
      {!atTable && <Footer />}
    </div>
  );
}
