// The two rows of the table: each stack and action card with its price, its top card, and the workers lying there.
import { type Glyph, Ink } from './art/glyphs.tsx';
import { isWorker, key, ROWS, shown } from './box.ts';
import { CardFace } from './card.tsx';
import { cardName, type Desk, useAct, useDesk, zoneName } from './desk.ts';
import type { Stack, Zone } from './types.ts';
import { PieceButton } from './piece_button.tsx';

export function Display() {
  const { view, say } = useDesk();
  return (
    <section class="cg-display" aria-label={say('table-zones')} data-district="zones">
      {ROWS.flat().map((name) => {
        const zone = view.zones.find((one) => one.name === name);
        const stack = view.stacks.find((one) => one.name === name);
        return zone && <Cell key={name} zone={zone} stack={stack} />;
      })}
    </section>
  );
}

function Cell({ zone, stack }: { zone: Zone; stack: Stack | undefined }) {
  const desk = useDesk();
  const { view, say } = desk;
  const act = useAct(`zone:${zone.name}`, label(desk, zone, stack));
  const chosen = view.pay?.zone === zone.name || desk.draft.includes(zone.name);
  const looked = view.look?.stack === zone.name;
  const state = `${chosen ? 'chosen' : ''} ${looked ? 'looked' : ''} ${zone['in-play'] ? '' : 'closed'} ${stack ? 'stack' : 'action'}`;
  return (
    <PieceButton class={`cg-zone ${state}`} act={act}>
      <span class="cg-board">
        <span>{zoneName(desk, zone.name)}</span>
        {zone['in-play'] && (
          <b class="cg-price" title={say('board-needs', { workers: zone.price })}>
            <Ink glyph="worker" />
            {zone.price}
          </b>
        )}
      </span>
      <span class="cg-pile" data-depth={depth(stack)}>
        {stack ? <Top stack={stack} /> : <ActionCard name={zone.name} />}
      </span>
      <span class="cg-foot">
        {stack && <span class="cg-left">×{stack.left}</span>}
        {remembered(desk, zone.name).length > 0 && <Ink glyph="lock" />}
        <Workers zone={zone} />
      </span>
    </PieceButton>
  );
}

const depth = (stack: Stack | undefined): number => Math.min(3, Math.ceil((stack?.left ?? 0) / 6));

function Top({ stack }: { stack: Stack }) {
  const { say } = useDesk();
  if (stack.top) return <CardFace card={stack.top} />;
  if (!stack.left && !stack['looked-at']) return <small class="cg-empty">{say('table-empty')}</small>;
  return (
    <span class="cg-card cg-back" aria-hidden="true">
      <Ink glyph={stack['looked-at'] ? 'wild' : 'cards'} />
    </span>
  );
}

/** Mining, delivery, wild: lying there from the start. */
function ActionCard({ name }: { name: string }) {
  const [action = '', steps] = name.split(' ');
  return (
    <span class="cg-card k-deed" aria-hidden="true">
      <Ink glyph={action as Glyph} />
      {steps && <b>{steps.replace('/', ' · ')}</b>}
      {action === 'wild' && <span class="cg-printed">1</span>}
    </span>
  );
}

/** The worker cards as they came, each in its player's colour and mark; the last one counts. */
function Workers({ zone }: { zone: Zone }) {
  return (
    <span class="cg-laid">
      {zone.laid.slice(-6).map((card, i) => (
        <WorkerChip key={i} seat={card.seat} number={card.number} special={isWorker(card.card)} />
      ))}
    </span>
  );
}

export function WorkerChip({ seat, number, special }: { seat: number; number: number; special?: boolean }) {
  return (
    <span class={`cg-worker-chip seat-${seat} m-${seat} ${special ? 'special' : ''}`} aria-hidden="true">
      {number}
    </span>
  );
}

/** “Engines. Needs 3 workers. Top card: engine of type 4; 27 cards. Lying there: Anna 1, Ben 2.” */
function label(desk: Desk, zone: Zone, stack: Stack | undefined): string {
  const { say, names } = desk;
  const name = zoneName(desk, zone.name);
  if (!zone['in-play']) return `${name}. ${say('table-not-in-play')}.`;
  const parts = [say('board-zone', { name, workers: zone.price })];
  if (stack) {
    const top = stack.top ? cardName(desk, stack.top) : say(stack.left ? 'table-not-turned-up' : 'table-empty');
    parts.push(say('board-top', { card: top, count: stack.left }));
  }
  parts.push(...remembered(desk, zone.name));
  if (zone.laid.length) parts.push(say('board-laid', { workers: zone.laid.map((card) => `${names[card.seat] ?? ''} ${card.number}`).join(', ') }));
  return parts.join(' ');
}

/** What I know of the cards further down: seen by the wild action, mine or another's. */
function remembered({ view, say }: Desk, stack: string): string[] {
  return view.known
    .filter((known) => known.places.some((place) => place.stack === stack))
    .map(({ ordered, cards, places }) => {
      const depths = places.flatMap((place) => (place.stack ? [say('table-depth', { stack: key(place.stack), depth: place.depth ?? 0 })] : []));
      const names = cards.map((card) => say('card-name', { shown: shown(card) })).join(', ');
      return `${say('table-known', { ordered: ordered ? 'yes' : 'no', cards: names, places: depths.join(', ') })}.`;
    });
}
