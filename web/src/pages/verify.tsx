// Check a record of any game: that it was played by the rules, and dealt as promised.
import { useSignal } from '@preact/signals';
import { Title, Trouble } from '../frame/parts.tsx';
import { say } from '../say.ts';
import { post } from '../wire/api.ts';
import '../style/pages.css';

interface Verdict {
  ok: boolean;
  sentence: string;
}

export default function Verify() {
  const record = useSignal('');
  const verdict = useSignal<Verdict | null>(null);
  const trouble = useSignal('');
  const check = async (event: Event) => {
    event.preventDefault();
    verdict.value = null;
    trouble.value = '';
    try {
      verdict.value = await post<Verdict>('/records/verify', record.value);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  return (
    <div class="page narrow">
      <Title>{say('verify-title')}</Title>
      <p class="lead">{say('verify-lead')}</p>
      <form class="panel form" onSubmit={check}>
        <label class="field">
          <span>{say('verify-file')}</span>
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={async (event) => (record.value = (await event.currentTarget.files?.[0]?.text()) ?? '')}
          />
        </label>
        <label class="field">
          <span>{say('verify-text')}</span>
          <textarea rows={10} spellcheck={false} required value={record.value} onInput={(event) => (record.value = event.currentTarget.value)} />
        </label>
        <button class="button go">{say('verify')}</button>
        <Trouble text={trouble.value} />
        {verdict.value && (
          <p role="status" class={verdict.value.ok ? 'verdict fine' : 'verdict bad'}>
            {verdict.value.sentence}
          </p>
        )}
      </form>
    </div>
  );
}
