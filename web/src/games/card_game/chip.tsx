// Moves as pictures, for the strip of the plan; and what the list of players shows of a seat.
import { type Glyph, Ink } from './art/glyphs.tsx';
import { EngineArt, Lorries, WagonArt } from './art/stock.tsx';
import { faceOf, NUMBERS } from './box.ts';
import { Goal } from './card.tsx';
import type { Say } from '../game.ts';
import type { View } from './types.ts';

const SIGNS: Record<string, string> = { pass: '⏏', on: '↻', done: '✓', stop: '■' };
const OF_ZONE: Record<string, Glyph> = { innovation: 'cards', objective: 'objectives' };

/** “load 2” as a lorry on its way to dock 2, “pay 3” as a helmet and a number. */
export function Chip({ move }: { move: string; say: Say }) {
  return <span class="cg-move">{picture(move)}</span>;
}

function picture(move: string) {
  const [verb = '', ...words] = move.split(' ');
  const [first = '', second = ''] = words;
  if (verb in SIGNS) return SIGNS[verb];
  switch (verb) {
    case 'pay':
      return (
        <>
          <Ink glyph="worker" />
          {words.length > 1 ? `${first} = ${words[2]}` : first}
        </>
      );
    case 'use':
      return <Zone words={words} before="✦" />;
    case 'look':
      return <Zone words={words} before="◉" />;
    case 'dock':
      return <>→{first}</>;
    case 'load':
      return (
        <>
          <Ink glyph="lorry" />→{first}
          {second && '✻'}
        </>
      );
    case 'fetch':
      return (
        <>
          ⤒<Word word={first} />→{second}
          {words[2] && '✻'}
        </>
      );
    case 'store':
      return (
        <>
          <Ink glyph="lorry" />⤓
        </>
      );
    case 'send':
      return (
        <>
          {first}
          <Ink glyph="delivery" />
          <Word word={second} />
        </>
      );
    case 'take':
    case 'next':
      return (
        <>
          {verb === 'next' && '⤓'}
          <Word word={first} />
        </>
      );
    default:
      return <Zone words={[verb, ...words]} before="" />;
  }
}

const Zone = ({ words: [name = '', which = ''], before }: { words: string[]; before: string }) => (
  <>
    {before}
    <Ink glyph={OF_ZONE[name] ?? (name as Glyph)} />
    {which.toUpperCase()}
  </>
);

function Word({ word }: { word: string }) {
  const face = faceOf(word);
  switch (face.kind) {
    case 'lorry':
      return <Lorries card={word} />;
    case 'wagon':
      return <WagonArt wagon={word} low />;
    case 'engine':
      return <EngineArt engine={word} />;
    case 'order':
    case 'share':
      return (
        <>
          <Ink glyph={face.kind} />
          <Ink glyph={face.place} />
          {face.kind === 'order' && face.lorries}
        </>
      );
    case 'workers':
      return <>{word.replace('-', '–')}</>;
    case 'action':
      return <>✦<Ink glyph={face.action as Glyph} /></>;
    case 'objective':
      return <Goal about={face.about} of={face.of} />;
  }
}

/** Workers and orders of a seat, as the list of players shows them. */
export function Players({ view, seat, say }: { view: View; seat: number; say: Say }) {
  const player = view.players[seat];
  if (!player) return null;
  const workers = NUMBERS.reduce((sum, number) => sum + number * (player.workers[number] ?? 0), 0);
  return (
    <span class="cg-move">
      <Ink glyph="worker" />
      <span class="unseen">{say('table-workers')}</span> {workers}
      <Ink glyph="order" />
      <span class="unseen">{say('table-orders')}</span> {player.orders.count}
    </span>
  );
}
