// The first thing that runs in the browser: language and look, then the page, then who this is.
import { render } from 'preact';
import { App } from './app.tsx';
import { startRouting } from './frame/route.ts';
import { meet, user } from './frame/user.ts';
import { applySettings } from './settings.ts';
import './style/tokens.css';
import './style/base.css';
import './style/frame.css';

startRouting();
await applySettings();
render(<App />, document.getElementById('app')!);
meet().catch(() => (user.value = null));
const settled = () => void import('./frame/at_hand.ts').then(({ stayAtHand }) => stayAtHand()).catch(() => {});
if (document.readyState === 'complete') settled();
else addEventListener('load', settled);
