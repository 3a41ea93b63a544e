// One table in a list: which game, who sits there, by which clock.
import { Emblem } from '../frame/icons.tsx';
import { known, say } from '../say.ts';
import { clockWords } from '../table/words.ts';
import type { TableCard } from '../wire/messages.ts';

export function seatName(seat: { name: string | null; kind: string }, number: number): string {
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? say('bot-number', { number }) : say('seat-free');
}

export function TableRow({ table, verb, note }: { table: TableCard; verb: string; note?: string }) {
  const names = table.seats.map((seat, index) => seatName(seat, index + 1)).join(' · ');
  const title = known(`game-${table.game}`, table.title);
  return (
    <li class="row">
      <Emblem game={table.game} />
      <div class="row-words">
        <strong>{title}</strong>
        <span class="names">{names}</span>
        <small>
          {clockWords(table.clock)}
          {note ? ` · ${note}` : ''}
        </small>
      </div>
      <a class="button" href={`/table/${table.id}`} aria-label={`${verb}: ${title}, ${names}`}>
        {verb}
      </a>
    </li>
  );
}
