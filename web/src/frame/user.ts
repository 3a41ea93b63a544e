// Who plays in this browser: a guest by name, or an account.
import { signal } from '@preact/signals';
import { language, say } from '../say.ts';
import { adopt, keepWith, settings, type Settings } from '../settings.ts';
import { get, put } from '../wire/api.ts';
import type { User } from '../wire/messages.ts';

/** Undefined until the server has said. */
export const user = signal<User | null | undefined>(undefined);
export const LONGEST_NAME = 40;

interface Me {
  user: User | null;
}

export async function meet(): Promise<void> {
  const { user: known } = await get<Me>('/me');
  user.value = known;
  const kept = known?.settings as Partial<Settings> | null | undefined;
  if (kept && Object.keys(kept).length) adopt(kept);
  keepWith((all) => user.value && void put('/me', { settings: all, lang: language.value }).catch(() => {}));
}

export async function rename(name: string): Promise<void> {
  const body = { name, lang: language.value, settings: settings.value };
  user.value = (await put<Me>('/me', body)).user;
}

/** A name is needed for a seat; who has none is a guest. */
export async function someone(name = ''): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== user.value?.name) await rename(wanted);
  else if (!user.value) await rename(say('guest'));
}
