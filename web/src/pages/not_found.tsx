// An address where nothing stands.
import { Title } from '../frame/parts.tsx';
import { say } from '../say.ts';
import '../style/pages.css';

export default function NotFound() {
  return (
    <div class="page narrow">
      <Title>{say('not-found')}</Title>
      <p>{say('not-found-lead')}</p>
      <a class="button go" href="/">
        {say('to-the-lobby')}
      </a>
    </div>
  );
}
