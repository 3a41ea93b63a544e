// The works above ground: five districts around the canteen, each a building whose windows are its spaces.
import type { ComponentChildren } from 'preact';
import { Bit } from './art/coal.tsx';
import { Miner, Soup } from './art/pieces.tsx';
import { Roof, type RoofKind } from './art/roofs.tsx';
import { COALS } from './box.ts';
import { type Desk, useDesk } from './desk.ts';
import { Space } from './space.tsx';

export function Works() {
  const desk = useDesk();
  return (
    <section class="cb-works" aria-label={desk.say('board-works')}>
      <District name="factory" title="table-factory" roof="saw" />
      <div class="cb-middle">
        <District name="mine" title="table-mining" roof="tower" />
        <Canteen />
        <District name="money" title="table-money" roof="bank" />
      </div>
      <div class="cb-right">
        <District name="order" title="table-orders" roof="office" />
        <District name="deliver" title="table-delivery" roof="station" />
      </div>
    </section>
  );
}

function District({ name, title, roof, children }: { name: string; title: string; roof: RoofKind; children?: ComponentChildren }) {
  const desk = useDesk();
  const spaces = desk.view.spaces.filter((space) => space.name.split(' ')[0] === name || (name === 'money' && space.name === 'bank'));
  const label = desk.say(title);
  return (
    <div class={`cb-district ${name}`} data-district={name} role="group" aria-label={label}>
      <Roof kind={roof} />
      <h3 class="cb-plate">{label}</h3>
      <div class="cb-spaces">
        {spaces.map((space) => (
          <Space key={space.name} space={space} />
        ))}
      </div>
      {children}
    </div>
  );
}

/** Who has eaten, who would have to come; the coal in the bunker. */
function Canteen() {
  const desk = useDesk();
  const { view } = desk;
  const sent = displaced(desk);
  return (
    <div class="cb-canteen" data-piece="canteen">
      <div class="cb-tables" role="group" aria-label={desk.say('board-canteen-has', { people: people(desk) })}>
        <span class="cb-over">
          <Soup />
          <span class="cb-plate">{desk.say('table-canteen')}</span>
        </span>
        {view.players.map((player, seat) => (
          <span key={seat} class={`cb-eaters ${player.canteen || sent?.seat === seat ? '' : 'nobody'}`} data-piece={`canteen:${seat}`}>
            <Miner seat={seat} ghost={!player.canteen} />
            <b>{player.canteen}</b>
            {sent?.seat === seat && <i class="cb-sent">+{sent.workers}</i>}
          </span>
        ))}
      </div>
      <div class="cb-bunker" role="group" aria-label={desk.say('board-supply-has', { coal: bunker(desk) })} data-piece="supply">
        <span class="cb-over">
          <span class="cb-plate">{desk.say('table-supply')}</span>
        </span>
        {COALS.map((coal) => (
          <span key={coal} class={`cb-heap ${view.supply[coal] ? '' : 'out'}`} data-piece={`supply:${coal}`}>
            <Bit coal={coal} />
            <b>{view.supply[coal]}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Whom the hovered space would send to the canteen. */
function displaced({ view, ui, acts }: Desk): { seat: number; workers: number } | null {
  const piece = ui.hover.value ?? '';
  const space = view.spaces.find(({ name }) => piece === `space:${name}`);
  if (!space || space.seat === null || !space.workers || view.phase !== 'turn' || !acts.get(piece)?.lit) return null;
  return { seat: space.seat, workers: space.workers };
}

const people = ({ view, names }: Desk): string => view.players.map((player, seat) => `${names[seat] ?? seat}: ${player.canteen}`).join(', ');

const bunker = ({ view, say }: Desk): string =>
  COALS.map((coal) => `${say('coal-name', { coal })} ${view.supply[coal]}`).join(', ');
