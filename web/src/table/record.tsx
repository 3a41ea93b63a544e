// What is left of a game, and what comes next: its record, checked if one likes, and another game.
import { useSignal } from '@preact/signals';
import { Icon } from '../frame/icons.tsx';
import { Trouble } from '../frame/parts.tsx';
import { say } from '../say.ts';
import { get, post } from '../wire/api.ts';
import type { Head } from '../wire/messages.ts';

export function Record({ head, seat }: { head: Head; seat: number | null }) {
  const verdict = useSignal<{ ok: boolean; sentence: string } | null>(null);
  const trouble = useSignal('');
  const verify = () =>
    get<{ ok: boolean; sentence: string }>(`/tables/${head.id}/verify`)
      .then((told) => (verdict.value = told))
      .catch((error: Error) => (trouble.value = error.message));
  const query = seat === null ? '' : `?seat=${seat}`;
  return (
    <div class="record">
      <div class="buttons">
        <a class="button" href={`/api/v1/tables/${head.id}/record${query}`} download={`${head.game}-${head.id}.txt`}>
          <Icon name="down" />
          <span>{say('download-record')}</span>
        </a>
        {head.state === 'over' && (
          <button type="button" class="button" onClick={verify}>
            <Icon name="check" />
            <span>{say('verify')}</span>
          </button>
        )}
      </div>
      <p role="status" class={verdict.value?.ok ? 'verdict fine' : 'verdict'}>
        {verdict.value?.sentence ?? ''}
      </p>
      <Trouble text={trouble.value} />
    </div>
  );
}

export function Rematch({ head }: { head: Head }) {
  const trouble = useSignal('');
  const again = () => post(`/tables/${head.id}/rematch`).catch((error: Error) => (trouble.value = error.message));
  if (head.next) {
    return (
      <a class="button go big" href={`/table/${head.next}`}>
        <Icon name="play" />
        <span>{say('to-rematch')}</span>
      </a>
    );
  }
  if (!head.my.length) return null;
  return (
    <>
      <button type="button" class="button go big" onClick={again}>
        <Icon name="restart" />
        <span>{say('rematch')}</span>
      </button>
      <Trouble text={trouble.value} />
    </>
  );
}
