// A first game is guided: one comment at a time on what to do and why, pointing at the piece; skipped at will.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../frame/icons.tsx';
import type { WebGame } from '../games/game.ts';
import { say } from '../say.ts';
import { set, settings } from '../settings.ts';
import type { Room } from './room.ts';

export function Tour({ room, game }: { room: Room; game: WebGame | null }) {
  const seen = useSignal<Set<number>>(new Set());
  const { view } = room.shown.value;
  const asked = room.seat !== null && room.owes.value.includes(room.seat);
  const steps = settings.value.tour && asked && view ? (game?.tour ?? []) : [];
  const now = steps.findIndex((step, index) => !seen.value.has(index) && step.when(view, room.seat!, room.moves.value));
  const step = steps[now];
  useEffect(() => {
    const targets = step?.at ? [...document.querySelectorAll(`.board ${step.at}`)] : [];
    for (const target of targets) target.classList.add('pointed-at');
    return () => targets.forEach((target) => target.classList.remove('pointed-at'));
  });
  if (!step) return null;
  return (
    <div class="tour" role="note">
      <Icon name="lamp" />
      <p>{say(step.say)}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => (seen.value = new Set([...seen.value, now]))}>
          {say('tour-next')}
        </button>
        <button type="button" class="button bare" onClick={() => set({ tour: false })}>
          {say('tour-skip')}
        </button>
      </div>
    </div>
  );
}
