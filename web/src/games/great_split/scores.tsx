// The final scoring, line by line on one sheet: what each round brought, the scorings, the contracts.
import { Ink, Mark } from './art/signs.tsx';
import { ROWS } from './box.ts';
import { useDesk } from './desk.ts';
import type { Player, Resource } from './types.ts';

const SCORINGS = ['tome', 'artwork', 'gem'] as const;
const ROUNDS = [1, 2, 3, 4, 5, 6];

export function Scores() {
  const desk = useDesk();
  const { view, names, say } = desk;
  const best = Math.max(...view.players.map((player) => player.prestige));
  const scored = (line: string) => view.players.some((player) => player.sheet[line]);
  return (
    <div class="gs-scores" data-piece="scores">
      <table>
        <thead>
          <tr>
            <td />
            {view.players.map((player, seat) => (
              <th key={seat} scope="col" class={player.prestige === best ? 'wins' : ''}>
                <Mark seat={seat} /> <span>{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line name={say('board-lines-rounds')} glyph="cards" of={(player) => ROUNDS.map((round) => player.sheet[`round-${round}`] ?? 0)} />
          {SCORINGS.filter((scoring) => scored(`mid-${scoring}`)).map((scoring) => (
            <Line key={scoring} name={say('line-mid', { what: scoring })} glyph={glyphOf(scoring)} of={(player) => [player.sheet[`mid-${scoring}`] ?? 0]} />
          ))}
          {SCORINGS.map((scoring) => (
            <Line key={scoring} name={say('line-end', { what: scoring })} glyph={glyphOf(scoring)} of={(player) => [player.sheet[`end-${scoring}`] ?? 0]} />
          ))}
          {ROWS.map((resource) => (
            <Line key={resource} name={say('line-contract', { what: resource })} glyph="contract" of={(player) => [player.sheet[`contract-${resource}`] ?? 0]} note={(player) => product(player, resource)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('board-prestige-word')}</th>
            {view.players.map((player, seat) => (
              <td key={seat} class={player.prestige === best ? 'wins' : ''}>
                {player.prestige === best ? '♛\u202f' : ''}
                {player.prestige}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const glyphOf = (scoring: (typeof SCORINGS)[number]) => (scoring === 'gem' ? 'emerald' : scoring);
const product = ({ worth }: Player, resource: Resource) => (worth.contracts[resource] * worth.stars[resource] ? `${worth.contracts[resource]}×${worth.stars[resource]}` : '');

interface LineProps {
  name: string;
  glyph: Parameters<typeof Ink>[0]['glyph'];
  of(player: Player): number[];
  note?(player: Player): string;
}

function Line({ name, glyph, of, note }: LineProps) {
  const { view } = useDesk();
  return (
    <tr>
      <th scope="row">
        <Ink glyph={glyph} /> {name}
      </th>
      {view.players.map((player, seat) => {
        const made = of(player).filter(Boolean);
        const sum = made.reduce((all, one) => all + one, 0);
        const how = note?.(player) || (made.length > 1 && view.seats < 5 ? made.join('+') : '');
        return (
          <td key={seat}>
            {how && <small>{how}</small>}
            {sum || '·'}
          </td>
        );
      })}
    </tr>
  );
}
