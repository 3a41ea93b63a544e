// How this reader likes it: kept in the browser, and with the name on the server.
import { effect, signal } from '@preact/signals';
import { LANGUAGES, language, negotiate, speak, type Language } from './say.ts';
import type { Mode } from './table/commit.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['full', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  lang: Language | null;
  theme: Theme;
  confirm: Mode;
  seconds: number;
  motion: Motion;
  sounds: boolean;
  text: boolean;
  tour: boolean;
}

const DEFAULTS: Settings = {
  lang: null,
  theme: 'system',
  confirm: 'explicit',
  seconds: 4,
  motion: 'full',
  sounds: false,
  text: false,
  tour: true,
};
const PLACE = 'spielwerk.settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = signal<Settings>({ ...DEFAULTS, ...kept() });

/** Whoever keeps settings beyond this browser listens here. */
let keeper: (all: Settings) => void = () => {};
export function keepWith(keep: (all: Settings) => void): void {
  keeper = keep;
}

export function set(change: Partial<Settings>): void {
  adopt(change);
  keeper(settings.value);
}

/** Settings that came from elsewhere. */
export function adopt(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function wantedLanguage(): Language {
  const { lang } = settings.value;
  return lang && LANGUAGES.includes(lang) ? lang : negotiate(navigator.languages);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const system = signal({ dark: dark.matches, contrast: contrast.matches, calm: calm.matches });
for (const query of [dark, contrast, calm]) {
  query.addEventListener('change', () => {
    system.value = { dark: dark.matches, contrast: contrast.matches, calm: calm.matches };
  });
}

/** 0: nothing moves; 1: as designed; 2: twice as fast. */
export function speed(): number {
  if (system.value.calm || settings.value.motion === 'none') return 0;
  return settings.value.motion === 'fast' ? 2 : 1;
}

function theme(): Exclude<Theme, 'system'> {
  const chosen = settings.value.theme;
  if (chosen !== 'system') return chosen;
  return system.value.contrast ? 'contrast' : system.value.dark ? 'dark' : 'light';
}

export async function applySettings(): Promise<void> {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.still = speed() === 0 ? 'yes' : 'no';
  });
  await speak(wantedLanguage());
  effect(() => {
    const wanted = wantedLanguage();
    if (wanted !== language.peek()) void speak(wanted);
  });
}
