// The ground in section: turf, four strata with their seams, stones and fossils. Drawn anew for each width.
import type { Coal } from '../types.ts';

const ORDER: readonly Coal[] = ['y', 'b', 'g', 'k'];

/** A wavy boundary from left to right, always the same for the same depth. */
function wave(width: number, y: number, depth: number): string {
  const step = 46;
  let path = `M0 ${y}`;
  for (let x = 0, i = 0; x < width; x += step, i++) {
    const lift = ((i * 7 + depth * 5) % 5) - 2;
    path += `q${step / 2} ${lift * 2.2} ${step} ${((i + depth) % 3) - 1}`;
  }
  return path;
}

const STONES = [
  [0.07, 0.2, 5],
  [0.16, 0.84, 4],
  [0.33, 0.12, 4],
  [0.63, 0.9, 5],
  [0.71, 0.12, 4],
  [0.9, 0.86, 6],
  [0.96, 0.2, 4],
] as const;

export function Strata({ width, ground, level }: { width: number; ground: number; level: number }) {
  return (
    <g class="cb-strata">
      {ORDER.map((coal, i) => {
        const top = ground + i * level;
        return (
          <g key={coal} class={`stratum ${coal}`}>
            <path class="earth" d={`${wave(width, top, i)}V${top + level + 14}H0Z`} />
            <path class="seam" d={wave(width, top + level * 0.52, i + 2)} />
            <path class="seam" d={wave(width, top + level * 0.84, i + 4)} />
            {STONES.map(([x, y, r], n) => (
              <path
                key={n}
                class="stone"
                d={`M${x * width - r} ${top + y * level}l${r * 0.8} ${-r * 0.8} ${r} ${r * 0.2} ${r * 0.5} ${r * 0.7} ${-r} ${r * 0.6}Z`}
              />
            ))}
          </g>
        );
      })}
      <Ammonite x={width * 0.055} y={ground + level * 2.93} />
      <Fern x={width * 0.93} y={ground + level * 1.96} />
    </g>
  );
}

const Ammonite = ({ x, y }: { x: number; y: number }) => (
  <path
    class="fossil"
    transform={`translate(${x} ${y}) scale(.8)`}
    d="M0 0a2 2 0 0 1 4 0 4 4 0 0 1-8 0 6 6 0 0 1 12 0 8.6 8.6 0 0 1-16 2M6 5l3 3M8 0h5M5-6l3-3M-1-7v-4M-6-4l-4-2"
  />
);

const Fern = ({ x, y }: { x: number; y: number }) => (
  <path class="fossil" transform={`translate(${x} ${y}) rotate(24)`} d="M0 0V-18M0-3l6-3M0-3l-6-3M0-8l5-3M0-8l-5-3M0-13l4-2M0-13l-4-2" />
);

/** Grass and the sleepers of the yard's track. */
export function Turf({ width, ground, from, to }: { width: number; ground: number; from: number; to: number }) {
  const blades = Array.from({ length: Math.ceil(width / 13) }, (_, i) => i * 13 + ((i * 5) % 7));
  return (
    <g class="cb-turf">
      <path class="sod" d={`M0 ${ground - 2}H${from}V${ground + 4}H0ZM${to} ${ground - 2}H${width}V${ground + 4}H${to}Z`} />
      {blades
        .filter((x) => x < from - 4 || x > to + 4)
        .map((x, i) => (
          <path key={x} class="blade" d={`M${x} ${ground - 1}l${(i % 3) - 1}-4M${x + 3} ${ground - 1}l${(i % 2) + 0.5}-3`} />
        ))}
    </g>
  );
}

/** What one sees from the yard: hills, the settlement, a slag heap. */
export function Valley({ width, ground }: { width: number; ground: number }) {
  const g = ground;
  const houses = Array.from({ length: 7 }, (_, i) => width - 26 - i * 22);
  return (
    <g class="cb-valley">
      <path class="far" d={`M0 ${g - 26}Q${width * 0.15} ${g - 52} ${width * 0.34} ${g - 30}T${width * 0.7} ${g - 36}T${width} ${g - 30}V${g}H0Z`} />
      <path class="near" d={`M0 ${g - 8}Q${width * 0.2} ${g - 24} ${width * 0.4} ${g - 12}T${width} ${g - 12}V${g}H0Z`} />
      {houses.map((x, i) => (
        <g key={x}>
          <path class="near" d={`M${x} ${g}V${g - 18 - (i % 2)}l9-7 9 7V${g}ZM${x + 12} ${g - 22}v-7h3v9Z`} />
          <path class={i % 3 ? 'pane' : 'pane dim'} d={`M${x + 5} ${g - 14}h3v5h-3ZM${x + 11} ${g - 14}h3v5h-3Z`} />
        </g>
      ))}
    </g>
  );
}
