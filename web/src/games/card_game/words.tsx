// The Great Card Game in words: what is asked for, the table as headings and lists, the score sheet.
import type { ComponentChildren } from 'preact';
import type { Say, Words } from '../game.ts';
import { key, NUMBERS, shown } from './box.ts';

function asks(view: any, _seat: number, mine: boolean, say: Say): string {
  const zone = key(view.pay?.zone ?? 'wild');
  const steps = view.mining ? view.mining.most - view.mining.steps : 0;
  return say(mine ? 'asks-mine' : 'asks-other', { phase: view.phase, owed: view.pay?.owed ?? 0, zone, steps, waits: view.acted ? 'no' : 'yes' });
}

const stands = (view: any, say: Say): string => (view.phase === 'over' ? '' : say('table-shift', { shift: view.shift, shifts: view.shifts }));

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const name = (card: string, say: Say): string => say('card-name', { shown: shown(card) });
const list = (cards: string[], say: Say): string => cards.map((card) => name(card, say)).join(', ') || say('words-none');

function counts(row: Record<string, number>, say: Say): string {
  return Object.entries(row).map(([card, count]) => (count > 1 ? `${count} × ${name(card, say)}` : name(card, say))).join(', ') || say('words-none');
}

function Zone({ zone, view, names, say }: { zone: any; view: any; names: string[]; say: Say }) {
  const stack = view.stacks.find((one: any) => one.name === zone.name);
  const title = say('zone-name', { zone: key(zone.name) });
  if (!zone['in-play']) return <li>{`${title}: ${say('table-not-in-play')}`}</li>;
  const parts = [
    say('words-needs', { workers: zone.price }),
    stack && `${say('table-top')}: ${stack.top ? name(stack.top, say) : say(stack.left ? 'table-not-turned-up' : 'table-empty')}`,
    stack && `${say('table-left')}: ${stack.left}`,
    zone.laid.length && `${say('table-laid')}: ${zone.laid.map((card: any) => `${names[card.seat]} ${card.number}`).join(', ')}`,
  ];
  return (
    <li>
      {title}: {parts.filter(Boolean).join('; ')}
    </li>
  );
}

function hand(one: any, say: Say): string {
  if (one.cards) return list(one.cards, say);
  return one.open.length ? say('table-known-open', { count: one.count, cards: list(one.open, say) }) : say('table-hidden', { count: one.count });
}

function Dock({ dock, number, say }: { dock: any; number: number; say: Say }) {
  const crests = dock.crests.map((crest: string) => say('crest-name', { crest })).join(', ');
  const wagons = dock.wagons.map(({ wagon, load }: any) => (load ? say('words-loaded', { wagon: name(wagon, say), card: name(load, say) }) : name(wagon, say)));
  return (
    <li>
      {say('table-dock', { dock: number, crests, count: dock.lorries })}: {[...wagons, dock.engine ? name(dock.engine, say) : ''].filter(Boolean).join('; ') || say('words-none')}
    </li>
  );
}

function Player({ view, seat, who, say }: { view: any; seat: number; who: string; say: Say }) {
  const player = view.players[seat];
  const workers = NUMBERS.flatMap((number) => (player.workers[number] ? [`${player.workers[number]} × ${number}`] : []));
  const gone = { ...player.delivered.engines, ...player.delivered.lorries, ...player.delivered.orders };
  return (
    <Section title={say('board-yard-of', { name: who })}>
      <ul>
        {view.start === seat && <li>{say('table-starts')}</li>}
        {player.passed && <li>{say('table-passed')}</li>}
        <li>
          {say('table-score')}: {player.score}
        </li>
        <li>
          {say('table-workers')}: {workers.join(', ') || say('words-none')}
        </li>
        <li>
          {say('table-orders')}: {hand(player.orders, say)}
        </li>
        <li>
          {say('table-innovations')}: {hand(player.innovations, say)}
        </li>
        <li>
          {say('table-row')}: {list([...player.row].reverse(), say)}
        </li>
        <li>
          {say('table-storage')}: {counts(player.storage, say)}
        </li>
        {player.docks.map((dock: any, i: number) => (
          <Dock key={i} dock={dock} number={i + 1} say={say} />
        ))}
        {player.destinations.map((place: any) => (
          <li key={place.name}>{say('board-place', { destination: place.name, orders: place.orders, shares: place.shares })}</li>
        ))}
        {player.objectives.map((objective: any) => (
          <li key={objective.word}>{say('board-objective', { card: name(objective.word, say), count: objective.count, points: objective.points })}</li>
        ))}
        <li>
          {say('table-tokens')}: {player.tokens.join(', ') || say('words-none')}
        </li>
        <li>
          {say('table-delivered')}: {counts(gone, say)}
        </li>
      </ul>
    </Section>
  );
}

/** What I know of cards that lie hidden. */
function Remembered({ view, names, say }: { view: any; names: string[]; say: Say }) {
  const place = ({ stack, depth, hand: seat, tray }: any): string =>
    stack ? say('table-depth', { stack: key(stack), depth }) : tray ? say('table-looked-at') : say('table-in-hand', { name: names[seat] ?? '' });
  return (
    <Section title={say('table-remembered')}>
      <ul>
        {view.known.map((known: any, i: number) => (
          <li key={i}>{say('table-known', { ordered: known.ordered ? 'yes' : 'no', cards: list(known.cards, say), places: known.places.map(place).join(', ') })}</li>
        ))}
      </ul>
    </Section>
  );
}

function Text({ view, seat, names, say }: { view: any; seat: number | null; names: string[]; say: Say }) {
  const seats = view.players.map((_: unknown, i: number) => ((seat ?? 0) + i) % view.seats);
  return (
    <>
      {view.look?.cards && (
        <Section title={say('table-looking')}>
          <p>{list(view.look.cards, say)}</p>
        </Section>
      )}
      <Section title={say('table-zones')}>
        <ul>
          {view.zones.map((zone: any) => (
            <Zone key={zone.name} zone={zone} view={view} names={names} say={say} />
          ))}
        </ul>
        <p>{say('board-recon-why')}</p>
      </Section>
      {seats.map((other: number) => (
        <Player key={other} view={view} seat={other} who={names[other] ?? ''} say={say} />
      ))}
      {view.known.length > 0 && <Remembered view={view} names={names} say={say} />}
    </>
  );
}

const line = (which: string, say: Say): string => say('line-name', { line: which });

export default { asks, stands, Text, line } satisfies Words;
