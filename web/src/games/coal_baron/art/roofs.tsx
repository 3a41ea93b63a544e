// What stands above the districts: saw-tooth hall, winding tower, bank, office, station. Silhouettes at dusk.

export type RoofKind = 'saw' | 'tower' | 'bank' | 'office' | 'station';

const wheel = (x: number, y: number, r: number) => (
  <g class="wheelwork">
    <circle cx={x} cy={y} r={r} />
    {[0, 45, 90, 135].map((turn) => (
      <path key={turn} transform={`rotate(${turn} ${x} ${y})`} d={`M${x - r} ${y}H${x + r}`} />
    ))}
    <circle cx={x} cy={y} r="1.8" class="hub" />
  </g>
);

const windows = (from: number, to: number, step: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => (
    <path key={i} class={i % 3 === 1 ? 'pane dim' : 'pane'} d={`M${from + i * step} ${y}h6v8h-6Z`} />
  ));

const DRAWINGS: Record<RoofKind, { box: string; art: preact.JSX.Element }> = {
  saw: {
    box: '0 0 300 40',
    art: (
      <g>
        <path class="stack" d="M236 40 239 2h9l3 38ZM262 40l2.4-28h8l2.6 28Z" />
        <path class="course" d="M238.6 8h10M263.8 17h9" />
        <path class="wall" d="M4 40V20L34 8V20L64 8V20L94 8V20L124 8V20L154 8V20L184 8V20L214 8V40Z" />
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <path key={i} class={i % 3 === 2 ? 'pane dim' : 'pane'} d={`M${29 + i * 30} 13v7l-4 1.6v-7Z`} />
        ))}
        <path class="wall" d="M214 24H290V40H214Z" />
        {windows(222, 280, 11, 28)}
      </g>
    ),
  },
  tower: {
    box: '0 0 400 40',
    art: (
      <g>
        <path class="truss" d="M120 40 144 6M132 40 148 6M176 40 152 6M164 40 147 6M128 28h40M137 16h21M128 28l30-12M168 28l-31-12" />
        {wheel(148, 9, 8)}
        <path class="cable" d="M156 11 232 31" />
        <path class="wall" d="M226 40V22L246 12 266 22V40Z" />
        <path class="pane" d="M241 22h10v10h-10Z" />
        <path class="wall" d="M266 40V28H350V40ZM20 40V30L36 22 52 30H112V40Z" />
        {windows(274, 340, 12, 30)}
        {windows(58, 100, 12, 33)}
        <path class="slag" d="M340 40 372 16 398 40Z" />
      </g>
    ),
  },
  bank: {
    box: '0 0 400 22',
    art: (
      <g>
        <path class="wall" d="M140 22V17L200 2 260 17V22Z" />
        <circle cx="200" cy="13" r="4" class="clockface" />
        <path class="wall" d="M60 22V14H140V22ZM260 22V14H340V22Z" />
        {windows(68, 128, 12, 15)}
        {windows(266, 326, 12, 15)}
      </g>
    ),
  },
  office: {
    box: '0 0 340 40',
    art: (
      <g>
        <path class="wall" d="M30 40V22L50 10H150L170 22V40Z" />
        <path class="stack" d="M66 12V2h8V12ZM128 12V4h7V12Z" />
        <path class="wall" d="M82 24 100 12 118 24Z" />
        <circle cx="100" cy="20.6" r="3" class="pane" />
        {windows(40, 154, 13, 27)}
        <path class="wall" d="M170 40V28H310V40Z" />
        {windows(180, 300, 15, 31)}
      </g>
    ),
  },
  station: {
    box: '0 0 340 22',
    art: (
      <g>
        <path class="wall" d="M110 22V16C130 0 210 0 230 16V22Z" />
        <path class="pane" d="M138 20c10-10 54-10 64 0Z" />
        <path class="truss" d="M154 20l4-6M170 20v-7M186 20l-4-6" />
        <path class="wall" d="M14 22l8-8H110V22ZM230 22V14H318l8 8Z" />
        <path class="truss" d="M296 14V4M290 7h12" />
        <circle cx="302" cy="7" r="2.4" class="pane" />
      </g>
    ),
  },
};

export function Roof({ kind }: { kind: RoofKind }) {
  const { box, art } = DRAWINGS[kind];
  return (
    <svg class={`cb-roof ${kind}`} viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {art}
    </svg>
  );
}
