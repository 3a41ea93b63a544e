// Rolling stock: lorries out of the pit, wagons, and engines of four types, each with a silhouette of its own.
import type { ComponentChildren } from 'preact';
import { faceOf } from '../box.ts';
import type { Crest } from '../types.ts';
import { CrestShape } from './crests.tsx';

/** A lorry, 32 by 27: tub, coal, two wheels. */
export function Tub({ crest }: { crest: Crest }) {
  return (
    <g class="cg-tub">
      <path class="coal" d="M4 9c1-3 3-4 5-3.500C10 3 13 2 15.500 3.500 18 1.800 21 2.700 22 5c3-.3 5 1.500 6 4Z" />
      <path class="iron" d="M1.500 8.500h29L27 21H5Z" />
      <path class="line" d="M4 12h24" />
      <circle class="wheel" cx="9" cy="23" r="3.400" />
      <circle class="wheel" cx="23" cy="23" r="3.400" />
      <g transform="translate(8.500 7.500) scale(.62)">
        <CrestShape crest={crest} />
      </g>
    </g>
  );
}

/** A lorry card's drawing: one tub, or two. */
export function Lorries({ card }: { card: string }) {
  const face = faceOf(card);
  if (face.kind !== 'lorry') return null;
  return (
    <svg class="cg-lorries cg-art" viewBox={face.lorries === 2 ? '0 0 66 28' : '0 0 32 28'} aria-hidden="true">
      <Tub crest={face.crest} />
      {face.lorries === 2 && (
        <g transform="translate(34 0)">
          <Tub crest={face.crest} />
        </g>
      )}
    </svg>
  );
}

/** A wagon, 74 by 46, its coupling at the right; what it carries stands on it. `low`: drawn without room above it. */
export function WagonArt({ wagon, load, low }: { wagon: string; load?: string | null; low?: boolean }) {
  const crest = wagon.slice(-1) as Crest | 'x';
  const face = load ? faceOf(load) : null;
  const cargo = face?.kind === 'lorry' ? face : null;
  return (
    <svg class={`cg-wagon cg-art t-${crest}`} viewBox={low ? '0 18 74 28' : '0 0 74 46'} aria-hidden="true">
      {cargo && (
        <g transform={cargo.lorries === 2 ? 'translate(4 -1)' : 'translate(20 -1)'}>
          <Tub crest={cargo.crest} />
          {cargo.lorries === 2 && (
            <g transform="translate(32 0)">
              <Tub crest={cargo.crest} />
            </g>
          )}
        </g>
      )}
      <path class="couple" d="M68 37h6M0 37h4" />
      <path class="side" d="M4 24h64v14H4Z" />
      <path class="line" d="M14 24v14M24 24v14M48 24v14M58 24v14" />
      <path class="frame" d="M3 37.500h66v2.500H3Z" />
      <circle class="wheel" cx="16" cy="41" r="4.300" />
      <circle class="wheel" cx="56" cy="41" r="4.300" />
      <g transform="translate(27 20.500) scale(.78)">
        <CrestShape crest={crest} />
      </g>
    </svg>
  );
}

interface Drawing {
  body: string;
  trim: string;
  dark: string;
  glass: string;
  wheels: [x: number, r: number][];
  plate: [x: number, y: number];
}

/** On 96 by 46, headed to the right. */
const ENGINES: Record<number, Drawing> = {
  // A tank engine: high chimney, short boiler between side tanks.
  1: {
    body: 'M8 14h20v3h36v17H8Z',
    trim: 'M6 10.500h24V14H6ZM43 12c0-3 8-3 8 0v5h-8Z',
    dark: 'M64 18h15c3 0 5 3 5 8s-2 8-5 8H64ZM69 2h9l-1.500 3L78 18h-9l1.500-13Z',
    glass: 'M12 17h8v7h-8Z',
    wheels: [[18, 5.5], [36, 5.5], [54, 5.5], [75, 4]],
    plate: [44, 26],
  },
  // An express with its tender: long boiler, low chimney, great driving wheels.
  2: {
    body: 'M36 8h14v26H36ZM50 15h34c4 0 6 4 6 9s-2 8-6 8H50Z',
    trim: 'M34 5.500h18V9H34ZM57 15c0-5 8-5 8 0ZM68 15c0-3 5-3 5 0Z',
    dark: 'M2 16h28v18H2ZM2 16c3-5 6-2 9-5s6 1 9-1 7 2 10 6ZM78 8h7v7h-7Z',
    glass: 'M39 12h7v7h-7Z',
    wheels: [[9, 4], [23, 4], [43, 7], [60, 7], [77, 4], [87, 3.5]],
    plate: [66, 23.5],
  },
  // An electric: a box with a driver at either end, two collectors on the roof.
  3: {
    body: 'M6 14h84l3 7v13H3v-13Z',
    trim: 'M8 11h80v3H8ZM3 27h90v3H3Z',
    dark: 'M20 11 28 4l-8-3.500h16L28 4l8 7ZM60 11l8-7-8-3.500h16L68 4l8 7Z',
    glass: 'M9 17h9v7H9ZM78 17h9v7h-9ZM28 17h8v6h-8ZM60 17h8v6h-8Z',
    wheels: [[14, 5], [28, 5], [68, 5], [82, 5]],
    plate: [48, 21.5],
  },
  // A crocodile: the cab in the middle, a long snout before and behind.
  4: {
    body: 'M32 8h32v26H32ZM32 20 6 22c-3 0-4 2-4 5v7h30ZM64 20l26 2c3 0 4 2 4 5v7H64Z',
    trim: 'M30 5h36v3.500H30ZM8 26h20v2H8ZM68 26h20v2H68Z',
    dark: 'M40 5l5-4h6l5 4ZM2 33h92v3H2Z',
    glass: 'M35 12h8v7h-8ZM53 12h8v7h-8Z',
    wheels: [[10, 4.5], [22, 4.5], [36, 4], [60, 4], [74, 4.5], [86, 4.5]],
    plate: [48, 26.5],
  },
};

/** An engine with its number plate. */
export function EngineArt({ engine }: { engine: string }) {
  const type = Number(engine.slice(-1));
  const drawing = ENGINES[type];
  if (!drawing) return null;
  const { body, trim, dark, glass, wheels, plate } = drawing;
  return (
    <svg class={`cg-engine cg-art e-${type}`} viewBox="0 0 96 46" aria-hidden="true">
      <path class="couple" d="M0 37h6" />
      <path class="dark" d={dark} />
      <path class="body" d={body} />
      <path class="trim" d={trim} />
      <path class="glass" d={glass} />
      <path class="frame" d="M3 34h90v3H3Z" />
      {wheels.map(([x, r]) => (
        <Wheel key={x} x={x} r={r} />
      ))}
      <circle class="plate" cx={plate[0]} cy={plate[1]} r="6" />
      <text x={plate[0]} y={plate[1] + 3.4} text-anchor="middle">
        {type}
      </text>
    </svg>
  );
}

const Wheel = ({ x, r }: { x: number; r: number }) => (
  <>
    <circle class="wheel" cx={x} cy={45 - r} r={r} />
    <circle class="hub" cx={x} cy={45 - r} r={r / 3} />
  </>
);

/** A lorry in outline, to count by. */
export function Pip({ full }: { full: boolean }): ComponentChildren {
  return (
    <svg class={`cg-pip ${full ? 'full' : ''}`} viewBox="0 0 16 14" aria-hidden="true">
      <path d="M1 3h14l-2 7H3Z" />
      <circle cx="5" cy="11.500" r="1.800" />
      <circle cx="11" cy="11.500" r="1.800" />
    </svg>
  );
}
