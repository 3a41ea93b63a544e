// One screen, several players: before the next one sees anything, the screen is handed over.
import { Wheel } from '../frame/icons.tsx';
import { Title } from '../frame/parts.tsx';
import { say } from '../say.ts';

export function HandOver({ name, onTake }: { name: string; onTake(): void }) {
  return (
    <div class="page narrow hand-over">
      <Wheel />
      <Title>{say('hand-over', { name })}</Title>
      <p class="lead">{say('hand-over-why')}</p>
      <button type="button" class="button go big" onClick={onTake}>
        {say('i-am', { name })}
      </button>
    </div>
  );
}
