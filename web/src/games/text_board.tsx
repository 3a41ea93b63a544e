// A board without a drawing: what may be said, as buttons with the sentences of the moves.
import type { BoardProps } from './game.ts';

export function TextBoard({ legal, binding, play, say }: BoardProps) {
  if (!legal.size) return <p class="quiet">{say('text-nothing-to-do')}</p>;
  return (
    <ul class="choices" aria-label={say('text-choices')}>
      {[...legal].map(([move, sentence]) => (
        <li key={move}>
          <button type="button" class={binding.has(move) ? 'choice binding' : 'choice'} onClick={() => play([move])}>
            <span>{sentence}</span>
            <code>{move}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
