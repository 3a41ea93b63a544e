// Instead of the table: the screen is handed over before the next one sees anything; or there is no table, and why.
import { Wheel } from '../frame/icons.tsx';
import { Title, Trouble } from '../frame/parts.tsx';
import { say } from '../say.ts';
import '../style/pages.css';

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

export function NoTable({ why }: { why: string }) {
  return (
    <div class="page narrow">
      <Title>{say('no-table')}</Title>
      <Trouble text={why} />
      <a class="button go" href="/">
        {say('to-the-lobby')}
      </a>
    </div>
  );
}
