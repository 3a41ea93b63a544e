// A mine in section: winding tower and yard at the surface, four levels of galleries, the lift between.
import { useAct } from './act.ts';
import { Lump } from './art/coal.tsx';
import { Gallery as GalleryArt, Wagon } from './art/tunnel.tsx';
import { Strata, Turf, Valley } from './art/strata.tsx';
import { COALS } from './box.ts';
import { useDesk } from './desk.ts';
import { type Gallery as GalleryBox, type MineLayout, mineLayout } from './layout.ts';
import { Cage, Shaft, Tower } from './lift.tsx';
import type { Coal, Player } from './types.ts';
import { Scales, Yard } from './yard.tsx';

export function Mine({ width, height }: { width: number; height: number }) {
  const desk = useDesk();
  const player = desk.view.players[desk.front];
  if (!player) return null;
  const plan = mineLayout(player, width, height);
  const mine = desk.front === desk.seat;
  const level = (height - plan.ground - 6) / 4;
  return (
    <svg
      class="cb-mine"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={desk.say('board-mine-of', { name: desk.names[desk.front] ?? '' })}
      data-district="mine-section"
    >
      <Valley width={width} ground={plan.ground} />
      <Strata width={width} ground={plan.ground} level={level} />
      <Turf width={width} ground={plan.ground} from={plan.shaft.x} to={plan.shaft.x + plan.shaft.width} />
      {plan.galleries.map((gallery) => (
        <GalleryView key={`${gallery.level}${gallery.side}`} gallery={gallery} />
      ))}
      <Tower plan={plan} />
      <Shaft plan={plan} mine={mine} cage={player.cage} />
      {plan.galleries.map((gallery) => (
        <Carts key={`${gallery.level}${gallery.side}`} gallery={gallery} player={player} mine={mine} />
      ))}
      <Signs plan={plan} />
      <Cage plan={plan} player={player} mine={mine} />
      <Yard plan={plan} player={player} mine={mine} />
      <Scales plan={plan} player={player} />
    </svg>
  );
}

function GalleryView({ gallery }: { gallery: GalleryBox }) {
  const last = gallery.segments.at(-1);
  const shaft = gallery.side === 'L' ? gallery.x + gallery.width : gallery.x;
  const reach = last ? (gallery.side === 'L' ? shaft - last.x + 4 : last.x + last.width - shaft + 4) : 12;
  const x = gallery.side === 'L' ? shaft - reach : shaft;
  return (
    <g data-piece={`gallery:${gallery.level}${gallery.side}`}>
      <GalleryArt x={x} y={gallery.y} width={reach} height={gallery.height} side={gallery.side} framed={false} />
      {gallery.segments.map(
        (part, i) => part.segment.tile && <GalleryArt key={i} x={part.x} y={part.y} width={part.width} height={part.height} side={part.side} framed />,
      )}
    </g>
  );
}

/** The carts of one side; where there is coal, each colour is a piece to be clicked. */
function Carts({ gallery, player, mine }: { gallery: GalleryBox; player: Player; mine: boolean }) {
  const { view } = useDesk();
  const digs = mine && view.phase === 'mining' && view.turn === view.viewer;
  const marked = firstOfEach(player, gallery.level);
  const carts = gallery.segments.flatMap((part) => part.segment.carts.map((cart, i) => ({ ...cart, ...part.carts[i]! }))).map((cart, at) => ({ ...cart, at }));
  const lacking = (at: number) => mine && lastTile(player, gallery) && view.fuel?.colour === COALS[gallery.level - 1] && at >= carts.length - (view.fuel?.carts ?? 0);
  const loaded = COALS.filter((coal) => carts.some((cart) => cart.coal === coal));
  const draw = (coal: Coal | null) =>
    carts
      .filter((cart) => cart.coal === coal)
      .map((cart, i) => (
        <Wagon key={cart.x} {...cart} asked={coal === null && lacking(cart.at)} marked={i === 0 && digs && coal !== null && marked.get(coal) === gallery.side} />
      ));
  return (
    <g>
      {draw(null)}
      {loaded.map((coal) => (
        <Load key={coal} gallery={gallery} coal={coal} count={carts.filter((cart) => cart.coal === coal).length} mine={mine} alone={loaded.length === 1}>
          {draw(coal)}
        </Load>
      ))}
    </g>
  );
}

/** Whether the newest tile of the level lies on this side. */
function lastTile(player: Player, { level, side }: GalleryBox): boolean {
  return player.levels[level - 1]?.tiles.at(-1)?.tile.endsWith(side) ?? false;
}

interface LoadProps {
  gallery: GalleryBox;
  coal: Coal;
  count: number;
  mine: boolean;
  /** The only colour on this side: the whole side may be clicked. */
  alone: boolean;
  children: preact.ComponentChildren;
}

function Load({ gallery, coal, count, mine, alone, children }: LoadProps) {
  const desk = useDesk();
  const label = desk.say('board-coal-on', { coal, count, level: gallery.level, side: gallery.side });
  const act = useAct(`coal:${gallery.level}:${coal}`, label);
  const parts = gallery.segments.filter((part) => part.segment.carts.some((cart) => cart.coal === coal));
  const from = Math.min(...parts.map((part) => part.x));
  const to = Math.max(...parts.map((part) => part.x + part.width));
  const hit = alone ? { x: gallery.x, width: gallery.width } : { x: from, width: to - from };
  if (!mine) return <g>{children}</g>;
  return (
    <g {...act} class="cb-load">
      <rect class="hit" y={gallery.y - 3} height={gallery.height + 6} {...hit} />
      <rect class="focus" x={from - 1} y={gallery.y + 1} width={to - from + 2} height={gallery.height - 2} rx="4" />
      {children}
    </g>
  );
}

/** On which side the cube lies that would be loaded first: the printed cart, then tile by tile. */
function firstOfEach(player: Player, level: number): Map<Coal, 'L' | 'D'> {
  const row = player.levels[level - 1];
  const first = new Map<Coal, 'L' | 'D'>();
  if (!row) return first;
  const printed = row.colour === 'y' || row.colour === 'k' ? 'D' : 'L';
  const carts = [{ coal: row.printed, side: printed }, ...row.tiles.flatMap((tile) => tile.carts.map((coal) => ({ coal, side: tile.tile.slice(-1) })))];
  for (const { coal, side } of carts) if (coal !== 'none' && !first.has(coal)) first.set(coal, side as 'L' | 'D');
  return first;
}

/** Which level is which: an enamel sign at the far end, where no gallery reaches it. */
function Signs({ plan }: { plan: MineLayout }) {
  return (
    <g class="cb-signs" aria-hidden="true">
      {COALS.map((coal, i) => {
        const y = (plan.stops[i + 1]?.y ?? 0) + (plan.stops[i + 1]?.height ?? 0) / 2;
        const free = (side: 'L' | 'D') =>
          !plan.galleries.some((one) => one.level === i + 1 && one.side === side && one.segments.some((part) => part.x < 32 || part.x + part.width > plan.width - 32));
        const places = [...(free('L') ? [4] : []), ...(free('D') ? [plan.width - 30] : [])];
        return places.map((x) => (
          <g key={`${coal}${x}`} transform={`translate(${x} ${y - 13})`} class="crest">
            <rect width="26" height="26" rx="3" />
            <Lump coal={coal} x={4} y={4} size={18} />
          </g>
        ));
      })}
    </g>
  );
}
