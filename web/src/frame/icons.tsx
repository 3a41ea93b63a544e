// Drawings of the frame: line icons, the wheel of the winding tower, one emblem for each game. All our own.
import type { ComponentChildren } from 'preact';

const LINES: Record<string, string> = {
  alert: 'M12 4 21 20H3zM12 10v5M12 17.6v.4',
  back: 'M14 6l-6 6 6 6',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3',
  chat: 'M4 5h16v11H11l-4 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  down: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.4v.4',
  key: 'M3 7h18v11H3zM6.5 10.5h.1M10 10.5h.1M13.5 10.5h.1M17 10.5h.1M7.5 14.5h9',
  lamp: 'M9 5h6M8 9h8l-1 8H9zM7 20h10M12 5V3M10 17v3M14 17v3M12 11v4',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c0-3.5 2.4-5.5 5.5-5.5s5.5 2 5.5 5.5M16 11.5a2.5 2.5 0 1 0-1-4.8M16.5 14c2.4.2 4 2 4 5',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  restart: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.6 14',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 12v8h12v-8',
  sign: 'M4 6h16v12H4zM7 10h10M7 14h6',
  text: 'M5 6h14M5 10.5h14M5 15h9M5 19.5h6',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  watch: 'M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5S5.5 16.5 3 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
};

export type IconName = keyof typeof LINES;

export function Icon({ name }: { name: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}

/** The wheel that lifts the cage: our mark. */
export function Wheel() {
  return (
    <svg class="wheel" viewBox="0 0 48 48" aria-hidden="true">
      <g class="wheel-turns">
        <circle cx="24" cy="24" r="19" class="rim" />
        <circle cx="24" cy="24" r="14.5" class="groove" />
        {[0, 45, 90, 135].map((turn) => (
          <path key={turn} d="M24 6v36" transform={`rotate(${turn} 24 24)`} class="spoke" />
        ))}
      </g>
      <circle cx="24" cy="24" r="5" class="hub" />
    </svg>
  );
}

const Tower = () => (
  <>
    <path d="M18 104 42 34h12L30 104zM102 104 78 34H66l24 70z" class="e-fill" />
    <path d="M60 34v70M34 76h52M28 92h64M40 56h40" class="e-line" />
    <circle cx="60" cy="28" r="18" class="e-fill" />
    <circle cx="60" cy="28" r="12" class="e-hole" />
    <path d="M60 12v32M44 28h32M48.7 16.7l22.6 22.6M71.3 16.7 48.7 39.3" class="e-line" />
    <path d="M8 104h104" class="e-line e-thick" />
    <path d="M52 84h16v16H52z" class="e-fill" />
    <path d="M55 88h10M55 93h10" class="e-cut" />
  </>
);

const Wagon = () => (
  <>
    <path d="M10 46h100l-10 40H20z" class="e-fill" />
    <path d="M22 46c4-12 12-16 18-10 4-12 20-14 24-2 8-8 18-4 20 6 6-2 12 0 14 6" class="e-fill" />
    <path d="M30 54l6 24M60 54v24M90 54l-6 24" class="e-cut" />
    <circle cx="36" cy="94" r="11" class="e-fill" />
    <circle cx="84" cy="94" r="11" class="e-fill" />
    <circle cx="36" cy="94" r="4" class="e-hole" />
    <circle cx="84" cy="94" r="4" class="e-hole" />
    <path d="M4 107h112" class="e-line e-thick" />
  </>
);

const Gem = () => (
  <>
    <path d="M52 18H30L10 44l42 58z" class="e-fill" />
    <path d="M68 18h22l20 26-42 58z" class="e-fill" />
    <path d="M10 44h42M68 44h42M30 18l22 26M90 18 68 44" class="e-cut" />
    <path d="M60 8v104" class="e-line e-dash" />
  </>
);

const EMBLEMS: Record<string, () => ComponentChildren> = {
  'coal-baron': Tower,
  'card-game': Wagon,
  'great-split': Gem,
};

export function Emblem({ game }: { game: string }) {
  const Draw = EMBLEMS[game];
  return (
    <svg class="emblem" viewBox="0 0 120 120" aria-hidden="true">
      {Draw ? <Draw /> : <path d="M30 20h60v80H30z" class="e-fill" />}
    </svg>
  );
}
