// Coal Baron at the table: the works at dusk, one's mine below, the others beside it.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { arrow, goTo, rove } from '../focus.ts';
import type { BoardProps, WebGame } from '../game.ts';
import { Motion } from '../motion.ts';
import type { Act } from '../piece.ts';
import { textsOf } from '../texts.ts';
import { actsOf } from './acts.ts';
import { Sky } from './art/sky.tsx';
import { Chip, Players } from './chip.tsx';
import { Clock } from './clock.tsx';
import { type Desk, DeskContext, newUi, PHONE } from './desk.ts';
import { Front } from './front.tsx';
import { dragging } from './hold.ts';
import { flights } from './motion.ts';
import { Orders } from './orders.tsx';
import { Others } from './others.tsx';
import { Scores } from './scores.tsx';
import { Tip } from './tip.tsx';
import { tour } from './tour.ts';
import { Tray } from './tray.tsx';
import type { Hints, View } from './types.ts';
import { Works } from './works.tsx';
import './css/theme.css';
import './css/board.css';
import './css/works.css';
import './css/mine.css';
import './css/cards.css';
import './css/sheet.css';

function Board(props: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const desk = useDeskOf(props);
  const latest = useRef(desk);
  latest.current = desk;
  const motion = useMemo(() => new Motion(flights(), 'cb-flier'), []);

  useLayoutEffect(() => {
    if (root.current) rove(root.current);
  });
  useEffect(() => {
    if (root.current) motion.show(root.current, props.facts, props.still);
  }, [props.facts]);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const watch = new ResizeObserver(() => (desk.ui.width.value = board.clientWidth));
    watch.observe(board);
    const stop = dragging(board, () => latest.current);
    return () => {
      watch.disconnect();
      stop();
    };
  }, []);
  const asks = desk.view.turn === props.seat && ['draft', 'keep', 'fuel', 'put', 'next', 'mining', 'pair'].includes(desk.view.phase);
  const narrow = sizeOf(desk.ui.width.value) === 'narrow';
  useEffect(() => {
    const part = root.current?.querySelector('.cb-tray') ?? root.current?.querySelector('.cb-front');
    if (asks && narrow) part?.scrollIntoView({ block: 'start', behavior: props.still ? 'auto' : 'smooth' });
  }, [asks, narrow]);
  useEffect(() => {
    desk.ui.held.value = [];
  }, [props.view.phase, props.draft.length]);

  return (
    <DeskContext.Provider value={desk}>
      <div
        ref={root}
        class={`cb phase-${desk.view.phase} ${desk.front === props.seat ? 'at-home' : 'visiting'} ${props.still ? 'still' : ''}`}
        data-size={sizeOf(desk.ui.width.value)}
        onKeyDown={(event) => root.current && keys(root.current, desk, event)}
      >
        <Sky />
        <Clock />
        <Works />
        <div class="cb-ground">
          <Front />
          <div class="cb-side">
            <Orders />
            <Others />
          </div>
          <Tray />
          <Scores />
        </div>
        <Tip />
      </div>
    </DeskContext.Provider>
  );
}

const sizeOf = (width: number): string => (width >= 940 ? 'wide' : width >= PHONE ? 'middle' : 'narrow');

/** Arrows by geometry; O to the orders, M to the mine; Escape puts cubes out of the hand. */
function keys(root: HTMLElement, desk: Desk, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || arrow(root, event)) return;
  const key = event.key.toLowerCase();
  if (key === 'o') goTo(root, 'orders');
  else if (key === 'm') goTo(root, 'mine-section');
  else if (key === 'escape' && (desk.ui.held.value.length || desk.ui.tip.value)) {
    desk.ui.held.value = [];
    desk.ui.tip.value = null;
    event.stopPropagation();
  }
}

function useDeskOf(props: BoardProps): Desk {
  const ui = useMemo(newUi, []);
  const view = props.view as View;
  const hints = props.hints as Hints | null;
  const acts = actsOf({ view, seat: props.seat, legal: props.legal, hints, rest: ui.rest.value });
  const offered = useRef<ReadonlySet<string>>(new Set());
  if (view.phase === 'turn' && view.turn === props.seat) offered.current = new Set(props.legal.keys());
  const only = props.draft.length === 1 && props.draft[0] === view.space;
  const instead = only ? offered.current : new Set<string>();
  const run = (act: Act) => {
    ui.held.value = [];
    if (!act.lit && instead.has(act.moves[0] ?? '')) props.undo(0);
    props.play(act.moves);
  };
  const front = ui.watched.value ?? props.seat ?? 0;
  const me = props.seat === null ? undefined : view.players[props.seat];
  return { ...props, view, hints, front, me, acts, instead, ui, run };
}

export default { Board, Players, Chip, rulesPage: 'coal-baron', texts: textsOf('coal_baron'), tour } satisfies WebGame;
