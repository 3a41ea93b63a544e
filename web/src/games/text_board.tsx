// The table without a drawing: headings, lists, what may be said as buttons, and a line to write moves on.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps, Words } from './game.ts';

/** Anything a view holds, as nested lists: for a game that has no words of its own yet. */
export function Outline({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object' || one === null)) return <span>{value.join(' · ') || '–'}</span>;
    return (
      <ol>
        {value.map((one, index) => (
          <li key={index}>
            <Outline value={one} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <ul>
        {Object.entries(value).map(([name, one]) => (
          <li key={name}>
            {name}: <Outline value={one} />
          </li>
        ))}
      </ul>
    );
  }
  return <span>{value === null || value === undefined ? '–' : String(value)}</span>;
}

/** What only the table page can do for the board in words. */
export interface Wordy extends BoardProps {
  Text?: Words['Text'];
  confirm(): void;
  settled(): Promise<void>;
}

/** Whoever writes faster than the server answers is waited for: a move is judged by what stands then. */
function CommandLine(props: Wordy) {
  const { legal, say } = props;
  const line = useSignal('');
  const answer = useSignal('');
  const latest = useRef(props);
  latest.current = props;
  const now = [...legal.keys()].join();
  useEffect(() => {
    answer.value = ''; // what was said of another question is of no use any more
  }, [now]);
  const obey = async (written: string): Promise<string> => {
    await latest.current.settled();
    const { legal, draft, play, undo, why, confirm } = latest.current;
    const move = [...legal.keys()].find((one) => one.toLowerCase() === written.toLowerCase());
    if (move) play([move]);
    else if (written === 'undo' && draft.length) undo(draft.length - 1);
    else if (written === 'restart') undo(0);
    else if (written === 'confirm') confirm();
    else {
      const reason = (await why([written]))[written];
      return reason ? `${reason.sentence}${reason.rule ? ` (${reason.rule})` : ''}` : say('text-not-now', { move: written });
    }
    return '';
  };
  const send = async (event: Event) => {
    event.preventDefault();
    const written = line.value.trim().replace(/\s+/g, ' ');
    if (!written) return;
    answer.value = await obey(written);
    if (!answer.value) line.value = '';
  };
  return (
    <form class="command" onSubmit={send}>
      <label class="field">
        <span>{say('text-command')}</span>
        <input
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          list="moves"
          value={line.value}
          onInput={(event) => (line.value = event.currentTarget.value)}
        />
      </label>
      <datalist id="moves">
        {[...legal].map(([move, sentence]) => (
          <option key={move} value={move} label={sentence} />
        ))}
      </datalist>
      <button class="button go">{say('text-send')}</button>
      <p class="answer" role="status">
        {answer.value}
      </p>
    </form>
  );
}

export function TextBoard(props: Wordy) {
  const { view, seat, names, legal, binding, play, say } = props;
  const Text = props.Text as ComponentType<any> | undefined;
  return (
    <div class="text-board">
      <section>
        <h2>{say('text-choices')}</h2>
        {!legal.size && <p class="quiet">{say('text-nothing-to-do')}</p>}
        <ul class="choices">
          {[...legal].map(([move, sentence]) => (
            <li key={move}>
              <button type="button" class={binding.has(move) ? 'choice binding' : 'choice'} onClick={() => play([move])}>
                <span>{sentence}</span>
                <code>{move}</code>
              </button>
            </li>
          ))}
        </ul>
        {seat !== null && <CommandLine {...props} />}
      </section>
      <section class="text-table">
        <h2>{say('text-table')}</h2>
        {Text ? <Text view={view} seat={seat} names={names} say={say} /> : <Outline value={view} />}
      </section>
    </div>
  );
}
