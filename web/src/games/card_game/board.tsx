// The Great Card Game at the table: two rows of cards, one's own yard below, the ledger and the others beside it.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { arrow, goTo, rove } from '../focus.ts';
import type { BoardProps, WebGame } from '../game.ts';
import { Motion } from '../motion.ts';
import type { Act } from '../piece.ts';
import { textsOf } from '../texts.ts';
import { actsOf } from './acts.ts';
import { ROWS } from './box.ts';
import { Chip, Players } from './chip.tsx';
import { type Desk, DeskContext, newUi } from './desk.ts';
import { Display } from './display.tsx';
import { Hand } from './hand.tsx';
import { Ledger } from './ledger.tsx';
import { flights } from './motion.ts';
import { Others } from './others.tsx';
import { Scores } from './scores.tsx';
import { Timetable } from './timetable.tsx';
import { Tip } from './tip.tsx';
import { tour } from './tour.ts';
import { restOf, Tray } from './tray.tsx';
import type { Phase, Player, View } from './types.ts';
import { Yard } from './yard.tsx';
import './css/theme.css';
import './css/board.css';
import './css/cards.css';
import './css/yard.css';
import './css/side.css';

/** Where to look on a phone when this is asked of me. */
const PLACE: Partial<Record<Phase, string>> = {
  ...{ turn: '.cg-display', look: '.cg-display', pay: '.cg-hand', take: '.cg-tray', next: '.cg-tray' },
  ...{ dock: '.cg-yard', mining: '.cg-yard', send: '.cg-yard', done: '.cg-hand' },
};

function Board(props: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const desk = useDeskOf(props);
  const { view, seat, ui } = desk;
  const latest = useRef(desk);
  latest.current = desk;
  const motion = useMemo(() => new Motion(flights(() => latest.current.front), 'cg-flier'), []);

  useLayoutEffect(() => {
    if (root.current) rove(root.current);
  });
  useEffect(() => {
    if (root.current) motion.show(root.current, props.facts, props.still);
  }, [props.facts]);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const watch = new ResizeObserver(() => (ui.width.value = board.clientWidth));
    watch.observe(board);
    return () => watch.disconnect();
  }, []);
  const asked = seat !== null && view.turn === seat;
  const size = sizeOf(ui.width.value);
  useEffect(() => {
    ui.picked.value = null;
    if (asked && view.phase !== 'turn') ui.watched.value = null;
  }, [asked, view.phase, props.draft.length]);
  useEffect(() => {
    const part = root.current?.querySelector(PLACE[view.phase] ?? '.cg-scores');
    if (asked && size === 'narrow') part?.scrollIntoView({ block: 'center', behavior: props.still ? 'auto' : 'smooth' });
  }, [asked, size, view.phase]);

  return (
    <DeskContext.Provider value={desk}>
      <div
        ref={root}
        class={`cg phase-${view.phase} of-${view.seats} ${props.still ? 'still' : ''}`}
        data-size={size}
        onKeyDown={(event) => root.current && keys(root.current, desk, event)}
      >
        <Timetable />
        <Display />
        <div class="cg-ground">
          <div class="cg-main">
            <Scores />
            <Tray />
            <Yard />
            <Hand />
          </div>
          <div class="cg-side">
            <Ledger />
            <Others />
          </div>
        </div>
        <Tip />
      </div>
    </DeskContext.Provider>
  );
}

const sizeOf = (width: number): string => (width >= 900 ? 'wide' : width >= 600 ? 'middle' : 'narrow');

/** Arrows by geometry; Z to the zones, M to the yard, O to the hand; Escape puts a lorry down. */
function keys(root: HTMLElement, desk: Desk, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || arrow(root, event)) return;
  const key = event.key.toLowerCase();
  const { picked, tip } = desk.ui;
  if (key === 'z') goTo(root, 'zones');
  else if (key === 'm') goTo(root, 'yard');
  else if (key === 'o') goTo(root, 'hand');
  else if (key === 'escape' && (picked.value || tip.value)) {
    picked.value = tip.value = null;
    event.stopPropagation();
  }
}

interface Begun {
  zones: ReadonlySet<string>;
  purse: Player | undefined;
}

function useDeskOf(props: BoardProps): Desk {
  const ui = useMemo(newUi, []);
  const view = props.view as View;
  const { seat, legal, draft } = props;
  const me = seat === null ? undefined : view.players[seat];
  // While nothing but a zone and its payment has been said, another zone can be chosen instead.
  const begun = useRef<Begun>({ zones: new Set(), purse: undefined });
  if (!draft.length) begun.current = view.phase === 'turn' ? { zones: new Set(legal.keys()), purse: me } : { zones: new Set(), purse: undefined };
  const chosen = draft[0] && draft.slice(1).every((move) => move.startsWith('pay')) ? draft[0] : '';
  const early = begun.current.zones.has(chosen) && ['pay', 'done'].includes(view.phase);
  const instead = new Set(early ? ROWS.flat().filter((zone) => zone !== chosen && begun.current.zones.has(zone)) : []);
  const purse = early ? begun.current.purse : undefined;
  const rest = restOf(view, ui.rest.value);
  const acts = actsOf({ view, seat, legal, picked: ui.picked.value, rest, purse, chosen: early ? chosen : '' });
  const run = (act: Act) => {
    ui.picked.value = null;
    if (!act.lit && instead.has(act.moves[0] ?? '')) props.undo(0);
    props.play(act.moves);
  };
  const front = ui.watched.value ?? seat ?? 0;
  return { ...props, view, front, me, acts, instead, ui, run };
}

export default { Board, Chip, Players, rulesPage: 'card-game', texts: textsOf('card_game'), tour } satisfies WebGame;
