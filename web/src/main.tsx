// The first thing that runs in the browser.
import { render } from 'preact';
import { say } from './say.ts';
import './games/shelf.ts';

render(<h1>{say('app')}</h1>, document.getElementById('app')!);
