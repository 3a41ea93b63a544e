// Every sentence of the client, in the reader's language, from Fluent files.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { computed, signal } from '@preact/signals';

export const LANGUAGES = ['en', 'de', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Figures = Record<string, string | number>;

const FRAME: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./text/en.ftl?raw'),
  de: () => import('./text/de.ftl?raw'),
  hu: () => import('./text/hu.ftl?raw'),
};

/** The first of the reader's languages that we speak. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const ours = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (ours) return ours;
  }
  return 'en';
}

export const language = signal<Language>('en');
const frame = signal('');
const game = signal('');

const bundle = computed(() => {
  const made = new FluentBundle(language.value, { useIsolating: false });
  made.addResource(new FluentResource(frame.value));
  made.addResource(new FluentResource(game.value), { allowOverrides: true });
  return made;
});

/** A sentence by its name; the name itself where there is none, so that nothing is ever blank. */
export function say(id: string, figures?: Figures): string {
  const message = bundle.value.getMessage(id);
  return message?.value ? bundle.value.formatPattern(message.value, figures ?? null, []) : id;
}

/** A sentence there may be none of, as of a game or a bot that is newer than these texts. */
export function known(id: string, otherwise: string): string {
  return bundle.value.hasMessage(id) ? say(id) : otherwise;
}

let ofGame: Record<Language, () => Promise<string>> | null = null;

/** Texts of the frame and of the game at hand come together, so no page is ever half in a language. */
export async function speak(to: Language): Promise<void> {
  const [house, table] = await Promise.all([FRAME[to](), ofGame ? ofGame[to]() : '']);
  language.value = to;
  frame.value = house.default;
  game.value = table;
  document.documentElement.lang = to;
}

/** Speak the words of a game, too. */
export async function learn(texts: Record<Language, () => Promise<string>>): Promise<void> {
  if (ofGame === texts) return;
  ofGame = texts;
  game.value = await texts[language.value]();
}
