// A loading dock: its crests, the wagons chained to each other, the engine, how much is on the train and who waits for it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { CrestSign } from './art/crests.tsx';
import { Ink } from './art/glyphs.tsx';
import { EngineArt, Pip, WagonArt } from './art/stock.tsx';
import { faceOf } from './box.ts';
import { cardName, sentence, useAct, useDesk } from './desk.ts';
import type { Dock, Wagon } from './types.ts';
import { PieceButton } from './piece_button.tsx';

export interface DockProps {
  dock: Dock;
  number: number;
  mine: boolean;
}

export function DockRow({ dock, number, mine }: DockProps) {
  const desk = useDesk();
  const { say, front, still } = desk;
  const crests = dock.crests.map((crest) => say('crest-name', { crest })).join(', ');
  const name = say('board-dock', { dock: number, crests, count: dock.lorries });
  const act = useAct(mine ? `dock:${number}` : `seen:${front}:dock:${number}`, sentence(desk, `dock ${number}`, name));
  const leaving = useLeaving(dock, still);
  return (
    <div class="cg-dock">
      <PieceButton act={{ ...act, 'aria-label': name }} class="cg-dock-sign">
        <b>{number}</b>
        {dock.crests.map((crest) => (
          <CrestSign key={crest} crest={crest} />
        ))}
      </PieceButton>
      <div class="cg-track">
        {leaving ? (
          <span class="cg-train leaving" key={leaving.key} aria-hidden="true">
            <Train dock={leaving.dock} />
          </span>
        ) : (
          <span class="cg-train">
            {dock.wagons.map((wagon, i) => (
              <WagonPiece key={i} wagon={wagon} at={i} number={number} mine={mine} />
            ))}
            {dock.engine ? (
              <span class="cg-car engine" role="img" aria-label={cardName(desk, dock.engine)} title={cardName(desk, dock.engine)}>
                <EngineArt engine={dock.engine} />
              </span>
            ) : (
              <span class="cg-buffer" role="img" aria-label={say('board-no-engine')} title={say('board-no-engine')} />
            )}
          </span>
        )}
      </div>
      <div class="cg-freight">
        <span class="cg-count" role="img" aria-label={say('board-lorries', { count: dock.lorries })} title={say('board-lorries', { count: dock.lorries })}>
          <Pip full={dock.lorries > 0} />
          <b>{dock.lorries}</b>
        </span>
        {mine && <Waiting dock={dock} number={number} />}
      </div>
    </div>
  );
}

/** A train that has left is drawn for as long as it takes to roll out. */
function useLeaving(dock: Dock, still: boolean): { dock: Dock; key: number } | null {
  const before = useRef(dock);
  const [gone, setGone] = useState<{ dock: Dock; key: number } | null>(null);
  useEffect(() => {
    const was = before.current;
    setGone(null);
    if (still || !was.engine || dock.engine) return;
    setGone({ dock: was, key: Date.now() });
    const timer = setTimeout(() => setGone(null), 400);
    return () => clearTimeout(timer);
  }, [dock.engine]);
  useEffect(() => {
    before.current = dock;
  });
  return gone;
}

function Train({ dock }: { dock: Dock }) {
  return (
    <>
      {dock.wagons.map(({ wagon, load }, i) => (
        <span key={i} class="cg-car">
          <WagonArt wagon={wagon} load={load} />
        </span>
      ))}
      {dock.engine && (
        <span class="cg-car engine">
          <EngineArt engine={dock.engine} />
        </span>
      )}
    </>
  );
}

function WagonPiece({ wagon, at, number, mine }: { wagon: Wagon; at: number; number: number; mine: boolean }) {
  const desk = useDesk();
  const { say, front } = desk;
  const card = wagon.load ? cardName(desk, wagon.load) : '';
  const name = say(wagon.load ? 'board-wagon-loaded' : 'board-wagon-empty', { name: cardName(desk, wagon.wagon), dock: number, card });
  const act = useAct(mine ? `wagon:${number}:${at}` : `seen:${front}:wagon:${number}:${at}`, name);
  const points = Number(wagon.load?.[1]) || 0;
  return (
    <PieceButton act={act} class={`cg-car ${wagon.load ? 'loaded' : ''}`}>
      <WagonArt wagon={wagon.wagon} load={wagon.load} />
      {points > 0 && <span class="cg-coin">{points}</span>}
    </PieceButton>
  );
}

/** The orders in my hand beside the train: “2/3”, how many lorries there are of those asked for. */
function Waiting({ dock, number }: { dock: Dock; number: number }) {
  const { me } = useDesk();
  const orders = [...new Set(me?.orders.cards ?? [])].sort((a, b) => Number(a.slice(-1)) - Number(b.slice(-1)));
  return (
    <>
      {orders.map((order) => (
        <Ticket key={order} order={order} dock={dock} number={number} />
      ))}
    </>
  );
}

function Ticket({ order, dock, number }: { order: string; dock: Dock; number: number }) {
  const desk = useDesk();
  const face = faceOf(order);
  const act = useAct(`send:${number}:${order}`, desk.say('board-send', { card: cardName(desk, order), dock: number, count: dock.lorries }));
  if (face.kind !== 'order') return null;
  const enough = dock.lorries >= face.lorries;
  return (
    <PieceButton act={act} class={`cg-ticket ${enough ? 'enough' : ''}`}>
      <Ink glyph={face.place} />
      <span>
        {Math.min(dock.lorries, face.lorries)}/{face.lorries}
        {enough && ' ✓'}
      </span>
    </PieceButton>
  );
}
