// The score sheet at the end of a shift and of the game: one category lit after the other, the table beside it open.
import { useEffect } from 'preact/hooks';
import { Sign } from './art/pieces.tsx';
import { Emblem } from './clock.tsx';
import { useDesk } from './desk.ts';
import { type Standing, standings } from './majority.ts';

const PACE = 600; // milliseconds a category

export function Scores() {
  const desk = useDesk();
  const { view, ui, facts, still } = desk;
  const ended = facts.findLast((fact) => fact.word === 'shift-ends')?.id ?? 0;
  const shift = view.phase === 'over' ? 3 : view.shift - 1;
  const rows = 4 * shift;
  useEffect(() => {
    if (!ended) return;
    ui.sheet.value = true;
    ui.scoring.value = still ? -1 : 0;
    if (still) return;
    const timer = setInterval(() => {
      const next = ui.scoring.value + 1;
      ui.scoring.value = next > 0 && next < rows ? next : -1;
      if (ui.scoring.value < 0) clearInterval(timer);
    }, PACE);
    return () => clearInterval(timer);
  }, [ended]);
  useEffect(() => {
    if (view.phase === 'over') ui.sheet.value = true;
  }, [view.phase]);
  useEffect(() => {
    if (!desk.draft.length) return;
    ui.sheet.value = false;
    ui.scoring.value = -1;
  }, [desk.draft.length]);
  if (!ui.sheet.value) return null;
  return <Sheet shift={shift} over={view.phase === 'over'} />;
}

function Sheet({ shift, over }: { shift: number; over: boolean }) {
  const desk = useDesk();
  const { view, ui } = desk;
  const rows = standings(view, desk.seat).filter((row) => row.from <= Math.max(1, shift));
  const running = ui.scoring.value >= 0;
  const best = Math.max(...view.players.map((player) => player.score));
  const close = () => {
    ui.sheet.value = false;
    ui.scoring.value = -1;
  };
  return (
    <aside class={`cb-sheet ${over ? 'over' : ''}`} aria-label={desk.say('board-sheet')}>
      <header>
        <h3 class="cb-plate">{over ? desk.say('board-sheet-over') : desk.say('board-sheet-shift', { shift })}</h3>
        {running && (
          <button type="button" class="cb-go" onClick={() => (ui.scoring.value = -1)}>
            {desk.say('board-skip')}
          </button>
        )}
        <button type="button" class="cb-go" onClick={close}>
          {desk.say('board-close')}
        </button>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {view.players.map((_, seat) => (
              <th key={seat} scope="col">
                <Sign seat={seat} /> {desk.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Line key={row.name} row={row} shift={shift} over={over} state={!running || i < ui.scoring.value ? 'done' : i === ui.scoring.value ? 'now' : 'wait'} />
          ))}
          <Sum name={desk.say('element-name', { element: 'delivered' })} shift={shift} over={over} line="delivered" />
          {over && ['end-marks', 'end-cubes', 'end-orders', 'end-balance'].map((line) => <Sum key={line} name={desk.say('line-name', { line })} shift={0} over line={line} />)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{desk.say('table-score')}</th>
            {view.players.map((player, seat) => (
              <td key={seat} class={over && player.score === best ? 'wins' : ''}>
                {over && player.score === best ? '★ ' : ''}
                {player.score}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </aside>
  );
}

interface LineProps {
  row: Standing;
  shift: number;
  over: boolean;
  state: 'done' | 'now' | 'wait';
}

/** Points of a category: of this shift, at the end of all. */
function Line({ row, shift, over, state }: LineProps) {
  const { view, say } = useDesk();
  return (
    <tr class={state}>
      <th scope="row">
        <Emblem row={row} /> {say('element-name', { element: row.name })}
      </th>
      {view.players.map((player, seat) => (
        <Cell key={seat} parts={parts(player.sheet, row.name, over ? [1, 2, 3] : [shift])} hidden={state === 'wait'} />
      ))}
    </tr>
  );
}

function Sum({ name, line, shift, over }: { name: string; line: string; shift: number; over: boolean }) {
  const { view } = useDesk();
  return (
    <tr class="sum">
      <th scope="row">{name}</th>
      {view.players.map((player, seat) => (
        <Cell key={seat} parts={line.startsWith('end') ? [player.sheet[line] ?? 0] : parts(player.sheet, line, over ? [1, 2, 3] : [shift])} hidden={false} />
      ))}
    </tr>
  );
}

const parts = (sheet: Record<string, number>, name: string, shifts: number[]): number[] => shifts.map((shift) => sheet[`shift-${shift}-${name}`] ?? 0);

function Cell({ parts: row, hidden }: { parts: number[]; hidden: boolean }) {
  const sum = row.reduce((all, one) => all + one, 0);
  const made = row.filter((one) => one !== 0);
  return (
    <td>
      {hidden ? '' : sum === 0 ? '·' : <b>{String(sum).replace('-', '−')}</b>}
      {!hidden && made.length > 1 && <small> {made.join('+')}</small>}
    </td>
  );
}
