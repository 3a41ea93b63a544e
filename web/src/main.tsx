// The first thing that runs in the browser: language and look, then the page, then who this is.
import { render } from 'preact';
import { App } from './app.tsx';
import { stayAtHand } from './frame/at_hand.ts';
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
if (document.readyState === 'complete') void stayAtHand();
else addEventListener('load', () => void stayAtHand());
