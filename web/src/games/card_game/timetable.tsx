// The board over the yard: which shift it is, who holds which shift token, what of the box is our reconstruction.
import { Ink, Mark } from './art/glyphs.tsx';
import { useDesk } from './desk.ts';

export function Timetable() {
  const { view, names, say } = useDesk();
  return (
    <header class="cg-timetable" data-piece="timetable">
      <h3>
        <Ink glyph="tokens" />
        {view.phase === 'over' ? say('board-over') : say('table-shift', { shift: view.shift, shifts: view.shifts })}
      </h3>
      <ol class="cg-tokens" aria-label={say('table-tokens')}>
        {view.tokens.map((holder, i) => {
          const words = say(holder === null ? 'board-token-free' : 'board-token', { token: i + 1, name: names[holder ?? 0] ?? '' });
          const now = view.phase !== 'over' && i + 1 === view.shift;
          return (
            <li key={i} class={`cg-token ${holder === null ? '' : `held seat-${holder}`} ${now ? 'now' : ''}`} title={words} data-piece={`token:${i + 1}`}>
              <span class="cg-unseen">{words}</span>
              <b aria-hidden="true">{i + 1}</b>
              {holder !== null && <Mark seat={holder} />}
            </li>
          );
        })}
      </ol>
      <a class="cg-recon" href="/help/card-game#CG-1.2" target="_blank" rel="noopener" title={say('board-recon-why')}>
        {say('board-recon')}
      </a>
    </header>
  );
}
