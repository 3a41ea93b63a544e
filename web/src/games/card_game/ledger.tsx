// What it is all worth, live: destinations by orders and shares, objectives, what has been delivered.
import { Ink, Mark } from './art/glyphs.tsx';
import { EngineArt } from './art/stock.tsx';
import { CardFace } from './card.tsx';
import { cardName, placeName, useDesk } from './desk.ts';
import type { Player } from './types.ts';

export function Ledger() {
  const desk = useDesk();
  const { view, front, names, say } = desk;
  const player = view.players[front];
  if (!player) return null;
  return (
    <section class="cg-ledger" aria-label={say('board-ledger-of', { name: names[front] ?? '' })} data-piece="ledger">
      <header class={`cg-head seat-${front}`}>
        <Mark seat={front} />
        <b>{say('table-score')}</b>
        <strong>{player.score}</strong>
        <Lines player={player} />
      </header>
      <Destinations player={player} />
      <Objectives player={player} />
      <Delivered player={player} />
    </section>
  );
}

const LETTERS = { lorries: 'A', orders: 'B', shares: 'C', tokens: 'D', objectives: 'E' };

/** The score sheet as it stands, A to E. */
function Lines({ player }: { player: Player }) {
  const { say } = useDesk();
  return (
    <span class="cg-lines-row">
      {Object.entries(LETTERS).map(([line, letter]) => (
        <span key={line} title={say('line-name', { line })}>
          <i>{letter}</i>
          <span class="cg-unseen">{say('line-name', { line })}</span>
          {player.sheet[line] ?? 0}
        </span>
      ))}
    </span>
  );
}

function Destinations({ player }: { player: Player }) {
  const desk = useDesk();
  const { say } = desk;
  return (
    <table class="cg-places">
      <thead>
        <tr>
          <td />
          {player.destinations.map(({ name }) => (
            <th key={name} scope="col" data-piece={`place:${name}`}>
              <Ink glyph={name} />
              <span>{placeName(desk, name)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <Ink glyph="order" /> {say('board-orders')}
          </th>
          {player.destinations.map((place) => (
            <td key={place.name}>
              {place.orders || '·'}
              {place.lorries > 0 && <small title={say('board-printed', { count: place.lorries })}>({place.lorries})</small>}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <Ink glyph="share" /> {say('board-shares')}
          </th>
          {player.destinations.map((place) => (
            <td key={place.name}>{place.shares || '·'}</td>
          ))}
        </tr>
        <tr class="sum">
          <th scope="row">{say('board-assigned')}</th>
          {player.destinations.map((place) => (
            <td key={place.name}>{place.assigned ? `${place.assigned}×3` : '·'}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Objectives({ player }: { player: Player }) {
  const desk = useDesk();
  if (!player.objectives.length) return <p class="cg-none">{desk.say('board-no-objectives')}</p>;
  return (
    <ul class="cg-objectives" aria-label={desk.say('table-objectives')}>
      {player.objectives.map(({ word, count, points }) => {
        const words = desk.say('board-objective', { card: cardName(desk, word), count, points });
        return (
          <li key={word} title={words} data-piece={`goal:${word}`}>
            <span class="cg-unseen">{words}</span>
            <CardFace card={word} />
            <b aria-hidden="true" class={points ? 'made' : ''}>
              {points}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** All saw these cards as they left: engines, orders, lorries with points. */
function Delivered({ player }: { player: Player }) {
  const desk = useDesk();
  const { engines, orders, lorries } = player.delivered;
  const gone = Object.values(engines).reduce((sum, count) => sum + count, 0);
  if (!gone) return null;
  return (
    <details class="cg-delivered">
      <summary>{desk.say('board-delivered', { count: gone })}</summary>
      <div>
        {Object.entries(engines).map(([card, count]) => (
          <span key={card} title={cardName(desk, card)}>
            <EngineArt engine={card} />×{count}
          </span>
        ))}
        {[...Object.entries(orders), ...Object.entries(lorries)].map(([card, count]) => (
          <span key={card} title={cardName(desk, card)}>
            <CardFace card={card} />
            {count > 1 && `×${count}`}
          </span>
        ))}
      </div>
    </details>
  );
}
