// Coal Baron in words: what is asked for, the table as headings and lists, the score sheet.
import type { ComponentChildren } from 'preact';
import type { Say, Words } from '../game.ts';
import { isTile, wordsOf } from './box.ts';

const DISTRICTS = { factory: 'table-factory', mine: 'table-mining', deliver: 'table-delivery', money: 'table-money', order: 'table-orders' };

function asks(view: any, seat: number, mine: boolean, say: Say): string {
  const workers = view.players[seat]?.workers ?? 0;
  return say(mine ? 'asks-mine' : 'asks-other', { phase: view.phase, workers, steps: view.steps ?? 0 });
}

function stands(view: any, say: Say): string {
  return view.phase === 'draft' ? '' : say('table-shift', { shift: view.shift });
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const nothing = (word: string | undefined) => !word || word === 'none';

/** A card by its name and what it shows. */
function card(word: string, say: Say): string {
  if (nothing(word)) return say('table-empty');
  return say(isTile(word) ? 'tile-name' : 'order-name', wordsOf(word));
}

function Cards({ words, say }: { words: string[]; say: Say }) {
  return (
    <ul>
      {words.map((word, index) => (
        <li key={index}>{card(word, say)}</li>
      ))}
    </ul>
  );
}

function Space({ space, view, names, say }: { space: any; view: any; names: string[]; say: Say }) {
  const [district, figure] = space.name.split(' ');
  const row: string[] = district === 'factory' ? view.factory : district === 'order' ? view.board : [];
  const lies = row[Number(figure) - 1];
  const parts = [
    say('space-name', { space: space.name.replaceAll(' ', '-') }),
    lies === undefined ? '' : card(lies, say),
    space.locked ? say('table-locked') : say('words-needs', { workers: space.cost }),
    space.seat === null ? '' : say('words-stand', { name: names[space.seat] ?? '', workers: space.workers }),
  ];
  return <li>{parts.filter(Boolean).join(', ')}</li>;
}

function coals(row: Record<string, number>, say: Say): string {
  const found = Object.entries(row).filter(([, count]) => count > 0);
  return found.map(([coal, count]) => `${count} ${say('coal-name', { coal })}`).join(', ') || say('words-none');
}

function Order({ order, say }: { order: any; say: Say }) {
  const slots = order.slots.map((slot: any) => say('words-slot', { coal: slot.asks, full: slot.cubes.length ? 'yes' : 'no' }));
  return (
    <li>
      {say('words-order', { order: order.order, vehicle: order.vehicle, points: order.points })} {slots.join(', ')}
    </li>
  );
}

function Mine({ player, name, say }: { player: any; name: string; say: Say }) {
  return (
    <Section title={say('words-mine-of', { name })}>
      <ul>
        <li>
          {say('table-workers')}: {player.workers} · {say('table-marks')}: {player.marks} · {say('table-score')}: {player.score}
        </li>
        <li>{say('words-cage', { level: player.cage, coal: coals(player.load, say) })}</li>
        <li>{say('words-store', { coal: coals(player.store, say) })}</li>
        {player.levels.map((level: any) => (
          <li key={level.colour}>
            {say('words-level', { coal: level.colour, printed: nothing(level.printed) ? 'no' : 'yes' })}{' '}
            {level.tiles.map((one: any) => `${one.tile} (${one.carts.map((cube: string) => say('coal-name', { coal: cube })).join(', ')})`).join('; ')}
          </li>
        ))}
        {player.orders.map((order: any) => (
          <Order key={order.order} order={order} say={say} />
        ))}
        <li>{say('table-balance', { count: player.imbalance })}</li>
      </ul>
    </Section>
  );
}

function Text({ view, names, say }: { view: any; seat: number | null; names: string[]; say: Say }) {
  return (
    <>
      {view.look?.cards && (
        <Section title={say('table-looking')}>
          <Cards words={view.look.cards} say={say} />
        </Section>
      )}
      {view.draft.length > 0 && (
        <Section title={say('table-draft')}>
          <Cards words={view.draft} say={say} />
        </Section>
      )}
      {Object.entries(DISTRICTS).map(([district, title]) => (
        <Section key={district} title={say(title)}>
          <ul>
            {view.spaces
              .filter((space: any) => space.name.split(' ')[0] === district)
              .map((space: any) => (
                <Space key={space.name} space={space} view={view} names={names} say={say} />
              ))}
          </ul>
        </Section>
      ))}
      <Section title={say('table-decks')}>
        <ul>
          <li>{say('table-tiles-left', { count: view.tiles.left })}</li>
          <li>{say('table-orders-left', { count: view.orders.left })}</li>
          <li>
            {say('table-supply')}: {coals(view.supply, say)}
          </li>
        </ul>
      </Section>
      <Section title={say('table-clock')}>
        <ul>
          {view.clock
            .filter((element: any) => element.from <= view.shift)
            .map((element: any) => (
              <li key={element.name}>
                {say('element-name', { element: element.name })} ({element.first}/{element.second}):{' '}
                {element.counts.map((count: number, seat: number) => `${names[seat]} ${count}`).join(', ')}
              </li>
            ))}
        </ul>
      </Section>
      {view.players.map((player: any, seat: number) => (
        <Mine key={seat} player={player} name={names[seat] ?? ''} say={say} />
      ))}
    </>
  );
}

function line(name: string, say: Say): string {
  const [part, shift, ...element] = name.split('-');
  if (part === 'end') return say('line-name', { line: name });
  return say('line-of-shift', { shift: Number(shift), element: element.join('-') });
}

export default { asks, stands, Text, line } satisfies Words;
