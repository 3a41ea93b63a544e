// Who I am here and how I like it: name, account, language, look, when a turn is confirmed, motion, sounds.
import { useSignal } from '@preact/signals';
import { NameField, nameFits } from '../frame/name_field.tsx';
import { HowILikeIt } from '../frame/preferences.tsx';
import { Choice, Title, Trouble } from '../frame/parts.tsx';
import { LanguagePicker } from '../frame/shell.tsx';
import { meet, rename, user } from '../frame/user.ts';
import { say } from '../say.ts';
import { set, settings, THEMES } from '../settings.ts';
import { post, remove } from '../wire/api.ts';
import '../style/pages.css';

function Name() {
  const name = useSignal('');
  const trouble = useSignal('');
  const saved = useSignal('');
  const save = async (event: Event) => {
    event.preventDefault();
    trouble.value = '';
    try {
      await rename(name.value.trim());
      saved.value = name.value;
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  return (
    <form class="panel form" onSubmit={save}>
      <NameField name={name} why />
      <button class="button go" disabled={!nameFits(name.value)}>{say('save')}</button>
      <p role="status">{name.value && saved.value === name.value ? say('saved') : ''}</p>
      <Trouble text={trouble.value} />
    </form>
  );
}

function Account() {
  const name = useSignal('');
  const password = useSignal('');
  const trouble = useSignal('');
  const does = (path: string) => async (event: Event) => {
    event.preventDefault();
    trouble.value = '';
    try {
      await post(path, { name: name.value || user.value?.name, password: password.value });
      await meet();
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const leave = async () => {
    await post('/logout');
    await meet();
  };
  const forget = async () => {
    if (!confirm(say('delete-sure'))) return;
    await remove('/account');
    await meet();
  };
  if (user.value?.account) {
    return (
      <section class="panel form">
        <h2>{say('account')}</h2>
        <p>{say('account-is', { name: user.value.name })}</p>
        <div class="buttons">
          <button type="button" class="button" onClick={leave}>
            {say('log-out')}
          </button>
          <a class="button" href="/api/v1/account/export" download="spielwerk.json">
            {say('export')}
          </a>
          <button type="button" class="button danger" onClick={forget}>
            {say('delete-account')}
          </button>
        </div>
      </section>
    );
  }
  return (
    <form class="panel form" onSubmit={does('/login')}>
      <h2>{say('account')}</h2>
      <p class="quiet">{say('account-why')}</p>
      <div class="fields">
        <label class="field">
          <span>{say('account-name')}</span>
          <input required autoComplete="username" value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{say('password')}</span>
          <input
            required
            type="password"
            autoComplete="current-password"
            value={password.value}
            onInput={(event) => (password.value = event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="buttons">
        <button class="button go">{say('log-in')}</button>
        <button type="button" class="button" onClick={does('/account')}>
          {say('make-account')}
        </button>
      </div>
      <Trouble text={trouble.value} />
    </form>
  );
}

export default function Profile() {
  return (
    <div class="page narrow">
      <Title>{say('profile')}</Title>
      <Name />
      <section class="panel form">
        <h2>{say('how-it-looks')}</h2>
        <div class="field">
          <span aria-hidden="true">{say('language')}</span>
          <LanguagePicker />
        </div>
        <Choice
          label={say('theme')}
          value={settings.value.theme}
          of={THEMES.map((theme) => [theme, say(`theme-${theme}`)] as const)}
          onPick={(theme) => set({ theme })}
        />
        <HowILikeIt />
      </section>
      <Account />
    </div>
  );
}
