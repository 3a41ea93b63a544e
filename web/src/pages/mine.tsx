// My tables: whose turn it is, and how the finished games went.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Title, Trouble, Waiting } from '../frame/parts.tsx';
import { user } from '../frame/user.ts';
import { say } from '../say.ts';
import { get } from '../wire/api.ts';
import type { TableCard } from '../wire/messages.ts';
import { TableRow } from './table_row.tsx';
import '../style/pages.css';

function note(table: TableCard): string {
  if (table.state === 'open') return say('waits-for-players');
  if (table.state === 'running') return table.owes ? say('your-turn') : say('turn-of-others');
  const place = table.my?.length ? table.result?.places?.[table.my[0]!] : undefined;
  return place ? say('came-in', { place }) : say('is-over');
}

const GROUPS: [title: string, which: (table: TableCard) => boolean][] = [
  ['mine-owed', (table) => table.state === 'running' && !!table.owes],
  ['mine-running', (table) => table.state === 'running' && !table.owes],
  ['mine-open', (table) => table.state === 'open'],
  ['mine-over', (table) => table.state === 'over' || table.state === 'aborted'],
];

export default function Mine() {
  const tables = useSignal<TableCard[] | null>(null);
  const trouble = useSignal('');
  useEffect(() => {
    if (user.value === undefined) return;
    if (user.value === null) tables.value = [];
    else
      get<TableCard[]>('/tables/mine')
        .then((mine) => (tables.value = mine))
        .catch((error: Error) => (trouble.value = error.message));
  }, [user.value]);
  return (
    <div class="page">
      <Title>{say('my-tables')}</Title>
      <Trouble text={trouble.value} />
      {!tables.value && !trouble.value && <Waiting />}
      {tables.value?.length === 0 && (
        <div class="panel">
          <p>{say('mine-none')}</p>
          <a class="button go" href="/">
            {say('to-the-lobby')}
          </a>
        </div>
      )}
      {GROUPS.map(([title, which]) => {
        const found = tables.value?.filter(which) ?? [];
        return found.length ? (
          <section key={title} class="panel">
            <h2>{say(title)}</h2>
            <ul class="rows">
              {found.map((table) => (
                <TableRow key={table.id} table={table} verb={say('open')} note={note(table)} />
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </div>
  );
}
