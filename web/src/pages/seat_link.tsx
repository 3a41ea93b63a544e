// Behind a link that a friend sent: a name, and sit down. A spectator's link needs no name.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NameField, nameFits } from '../frame/name_field.tsx';
import { Title, Trouble, Waiting } from '../frame/parts.tsx';
import { go } from '../frame/route.ts';
import { someone } from '../frame/user.ts';
import { say } from '../say.ts';
import { post, Refusal } from '../wire/api.ts';
import '../style/pages.css';

/** What a link that does not work means, and what to do about it. */
function words(trouble: unknown): string {
  if (trouble instanceof Refusal && trouble.code === 'seat-taken') return say('link-taken');
  if (trouble instanceof Refusal && trouble.code === 'link-void') return say('link-void');
  return (trouble as Error).message;
}

export default function SeatLink({ path }: { path: string[] }) {
  const [kind, token = ''] = path;
  const name = useSignal('');
  const trouble = useSignal('');
  const busy = useSignal(false);
  const enter = async () => {
    busy.value = true;
    trouble.value = '';
    try {
      if (kind === 's') await someone(name.value);
      const { table } = await post<{ table: string }>(kind === 's' ? '/seats/take' : '/watch', { token });
      go(`/table/${table}`, true);
    } catch (error) {
      trouble.value = words(error);
    }
    busy.value = false;
  };
  useEffect(() => {
    if (kind === 'w') void enter();
  }, []);
  if (kind === 'w') {
    return (
      <div class="page narrow">
        <Title>{say('watch-title')}</Title>
        {trouble.value ? <Trouble text={trouble.value} /> : <Waiting what={say('watch-coming')} />}
      </div>
    );
  }
  return (
    <div class="page narrow">
      <Title>{say('link-title')}</Title>
      <p class="lead">{say('link-lead')}</p>
      <Trouble text={trouble.value} />
      <form
        class="panel form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <NameField name={name} why />
        <button class="button go big" disabled={busy.value || !nameFits(name.value)}>
          {say('sit-down')}
        </button>
      </form>
      <p>
        <a href="/">{say('to-the-lobby')}</a>
      </p>
    </div>
  );
}
