// Moves as pictures, for the strip of the plan; and what the list of players shows of a seat.
import { Figure } from './art/figure.tsx';
import { Ink } from './art/signs.tsx';
import { faceOf, isSeal, resourceOf } from './box.ts';
import { Bit } from './card.tsx';
import type { Sign, TrackName, View } from './types.ts';

/** “put tome2 a” as two tomes on their way to A, “sell gold1 prestige” as a hammer. */
export function Chip({ move }: { move: string; say(id: string): string }) {
  const [verb = '', first = '', second = ''] = move.split(' ');
  return <span class="gs-move">{picture(verb, first, second) ?? move}</span>;
}

function picture(verb: string, first: string, second: string) {
  switch (verb) {
    case 'put':
      return (
        <>
          <Bit face={faceOf(first)} /><Figure of={`→${second.toUpperCase()}`} />
        </>
      );
    case 'play':
      return <Bit face={faceOf(first)} />;
    case 'sell':
      return (
        <>
          <Ink glyph="hammer" />
          <Bit face={faceOf(first)} /><Figure of="→" />
          <Ink glyph={second as Sign} />
        </>
      );
    case 'seal':
      return <Place track={`${first}-seal` as TrackName} />;
    case 'arrow':
      return (
        <>
          <Ink glyph="arrow" />
          <Place track={first as TrackName} />
        </>
      );
    case 'splitter':
      return (
        <>
          <Ink glyph="splitter" />
          <Place track={first as TrackName} />
        </>
      );
    default:
      return null;
  }
}

const Place = ({ track }: { track: TrackName }) => (
  <>
    <Figure of="→" />
    {isSeal(track) && <Ink glyph="star-worth" />}
    <Ink glyph={resourceOf(track)} />
  </>
);

/** Prestige and cards of a seat, as the list of players shows them. */
export function Players({ view, seat, say }: { view: View; seat: number; say(id: string, args?: Record<string, string | number>): string }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="gs-move" title={say('cards-count', { count: player.held })}>
      <Ink glyph="cards" />
      {player.held}
    </span>
  );
}
