// The Great Split at the table: the auction room, one's own ten rails below, the others around.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { arrow, goTo, keepFocus, rove } from '../focus.ts';
import type { BoardProps, WebGame } from '../game.ts';
import { Motion } from '../motion.ts';
import type { Act } from '../piece.ts';
import { textsOf } from '../texts.ts';
import { actsOf } from './acts.ts';
import { Signs } from './art/signs.tsx';
import { around } from './box.ts';
import { Centre } from './centre.tsx';
import { Chip, Players } from './chip.tsx';
import { type Desk, DeskContext, newUi } from './desk.ts';
import { change, type Division } from './divide.ts';
import { flights } from './motion.ts';
import { MyBoard } from './my_board.tsx';
import { Neighbour, Ring } from './others.tsx';
import { Coming, Market, Rounds } from './rounds.tsx';
import { dragging } from './splitter.tsx';
import { Tip } from './tip.tsx';
import { tour } from './tour.ts';
import type { Hints, Levels, View } from './types.ts';
import './css/theme.css';
import './css/room.css';
import './css/cards.css';
import './css/rails.css';
import './css/others.css';
import './css/sheet.css';

function Board(props: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const desk = useDeskOf(props, root);
  const latest = useRef(desk);
  latest.current = desk;
  const motion = useMemo(() => new Motion(flights(() => latest.current.front), 'gs-flier'), []);

  const district = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    rove(root.current);
    keepFocus(root.current, district.current);
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
  const size = sizeOf(desk.ui.width.value);
  const asked = props.seat !== null && desk.view.awaited.includes(props.seat);
  const rails = Boolean(desk.me?.asks);
  useEffect(() => {
    const part = root.current?.querySelector(rails ? '.gs-board' : '.gs-baize');
    if (asked && size === 'narrow') part?.scrollIntoView({ block: 'start', behavior: props.still ? 'auto' : 'smooth' });
  }, [asked, size, rails, desk.view.phase]);

  const others = around(desk.view, desk.seat ?? 0);
  const over = desk.view.phase === 'over';
  const [left, right] = over ? [] : [others[0], others.at(-1)];
  return (
    <DeskContext.Provider value={desk}>
      <div
        ref={root}
        class={`gs phase-${desk.view.phase} of-${desk.view.seats} ${props.still ? 'still' : ''}`}
        data-size={size}
        onKeyDown={(event) => root.current && keys(root.current, desk, event)}
        onFocusIn={(event) => (district.current = (event.target as Element).closest('[data-district]')?.getAttribute('data-district') ?? null)}
        onFocusOut={(event) => event.relatedTarget && (district.current = null)}
      >
        <Signs />
        <header class="gs-top" data-district="top">
          <Rounds />
          <Coming />
          <Market />
        </header>
        <Ring seats={over ? others : others.slice(1, -1)} />
        <div class="gs-room">
          {left !== undefined && <Neighbour seat={left} side={left === right ? 'both' : 'left'} />}
          <Centre />
          {right !== undefined && right !== left && <Neighbour seat={right} side="right" />}
        </div>
        <MyBoard />
        <Tip />
      </div>
    </DeskContext.Provider>
  );
}

const sizeOf = (width: number): string => (width >= 900 ? 'wide' : width >= 600 ? 'middle' : 'narrow');

/** Arrows by geometry; T to what is asked, M to my board; Escape closes what explains. */
function keys(root: HTMLElement, desk: Desk, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || arrow(root, event)) return;
  const key = event.key.toLowerCase();
  if (key === 't') goTo(root, 'table');
  else if (key === 'm') goTo(root, 'board');
  else if (key === 'escape' && desk.ui.tip.value) {
    desk.ui.tip.value = null;
    event.stopPropagation();
  }
}

const NOTHING: ReadonlySet<string> = new Set();

function useDeskOf(props: BoardProps, root: { current: HTMLElement | null }): Desk {
  const ui = useMemo(newUi, []);
  const view = props.view as View;
  const hints = props.hints as Hints | null;
  const me = props.seat === null ? undefined : view.players[props.seat];
  const before = useRef<Levels | null>(null);
  if (!props.draft.length) before.current = me ? me.tracks : null;
  const acts = actsOf({ view, seat: props.seat, legal: props.legal, hints });
  const front = (me?.asks ? null : ui.watched.value) ?? props.seat ?? 0;
  const run = (act: Act) => {
    props.play(act.moves);
    if (act.piece.startsWith('keep:')) ui.hover.value = act.piece; // a finger does not hover
  };
  const divide = (wanted: Division) => {
    const { keep, moves } = change(props.draft, wanted);
    if (keep < props.draft.length) props.undo(keep);
    if (moves.length) props.play(moves);
  };
  return {
    ...{ ...props, view, hints, front, me, acts, instead: NOTHING, ui, run, divide },
    before: front === props.seat ? before.current : null,
    goTo: (district) => root.current && goTo(root.current, district),
  };
}

export default { Board, Chip, Players, rulesPage: 'great-split', texts: textsOf('great_split'), tour } satisfies WebGame;
