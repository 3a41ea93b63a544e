// A rail of a board: its spaces with all that is printed on them, the cube, and where it came from or would go.
import { Figure } from './art/figure.tsx';
import { Ink } from './art/signs.tsx';
import { isSeal, LETTERS, resourceOf, type Space } from './box.ts';
import { useAct, useDesk } from './desk.ts';
import type { Band, TrackName } from './types.ts';

export interface RailProps {
  track: TrackName;
  spaces: Space[];
  level: number;
  /** Where the cube stood when the turn began. */
  from: number;
  /** Where it would go. */
  ghost: number;
  /** Artwork: what each space scores with the slider where it is. */
  bands?: Band[];
  seat: number;
  /** What is to be done here now, as a mark on the rail. */
  asks: string;
}

export function Rail(props: RailProps) {
  const { track, spaces, level, from, ghost, bands, seat, asks } = props;
  const { say, front, seat: mine } = useDesk();
  const act = useAct(`${front === mine ? 'track' : 'theirs'}:${track}`, railName(say, props));
  const length = spaces.length - 1;
  const style = `--n:${spaces.length};--at:${level};--from:${Math.min(from, level)};--ghost:${ghost}`;
  return (
    <button type="button" class={`gs-rail t-${resourceOf(track)} ${isSeal(track) ? 'seal' : ''} ${bands ? 'banded' : ''}`} {...act} data-track={track}>
      <span class="gs-head" aria-hidden="true">
        <Ink glyph={isSeal(track) ? sealGlyph(track) : resourceOf(track)} tint={resourceOf(track)} />
        <Figure of={LETTERS[resourceOf(track)]} />
      </span>
      <span class={`gs-run seat-${seat}`} style={style} aria-hidden="true">
        {bands && <Bands bands={bands} length={length} />}
        <i class="gs-groove" />
        <i class="gs-trail" />
        {spaces.map((space) => (
          <SpaceMark key={space.at} space={space} reached={space.at <= level} seal={isSeal(track)} track={track} />
        ))}
        {ghost > level && <Figure as="i" class="gs-ghost" of={`+${ghost - level}`} />}
        <i class="gs-cube" />
      </span>
      {asks && <Figure as="i" class="gs-plus" of={asks} />}
    </button>
  );
}

/** Tome and artwork take diamonds, the others squares. */
const sealGlyph = (track: TrackName) => (['tome', 'artwork'].includes(resourceOf(track)) ? 'diamond' : 'square');

function SpaceMark({ space, reached, seal, track }: { space: Space; reached: boolean; seal: boolean; track: TrackName }) {
  const kind = space.arrow ? 'has-arrow' : space.icon ? 'has-icon' : space.star ? 'has-star' : '';
  return (
    <span class={`gs-space ${reached ? 'reached' : ''} ${kind}`}>
      <span class="gs-round">
        {space.arrow ? <Ink glyph="arrow" /> : space.icon ? <Ink glyph={resourceOf(track)} /> : space.star ? <Stars count={space.star} /> : seal && space.at ? '' : <Figure as="u" of={space.figure} />}
      </span>
      <span class="gs-prize">
        {space.contract && <Ink glyph="contract" />}
        {space.banner !== null && <Figure class="gs-banner" of={space.banner} />}
      </span>
    </span>
  );
}

const Stars = ({ count }: { count: number }) => (
  <>
    <Ink glyph="star-worth" />
    <Figure of={count} />
  </>
);

/** Which stretch of the artwork rail scores how much. */
function Bands({ bands, length }: { bands: Band[]; length: number }) {
  const all = [{ from: -99, prestige: 0 }, ...bands];
  return (
    <>
      {all.map((band, i) => {
        const first = Math.max(0, band.from);
        const last = Math.min(length, (all[i + 1]?.from ?? 99) - 1);
        if (last < first) return null;
        return (
          <i key={i} class={`gs-band b-${i}`} style={`--first:${first};--wide:${last - first + 1}`} data-figure={band.prestige} />
        );
      })}
    </>
  );
}

type Say = ReturnType<typeof useDesk>['say'];

/** “Tomes: space 4 of 15. Next contract at 5.” */
function railName(say: Say, { track, spaces, level }: RailProps): string {
  const parts = [say('board-rail', { name: say('track-name', { track }), level, length: spaces.length - 1 })];
  const contract = spaces.find((space) => space.contract && space.at > level);
  const banner = spaces.find((space) => space.banner !== null && space.at > level);
  const arrow = spaces.find((space) => space.arrow && space.at > level);
  const icon = spaces.find((space) => space.icon && space.at > level);
  const star = spaces.find((space) => space.star && space.at > level);
  if (contract) parts.push(say('board-next-contract', { at: contract.at }));
  if (banner) parts.push(say('board-next-banner', { at: banner.at, prestige: banner.banner ?? 0 }));
  if (arrow) parts.push(say('board-next-arrow', { at: arrow.at }));
  if (icon) parts.push(say('board-next-icon', { at: icon.at }));
  if (star) parts.push(say('board-next-star', { at: star.at, stars: star.star }));
  return parts.join(' ');
}
