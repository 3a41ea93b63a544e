// Where one tells a name: what is too long is said, not cut off.
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../say.ts';
import { LONGEST_NAME, user } from './user.ts';

const count = (name: string) => [...name.trim()].length;

export function nameFits(name: string): boolean {
  return count(name) <= LONGEST_NAME;
}

/** Filled with the name one has, until one writes another. */
export function NameField({ name, why }: { name: Signal<string>; why?: boolean }) {
  useEffect(() => {
    if (!name.value && user.value) name.value = user.value.name;
  }, [user.value?.name]);
  const long = !nameFits(name.value);
  return (
    <label class="field">
      <span>{say('your-name')}</span>
      <input
        required
        autoComplete="nickname"
        aria-invalid={long}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      {long ? (
        <small class="too-long" role="alert">
          {say('name-too-long', { most: LONGEST_NAME, count: count(name.value) })}
        </small>
      ) : (
        why && <small>{say('name-is-enough')}</small>
      )}
    </label>
  );
}
