// The yard at the surface: the private storage in four bays, and the scales of light and dark.
import { useAct } from './act.ts';
import { Lump } from './art/coal.tsx';
import { COALS } from './box.ts';
import { useDesk } from './desk.ts';
import { hold } from './hold.ts';
import type { Box, MineLayout } from './layout.ts';
import type { Coal, Player } from './types.ts';

interface Props {
  plan: MineLayout;
  player: Player;
  mine: boolean;
}

export function Yard({ plan, player, mine }: Props) {
  return (
    <g class="cb-yard">
      {COALS.map((coal, i) => (
        <Bay key={coal} box={plan.yard[i]!} coal={coal} count={player.store[coal]} mine={mine} />
      ))}
    </g>
  );
}

/** A bay takes what comes up of its colour; what lies there can be taken in hand. */
function Bay({ box, coal, count, mine }: { box: Box; coal: Coal; count: number; mine: boolean }) {
  const desk = useDesk();
  const { phase } = desk.view;
  const takes = desk.acts.get(`yard:${coal}`)?.lit ?? false;
  const fills = [...desk.legal.keys()].some((move) => move.startsWith('fill') && move.endsWith(` ${coal} store`));
  const handling = phase === 'mining' && !takes && fills ? { click: () => hold(desk, `${coal} store`) } : {};
  const act = useAct(`yard:${coal}`, desk.say('board-yard', { coal, count }), handling);
  const held = desk.ui.held.value.includes(`${coal} store`);
  const size = Math.min(17, (box.width - 6) / 2.2);
  const shown = Math.min(count, 4);
  const art = (
    <g>
      <path class="bay" d={`M${box.x} ${box.y + 14}V${box.y + box.height}H${box.x + box.width}V${box.y + 14}`} />
      {count === 0 && <Lump coal={coal} hollow x={box.x + box.width / 2 - 8} y={box.y + box.height - 19} size={16} />}
      {Array.from({ length: shown }, (_, i) => (
        <Lump
          key={i}
          coal={coal}
          class={held && i === shown - 1 ? 'held' : ''}
          size={size}
          x={box.x + box.width / 2 + ((i % 2) - (shown > 1 ? 1 : 0.5)) * (size + 0.5)}
          y={box.y + box.height - 2 - size * (1 + Math.floor(i / 2))}
        />
      ))}
    </g>
  );
  const number = count > 0 && (
    <text class="count" x={box.x + box.width / 2} y={box.y + 11}>
      ×{count}
    </text>
  );
  if (!mine) {
    return (
      <g>
        {art}
        {number}
      </g>
    );
  }
  return (
    <g>
      <g {...act} class="cb-bay" data-hold={count ? `${coal} store` : undefined}>
        <rect class="hit" {...box} />
        {art}
        <rect class="focus" x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} rx="4" />
      </g>
      {number}
    </g>
  );
}

/** Light tiles against dark ones: each of difference costs two at the end. */
export function Scales({ plan, player }: { plan: MineLayout; player: Player }) {
  const desk = useDesk();
  const tiles = player.levels.flatMap((level) => level.tiles.map((tile) => tile.tile));
  const light = tiles.filter((tile) => tile.endsWith('L')).length;
  const dark = tiles.length - light;
  const [x, y] = [plan.scale.x + Math.min(92, plan.scale.width / 2 + 6), plan.ground];
  const tilt = Math.max(-16, Math.min(16, (dark - light) * 5));
  const lost = 2 * Math.abs(player.imbalance);
  const label = desk.say('board-balance', { light, dark, lost });
  return (
    <g class="cb-scales" role="img" aria-label={label} data-piece="balance">
      <title>{label}</title>
      <path class="post" d={`M${x} ${y - 2}V${y - 50}M${x - 13} ${y - 2}h26`} />
      <g class="beam" style={{ transform: `rotate(${tilt}deg)`, transformOrigin: `${x}px ${y - 50}px` }}>
        <path class="post" d={`M${x - 36} ${y - 50}h72`} />
      </g>
      {pan(x - 36 * Math.cos((tilt * Math.PI) / 180), y - 50 - 36 * Math.sin((tilt * Math.PI) / 180), light, 'L')}
      {pan(x + 36 * Math.cos((tilt * Math.PI) / 180), y - 50 + 36 * Math.sin((tilt * Math.PI) / 180), dark, 'D')}
      <circle class="pivot" cx={x} cy={y - 50} r="3" />
      {lost > 0 && (
        <g class="fine" transform={`translate(${x} ${y - 66})`}>
          <rect x="-15" y="-10" width="30" height="17" rx="3" />
          <text y="3">−{lost}</text>
        </g>
      )}
    </g>
  );
}

function pan(x: number, y: number, count: number, side: 'L' | 'D') {
  return (
    <g class={`pan ${side}`}>
      <path class="chain" d={`M${x} ${y}l-13 19M${x} ${y}l13 19`} />
      <path class="dish" d={`M${x - 16} ${y + 19}h32c-3 10-29 10-32 0Z`} />
      <text x={x} y={y + 16.5}>
        {count}
      </text>
    </g>
  );
}
