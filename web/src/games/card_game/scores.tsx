// The final scoring on one sheet, A to E as the rule book has it; the highest shift token settles a tie.
import { Mark } from './art/glyphs.tsx';
import { useDesk } from './desk.ts';
import type { Player } from './types.ts';

const LINES = ['lorries', 'orders', 'shares', 'tokens', 'objectives'];

export function Scores() {
  const { view, names, say } = useDesk();
  if (view.phase !== 'over') return null;
  const best = Math.max(...view.players.map((player) => player.score));
  return (
    <section class="cg-scores" aria-label={say('board-sheet')} data-piece="scores">
      <h3>{say('board-sheet')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {view.players.map((_, seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} /> {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line}>
              <th scope="row">{say('line-name', { line })}</th>
              {view.players.map((player, seat) => (
                <td key={seat}>
                  {player.sheet[line] || '·'}
                  <small>{how(line, player)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('table-score')}</th>
            {view.players.map((player, seat) => (
              <td key={seat} class={player.score === best ? 'wins' : ''}>
                {player.score === best ? '★ ' : ''}
                {player.score}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What a line is made of, in short. */
function how(line: string, player: Player): string {
  if (line === 'shares') {
    const assigned = player.destinations.reduce((sum, place) => sum + place.assigned, 0);
    return assigned ? `3×${assigned}` : '';
  }
  if (line === 'tokens') return player.tokens.length ? `(${player.tokens.join(', ')})` : '';
  if (line === 'objectives') {
    const made = player.objectives.map((objective) => objective.points).filter(Boolean);
    return made.length > 1 ? made.join('+') : '';
  }
  return '';
}
