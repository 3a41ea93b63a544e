// The lift: winding tower, shaft with its five stops, the cage with five berths.
import { useAct } from './act.ts';
import { Lump } from './art/coal.tsx';
import { COALS } from './box.ts';
import { PHONE, useDesk } from './desk.ts';
import { hold } from './hold.ts';
import { berths, type MineLayout } from './layout.ts';
import type { Coal, Player } from './types.ts';

export function Tower({ plan }: { plan: MineLayout }) {
  const { x, width } = plan.shaft;
  const [mid, g] = [x + width / 2, plan.ground];
  const top = 15;
  const [left, right] = [x - 9, x + width + 9];
  const at = (from: number, part: number) => from + (mid - from) * part; // on a leg, that far up
  const up = (part: number) => g - (g - top) * part;
  return (
    <g class="cb-tower" aria-hidden="true">
      <path class="stay" d={`M${mid + 6} ${top + 6}L${right + 40} ${g}M${at(right, 0.3)} ${up(0.3)}L${right + 27} ${up(0.25)}`} />
      <path class="leg" d={`M${left} ${g}L${at(left, 0.78)} ${top}M${right} ${g}L${at(right, 0.78)} ${top}`} />
      {[0.1, 0.36, 0.62].map((part) => (
        <path
          key={part}
          class="brace"
          d={`M${at(left, part * 0.78)} ${up(part)}L${at(right, (part + 0.24) * 0.78)} ${up(part + 0.24)}M${at(right, part * 0.78)} ${up(part)}L${at(left, (part + 0.24) * 0.78)} ${up(part + 0.24)}`}
        />
      ))}
      <path class="cap" d={`M${mid - 24} ${top - 5}L${mid} ${top - 14}L${mid + 24} ${top - 5}V${top - 2}H${mid - 24}Z`} />
      <g class="pulley" style={{ transformOrigin: `${mid}px ${top + 8}px` }}>
        <circle cx={mid} cy={top + 8} r="11" />
        {[0, 60, 120].map((turn) => (
          <path key={turn} transform={`rotate(${turn} ${mid} ${top + 8})`} d={`M${mid - 11} ${top + 8}H${mid + 11}`} />
        ))}
      </g>
    </g>
  );
}

export function Shaft({ plan, mine, cage }: { plan: MineLayout; mine: boolean; cage: number }) {
  const { x, y, width, height } = plan.shaft;
  return (
    <g class="cb-shaft">
      <rect class="hole" x={x} y={y} width={width} height={height} />
      <path class="guide" d={`M${x + 3} ${y}v${height}M${x + width - 3} ${y}v${height}`} />
      {plan.stops.map((stop, level) => (
        <Stop key={level} stop={stop} level={level} mine={mine} down={level > cage} />
      ))}
    </g>
  );
}

interface StopProps {
  stop: MineLayout['shaft'];
  level: number;
  mine: boolean;
  /** The cage would go down to it. */
  down: boolean;
}

function Stop({ stop, level, mine, down }: StopProps) {
  const desk = useDesk();
  const act = useAct(`level:${level}`, desk.say('move-cage', { level }));
  const middle = stop.x + stop.width / 2;
  const timbers = <path class="timber" d={`M${stop.x} ${stop.y + stop.height - 3}h${stop.width}`} />;
  if (!mine) return level ? timbers : null;
  return (
    <g {...act} class="cb-stop">
      {level > 0 && timbers}
      <rect class="hit" x={stop.x} y={stop.y} width={stop.width} height={stop.height} />
      <rect class="focus" x={stop.x + 4} y={stop.y + 4} width={stop.width - 8} height={stop.height - 9} rx="5" />
      <path class="arrow" transform={`translate(${middle} ${stop.y + stop.height / 2 - 1}) scale(1 ${down ? -1 : 1})`} d="M-8 1 0-8 8 1M0-7V9" />
    </g>
  );
}

/** The cage at its stop; it glides when it moves. */
export function Cage({ plan, player, mine }: { plan: MineLayout; player: Player; mine: boolean }) {
  const stop = plan.stops[player.cage] ?? plan.shaft;
  const cage = { width: plan.shaft.width - 10, height: Math.min(stop.height, 62) - 4 };
  const y = stop.y + stop.height - cage.height - 3;
  // On a phone they are too small for a finger: there the cubes at hand stand above the mine.
  const { ui } = useDesk();
  const near = mine && ui.width.value >= PHONE;
  const cubes = COALS.flatMap((coal) => Array<Coal>(player.load[coal]).fill(coal));
  const places = berths({ x: 0, y: 0, ...cage });
  const rope = plan.stops[0]!.y - 30;
  return (
    <g class="cb-cage" style={{ transform: `translate(${plan.shaft.x + 5}px, ${y}px)` }} data-piece={`cage-of:${plan.width}`}>
      <path class="rope" d={`M${cage.width / 2} 2V${rope - y}`} />
      <path class="frame" d={`M2 ${cage.height}V7L${cage.width / 2} 1 ${cage.width - 2} 7V${cage.height}Z`} />
      <path class="bar" d={`M2 8H${cage.width - 2}`} />
      {places.slice(0, player.berths).map(({ x, y: top, size }, i) => {
        const coal = cubes[i];
        if (!coal) return <rect key={i} class="berth" x={x + 1} y={top + 1} width={size - 2} height={size - 2} rx="2" />;
        return <Cube key={i} coal={coal} x={x} y={top} size={size} mine={near} first={cubes.indexOf(coal) === i} />;
      })}
    </g>
  );
}

interface CubeProps {
  coal: Coal;
  x: number;
  y: number;
  size: number;
  mine: boolean;
  /** Cubes of a colour are one piece: the first stands for all. */
  first: boolean;
}

function Cube({ coal, x, y, size, mine, first }: CubeProps) {
  const desk = useDesk();
  const held = desk.ui.held.value.includes(coal);
  const handling = desk.view.phase === 'pair' ? {} : { click: () => (desk.acts.get(`cage:${coal}`)?.lit ?? false) && hold(desk, coal) };
  const act = useAct(`cage:${coal}`, desk.say('board-cube-in-cage', { coal }), handling);
  const lump = <Lump coal={coal} x={x} y={y} size={size} class={held && first ? 'held' : ''} />;
  if (!mine) return lump;
  const pair = desk.view.phase === 'pair' ? {} : { 'data-move': undefined };
  return (
    <g {...act} {...pair} {...(first ? {} : { 'data-act': undefined, role: undefined, 'aria-hidden': 'true' })} class="cb-cube" data-hold={coal}>
      <rect class="hit" x={x - 1} y={y - 1} width={size + 2} height={size + 2} />
      {lump}
    </g>
  );
}
