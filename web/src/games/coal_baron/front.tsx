// The mine at the front, with its owner's name, purse and work steps.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAct } from './act.ts';
import { Bit } from './art/coal.tsx';
import { Shed, Sign, Tools } from './art/pieces.tsx';
import { COALS, spaceFigure } from './box.ts';
import { PHONE, useDesk } from './desk.ts';
import { hold } from './hold.ts';
import { Mine } from './mine.tsx';
import { Purse } from './others.tsx';
import type { Coal } from './types.ts';

export function Front() {
  const desk = useDesk();
  const { view, front, seat, ui } = desk;
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(340);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const player = view.players[front];
  if (!player) return null;
  return (
    <section class="cb-front" aria-label={desk.say('board-mine-of', { name: desk.names[front] ?? '' })}>
      <header class={`cb-name seat-${front}`}>
        <Sign seat={front} />
        <b>{desk.names[front]}</b>
        <Purse player={player} seat={front} />
        {view.start === front && <span class="cb-starts">{desk.say('table-starts')}</span>}
        <Steps />
        {front !== seat && seat !== null && (
          <button type="button" class="cb-go" onClick={() => (ui.watched.value = null)}>
            {desk.say('board-home')}
          </button>
        )}
      </header>
      <Hand />
      <div ref={box} class="cb-section">
        <Mine width={width} height={heightFor(ui.width.value, width)} />
      </div>
    </section>
  );
}

/** As high as the window allows beside the works; on a phone as high as fingers need. */
function heightFor(board: number, width: number): number {
  if (board < PHONE) return 400;
  if (board < 940) return Math.max(330, Math.min(400, width * 0.6));
  return Math.max(284, Math.min(460, innerHeight - 618));
}

/** Work steps left: “6/10”, and the way to stop early. */
function Steps() {
  const desk = useDesk();
  const { view, seat } = desk;
  const stop = useAct('stop', desk.say('move-stop'));
  if (view.phase !== 'mining' && view.phase !== 'pair') return null;
  const all = spaceFigure(view.space ?? '');
  return (
    <span class="cb-work" data-district="work">
      <span class="cb-counter" role="status" aria-label={desk.say('board-steps-left', { steps: view.steps, all })}>
        <Tools />
        <b>{view.steps}</b>/{all}
      </span>
      {view.phase === 'pair' && view.turn === seat && <em>{desk.say('board-pairing')}</em>}
      {view.phase === 'mining' && view.turn === seat && (
        <button type="button" {...stop} class="cb-go">
          {desk.say('move-stop')}
        </button>
      )}
    </span>
  );
}

/** On a phone, the cubes at hand again, as large as a finger. */
function Hand() {
  const { view, seat, me, ui } = useDesk();
  if (ui.width.value >= PHONE || !me || view.turn !== seat || (view.phase !== 'mining' && view.phase !== 'pair')) return null;
  const cubes = COALS.flatMap((coal) => [
    ...(me.load[coal] ? [{ coal, store: false, count: me.load[coal] }] : []),
    ...(me.store[coal] ? [{ coal, store: true, count: me.store[coal] }] : []),
  ]);
  if (!cubes.length) return null;
  return (
    <div class="cb-hand" data-district="hand">
      {cubes.map((cube) => (
        <InHand key={`${cube.coal}${cube.store}`} {...cube} />
      ))}
    </div>
  );
}

function InHand({ coal, store, count }: { coal: Coal; store: boolean; count: number }) {
  const desk = useDesk();
  const pairing = desk.view.phase === 'pair';
  const cube = store ? `${coal} store` : coal;
  const piece = store ? `yard:${coal}` : `cage:${coal}`;
  const label = store ? desk.say('board-yard', { coal, count }) : desk.say('board-cube-in-cage', { coal });
  const act = useAct(piece, label, pairing ? {} : { click: () => hold(desk, cube) });
  return (
    <button type="button" {...act} {...(pairing ? {} : { 'data-move': undefined })} class={`cb-card cube ${desk.ui.held.value.includes(cube) ? 'held' : ''}`} data-hold={cube}>
      {store && <Shed />}
      <Bit coal={coal} />
      <small data-t={`×${count}`} />
    </button>
  );
}
