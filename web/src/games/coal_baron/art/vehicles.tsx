// The four ways coal leaves the works: wheelbarrow, horse cart, truck, locomotive. One line weight for all.
import type { Vehicle } from '../types.ts';

const wheel = (x: number, y: number, r: number, spokes = 3) => (
  <g>
    <circle cx={x} cy={y} r={r} class="f-dark" />
    <circle cx={x} cy={y} r={r - 2} class="f-brass thin" />
    {Array.from({ length: spokes }, (_, i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / spokes) * (r - 2), Math.sin((i * Math.PI) / spokes) * (r - 2)];
      return <path key={i} d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} class="thin" />;
    })}
  </g>
);

const heap = (x: number, y: number, width: number) => (
  <path
    class="f-dark"
    d={`M${x} ${y}l${width * 0.14}-4 ${width * 0.16} 1.4 ${width * 0.18}-3.6 ${width * 0.2} 2.4 ${width * 0.16}-.8 ${width * 0.16} 4.6Z`}
  />
);

const barrow = (
  <g>
    <path d="M30 17.5 44 12.5M31 20l2 7.5" />
    {heap(11, 10, 22)}
    <path class="f-wood" d="M8 10h28l-4.5 10H15Z" />
    <path class="thin" d="M12 14.5h22" />
    <path d="M15 20 10.5 23.5" />
    {wheel(10, 23, 5.6, 3)}
  </g>
);

const cart = (
  <g>
    <path
      class="f-horse"
      d="M2.2 10.8 5 6.6 6.2 4l1.6 2.2c2.2.6 3.6 2.6 4.4 5 2.4.6 5.4.4 7.8.2 2.2-.2 3.8 1.2 4 3.6l.4 4-1.2 8.6h-1.8l-.4-7-2-2c-2.4.8-5 .8-7 .2l.4 2.2-.6 6.6H9.8l-.4-6.4-1.2-4.4c-.8-1.8-1.2-3.6-1-5.4l-3 1.2Z"
    />
    <path class="thin" d="M24 14c1.6 1 1.4 4 .8 6M12 11.4l.8 6.4" />
    <path d="M13 15.5 30 17" />
    {heap(27, 9.5, 18)}
    <path class="f-wood" d="M25.5 9.5H46.5L45 19H27Z" />
    <path class="thin" d="M26.3 14.2H45.8" />
    {wheel(31, 22.5, 5, 4)}
    {wheel(42, 22.5, 5, 4)}
  </g>
);

const truck = (
  <g>
    <path class="f-steel" d="M2.5 21v-6.5c0-1 .7-1.8 1.7-2L11 11v10Z" />
    <path class="thin" d="M5 15h4M5 17.4h4" />
    <path class="f-paint" d="M11 21V5.5c0-.8.5-1.3 1.3-1.3h7.4c.8 0 1.3.5 1.3 1.3V21Z" />
    <path class="f-glass" d="M13 7h6v5.4h-6Z" />
    {heap(24, 11, 20)}
    <path class="f-wood" d="M23 11h23v8.6H23Z" />
    <path class="thin" d="M30.5 11v8.6M38.5 11v8.6" />
    <path d="M2 22h44.5" />
    {wheel(10, 23.4, 4.8, 3)}
    {wheel(37, 23.4, 4.8, 3)}
    <circle cx="3" cy="18.6" r="1.6" class="f-lamp" />
  </g>
);

const train = (
  <g>
    <path class="f-steam" d="M10.5 4.4C7.5 4 7 1.4 9.6 1c.6-1.4 3-1.4 3.6 0 2.4-.4 3.6 1.8 1.6 2.8 0 .6-2.4 1-4.3.6Z" />
    <path class="f-dark" d="M8.8 5h6.4l-1.2 5h-4Z" />
    <path class="f-paint" d="M6 10h24v10H6Z" />
    <path class="thin" d="M13 10v10M20.5 10v10" />
    <path class="f-brass" d="M21.5 10V8c0-2.6 4.6-2.6 4.6 0v2Z" />
    <path class="f-paint" d="M30 4.5h13.4V20H30Z" />
    <path class="f-dark" d="M28.5 2.6h16.4v2.4H28.5Z" />
    <path class="f-glass" d="M33 7.2h7.4v5H33Z" />
    <path d="M3 20h42" />
    <path class="f-dark" d="M6 20 1.8 26.4H7.6V20Z" />
    <circle cx="5.4" cy="13" r="1.9" class="f-lamp" />
    {wheel(12.6, 23.6, 4.4, 3)}
    {wheel(22.8, 23.6, 4.4, 3)}
    {wheel(37, 22.8, 5.2, 4)}
    <path class="rod" d="M12.6 24.4H37" />
  </g>
);

const DRAWINGS: Record<Vehicle, preact.JSX.Element> = { barrow, cart, truck, train };

export function Transport({ vehicle }: { vehicle: Vehicle }) {
  return (
    <svg class="cb-vehicle" viewBox="0 0 48 30" aria-hidden="true">
      {DRAWINGS[vehicle]}
    </svg>
  );
}
