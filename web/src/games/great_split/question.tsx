// What a seal or a double arrow asks: docked above the rails that can answer, with what waits behind it.
import { Ink } from './art/signs.tsx';
import { useDesk } from './desk.ts';
import type { Asked } from './types.ts';

export function Question({ asks }: { asks: Asked }) {
  const { say } = useDesk();
  return (
    <div class="gs-question" role="status">
      <Ink glyph={asks.arrow ? 'arrow' : (asks.seal ?? 'star')} />
      <p>
        <b>{asks.arrow ? say('board-ask-arrow') : say('board-ask-seal', { symbol: asks.seal ?? 'star', count: asks.seals })}</b>
        {asks.waits.length > 0 && (
          <span>
            {say('board-waits')}{' '}
            {asks.waits.map((wait, i) => (
              <span key={i} class="gs-wait">
                {say('track-name', { track: wait.track })} +{wait.steps}
              </span>
            ))}
          </span>
        )}
      </p>
    </div>
  );
}
