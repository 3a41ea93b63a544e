"""What it is worth: the scorings, and the score sheet (GS-5)."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row

from .components import (
    ARTWORK,
    BANDS,
    BELOW_THE_BANDS,
    BY_ARTWORK,
    BY_GEM,
    BY_NOTHING,
    BY_TOME,
    EMERALD,
    MOST_BANNERS,
    MOST_SYMBOLS,
    PRESTIGE,
    RESOURCES,
    SEAL,
    TOME,
    TOPAZ,
)
from .state import END, END_CONTRACT, LEVEL, ON_THE_WAY, GreatSplit


@rule
def tome_worth(s: GreatSplit, seat: int) -> int:
    """GS-5.1: the best banner reached."""
    level, best = s.boards[seat].levels[TOME], 0
    for i in range(MOST_BANNERS):
        banner = s.sheet.banners[i]
        if banner.space == 0 or banner.space > level:
            break
        best = int(banner.worth)
    return best


@rule
def artwork_worth(s: GreatSplit, seat: int) -> int:
    """GS-5.2, GS-1.7: by how far the level is from the slider."""
    distance = s.boards[seat].levels[ARTWORK] - s.slider
    worth = BELOW_THE_BANDS
    for first, prestige in BANDS:
        if distance >= first:
            worth = prestige
    return worth


@rule
def gem_worth(s: GreatSplit, seat: int) -> int:
    """GS-5.3: twice the lower."""
    levels, values = s.boards[seat].levels, s.sheet.gem_values
    return 2 * min(int(values[levels[TOPAZ]]), int(values[levels[EMERALD]]))


@rule
def reached(spaces: Row, level: int) -> int:
    """How many of these spaces, which ascend, a track has reached or passed."""
    count = 0
    for space in spaces:
        if space == 0 or space > level:
            break
        count += 1
    return count


@rule
def contracts(s: GreatSplit, seat: int, resource: int) -> int:
    """GS-5.4: those reached, and those on the character."""
    level, character = s.boards[seat].levels[resource], s.characters[seat]
    printed = int(s.sheet.characters[character].contracts[resource])
    return printed + reached(s.sheet.tracks[resource].contracts, level)


@rule
def stars(s: GreatSplit, seat: int, resource: int) -> int:
    """The best star reached on the seal track of a resource."""
    return reached(s.sheet.seals[resource].stars, s.boards[seat].levels[SEAL + resource])


@rule
def worth(s: GreatSplit, seat: int, scoring: int) -> int:
    """What a scoring would give now."""
    if scoring == BY_TOME:
        return tome_worth(s, seat)
    if scoring == BY_ARTWORK:
        return artwork_worth(s, seat)
    return gem_worth(s, seat)


@rule
def outlook(s: GreatSplit, seat: int) -> int:
    """The prestige of a seat if the end were scored now."""
    total = int(s.boards[seat].levels[PRESTIGE])
    for scoring in (BY_TOME, BY_ARTWORK, BY_GEM):
        total += worth(s, seat, scoring)
    for resource in range(len(RESOURCES)):
        total += contracts(s, seat, resource) * stars(s, seat, resource)
    return total


@rule
def standings(s: GreatSplit, out: Row) -> None:
    """For each seat: what the three scorings would give now; contracts; best stars."""
    for seat in range(s.seats):
        for scoring in (BY_TOME, BY_ARTWORK, BY_GEM):
            out[seat, scoring] = worth(s, seat, scoring)
        for resource in range(len(RESOURCES)):
            out[seat, 3 + resource] = contracts(s, seat, resource)
            out[seat, 3 + len(RESOURCES) + resource] = stars(s, seat, resource)


STANDING = 3 + 2 * len(RESOURCES)  # columns


@rule
def prospect(s: GreatSplit, holder: int, part: int, seat: int) -> int:
    """What a part of a wallet would be worth to a seat now, without seals and without what sets off
    more. It changes the table: give it a copy."""
    hand, levels = s.hands[holder], s.boards[seat].levels
    before = outlook(s, seat)
    for i in range(hand.held):
        kind = hand.cards[i] % LEVEL - 1
        track, steps = kind // MOST_SYMBOLS, kind % MOST_SYMBOLS + 1
        if hand.lies[i] == part and track <= PRESTIGE:
            levels[track] += steps
            if track < PRESTIGE:
                levels[track] = min(int(levels[track]), int(s.sheet.tracks[track].length))
    return outlook(s, seat) - before


@rule
def gain(s: GreatSplit, seat: int, line: int, prestige: int) -> None:
    s.lines[seat, line] = prestige
    s.boards[seat].levels[PRESTIGE] += prestige


@rule
def score_token(s: GreatSplit, seat: int, token: int) -> None:
    """GS-3.6: one of the two tokens of a scoring line."""
    if token != BY_NOTHING:
        gain(s, seat, ON_THE_WAY + token, worth(s, seat, token))


@rule
def score_end(s: GreatSplit, seat: int) -> None:
    """GS-5.5: tome, artwork, gem, contract."""
    for scoring in (BY_TOME, BY_ARTWORK, BY_GEM):
        gain(s, seat, END + scoring, worth(s, seat, scoring))
    for resource in range(len(RESOURCES)):
        prestige = contracts(s, seat, resource) * stars(s, seat, resource)
        gain(s, seat, END_CONTRACT + resource, prestige)


@rule
def score(s: GreatSplit, seat: int) -> int:
    """GS-5.6: the prestige track."""
    return int(s.boards[seat].levels[PRESTIGE])


@rule
def tiebreak(s: GreatSplit, seat: int) -> int:
    """GS-5.6: nothing parts who has as much."""
    return 0


def sheet(table: Any, seat: int) -> Sequence[int]:
    return [int(prestige) for prestige in table.lines[seat]]
