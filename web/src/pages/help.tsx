// Help: how the page is used, the keys, and the rules of each game by their ids.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PAGES } from 'virtual:rules';
import { Keys } from '../frame/keys.tsx';
import { Title, Trouble, Waiting } from '../frame/parts.tsx';
import { known, language, say } from '../say.ts';
import Verify from './verify.tsx';
import '../style/pages.css';

function Rules({ name }: { name: string }) {
  const page = useSignal('');
  const trouble = useSignal(false);
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    PAGES[name]!()
      .then((module) => (page.value = module.default))
      .catch(() => (trouble.value = true));
  }, [name]);
  useEffect(() => {
    const target = location.hash && body.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (target) {
      target.scrollIntoView();
      target.classList.add('sought');
    }
  }, [page.value]);
  useEffect(() => {
    document.title = `${known(`game-${name}`, name)} · ${say('rules')} · ${say('app')}`;
  }, [name, language.value]);
  return (
    <div class="page prose">
      <p>
        <a href="/help">{say('help')}</a>
      </p>
      {language.value !== 'en' && <p class="banner">{say('rules-in-english')}</p>}
      {trouble.value && <Trouble text={say('page-unreachable')} />}
      {page.value ? <article lang="en" class="panel" ref={body} dangerouslySetInnerHTML={{ __html: page.value }} /> : <Waiting />}
    </div>
  );
}

const QUESTIONS = ['begin', 'friends', 'undo', 'clock', 'gone', 'fair'];

export default function Help({ path }: { path: string[] }) {
  const name = path[1] ?? '';
  if (name === 'verify') return <Verify />;
  if (name in PAGES) return <Rules name={name} />;
  return (
    <div class="page prose">
      <Title>{say('help')}</Title>
      <section>
        <h2>{say('rules')}</h2>
        <ul>
          {Object.keys(PAGES).map((game) => (
            <li key={game}>
              <a href={`/help/${game}`}>{say('rules-of', { game: known(`game-${game}`, game) })}</a>
            </li>
          ))}
        </ul>
      </section>
      {QUESTIONS.map((question) => (
        <section key={question}>
          <h2>{say(`ask-${question}`)}</h2>
          <p>{say(`answer-${question}`)}</p>
        </section>
      ))}
      <section>
        <h2>{say('keys')}</h2>
        <Keys />
      </section>
    </div>
  );
}
