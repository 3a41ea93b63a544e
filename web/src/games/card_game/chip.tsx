// Moves as pictures, for the strip of the plan; and what the list of players shows of a seat.
import { type Glyph, Ink } from './art/glyphs.tsx';
import { EngineArt, Lorries, WagonArt } from './art/stock.tsx';
import { faceOf, isWorker, NUMBERS, shown } from './box.ts';
import type { Say } from '../game.ts';
import type { View } from './types.ts';

const SIGNS: Record<string, string> = { pass: '⏏', on: '↻', done: '✓', stop: '■' };
const OF_ZONE: Record<string, Glyph> = { innovation: 'cards', objective: 'objectives' };

/** “load 2” as a lorry on its way to dock 2, “pay 3” as a helmet and a number. */
export function Chip({ move, say }: { move: string; say: Say }) {
  return <span class="cg-move">{picture(move, say)}</span>;
}

function picture(move: string, say: Say) {
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
          ⤒<Word word={first} say={say} />→{second}
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
          <Word word={second} say={say} />
        </>
      );
    case 'take':
    case 'next':
      return (
        <>
          {verb === 'next' && '⤓'}
          <Word word={first} say={say} />
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

function Word({ word, say }: { word: string; say: Say }) {
  const face = faceOf(word);
  if (face.kind === 'lorry') return <Lorries card={word} />;
  if (face.kind === 'wagon') return <WagonArt wagon={word} low />;
  if (face.kind === 'engine') return <EngineArt engine={word} />;
  if (face.kind === 'order')
    return (
      <>
        <Ink glyph={face.place} />
        {face.lorries}
      </>
    );
  return <>{isWorker(word) ? word.replace('-', '–') : say('card-name', { shown: shown(word) })}</>;
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
