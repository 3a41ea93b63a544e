// What stands around every page: the wordmark, the ways to go, language and look.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { LANGUAGES, language, say, type Language } from '../say.ts';
import { set, settings, THEMES } from '../settings.ts';
import { Icon, Wheel } from './icons.tsx';
import { address } from './route.ts';
import { user } from './user.ts';

export const TONGUES: Record<Language, string> = { en: 'English', de: 'Deutsch', hu: 'Magyar' };

function Way({ to, children }: { to: string; children: ComponentChildren }) {
  const here = address.value.split('?')[0] === to;
  return (
    <a href={to} aria-current={here ? 'page' : undefined}>
      {children}
    </a>
  );
}

export function LanguagePicker() {
  return (
    <label class="picker">
      <span class="unseen">{say('language')}</span>
      <select value={language.value} onChange={(event) => set({ lang: event.currentTarget.value as Language })}>
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag} selected={tag === language.value}>
            {TONGUES[tag]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemePicker() {
  return (
    <label class="picker">
      <span class="unseen">{say('theme')}</span>
      <select value={settings.value.theme} onChange={(event) => set({ theme: event.currentTarget.value as (typeof THEMES)[number] })}>
        {THEMES.map((theme) => (
          <option key={theme} value={theme} selected={theme === settings.value.theme}>
            {say(`theme-${theme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Header() {
  const open = useSignal(false);
  const shut = () => (open.value = false);
  return (
    <header class="header">
      <a class="skip" href="#main">
        {say('skip-to-content')}
      </a>
      <a class="wordmark" href="/" title={say('to-the-lobby')}>
        <Wheel />
        <span>{say('app')}</span>
      </a>
      <button
        type="button"
        class="header-menu button bare"
        aria-expanded={open.value}
        aria-controls="ways"
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={open.value ? 'close' : 'menu'} />
        <span class="unseen">{say('menu')}</span>
      </button>
      <div id="ways" class={open.value ? 'ways open' : 'ways'} onClick={(event) => (event.target as Element).closest('a') && shut()}>
        <nav aria-label={say('ways')}>
          <Way to="/">{say('lobby')}</Way>
          <Way to="/mine">{say('my-tables')}</Way>
          <Way to="/help">{say('help')}</Way>
          <Way to="/profile">{user.value ? user.value.name : say('profile')}</Way>
        </nav>
        <LanguagePicker />
        <ThemePicker />
      </div>
    </header>
  );
}

export function Footer() {
  return (
    <footer class="footer">
      <p>{say('footer')}</p>
      <nav aria-label={say('more')}>
        <Way to="/help/verify">{say('verify-title')}</Way>
        <a href="/docs">{say('for-programs')}</a>
      </nav>
    </footer>
  );
}
