// A card's face: what it shows, as on the table; everything else is built of these.
import type { ComponentChildren } from 'preact';
import { type Glyph, Ink } from './art/glyphs.tsx';
import { EngineArt, Lorries, Pip, WagonArt } from './art/stock.tsx';
import { type Face, faceOf } from './box.ts';
import { useDesk } from './desk.ts';

export function CardFace({ card }: { card: string }) {
  const face = faceOf(card);
  return (
    <span class={`cg-card k-${face.kind}`} aria-hidden="true">
      {picture(face, card)}
    </span>
  );
}

function picture(face: Face, card: string): ComponentChildren {
  switch (face.kind) {
    case 'lorry':
      return (
        <>
          <Lorries card={card} />
          {face.points > 0 && <Coin points={face.points} />}
        </>
      );
    case 'wagon':
      return <WagonArt wagon={card} low />;
    case 'engine':
      return <EngineArt engine={card} />;
    case 'order':
      return <Order place={face.place} lorries={face.lorries} />;
    case 'share':
      return (
        <>
          <Ink glyph={face.place} />
          <Coin points={3} />
        </>
      );
    case 'workers':
      return (
        <>
          <Ink glyph="worker" />
          <b>1–{face.most}</b>
        </>
      );
    case 'action':
      return <Ink glyph={face.action as Glyph} />;
    case 'objective':
      return <Goal about={face.about} of={face.of} />;
  }
}

export const Coin = ({ points }: { points: number }) => <span class="cg-coin">{points}</span>;

function Order({ place, lorries }: { place: Glyph; lorries: number }) {
  const { view } = useDesk();
  return (
    <>
      <Ink glyph={place} />
      <span class="cg-asks">
        {Array.from({ length: lorries }, (_, i) => (
          <Pip key={i} full />
        ))}
      </span>
      <Coin points={view.points[lorries] ?? 0} />
    </>
  );
}

/** What an objective pays, in signs: “2 a share of the furnace”. */
export function Goal({ about, of }: { about: string; of: string }) {
  const worth = about === 'tokens' ? '3' : about === 'objectives' ? '1' : about === 'lorries' ? '4' : '2';
  const each: Record<string, ComponentChildren> = {
    tokens: (
      <>
        2×
        <Ink glyph="tokens" />
      </>
    ),
    objectives: <Ink glyph="objectives" />,
    engines: <EngineArt engine={`engine-${of}`} />,
    shares: (
      <>
        <Ink glyph="share" />
        <Ink glyph={of as Glyph} />
      </>
    ),
    orders: (
      <>
        <Ink glyph="order" />
        <Ink glyph={of as Glyph} />
      </>
    ),
    lorries: (
      <>
        5
        <Pip full />
        <Ink glyph={of as Glyph} />
      </>
    ),
  };
  return (
    <>
      <Coin points={Number(worth)} />
      <span class="cg-each">{each[about]}</span>
    </>
  );
}
