"""About what a board of The Great Split will bring by the end, in tenths of a prestige.

Unlike the outlook of the rules it counts what has been begun: half the way to a banner or a
contract is worth about half of it. It reads public figures alone.
"""

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.great_split.components import (
    ARTWORK,
    BANDS,
    BY_ARTWORK,
    BY_GEM,
    BY_TOME,
    EMERALD,
    GOLD,
    MARKET,
    MOST_BANNERS,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    SCORING_ROUNDS,
    SEAL,
    TOME,
    TOPAZ,
)
from spielwerk.games.great_split.scoring import contracts, stars
from spielwerk.games.great_split.state import GreatSplit

TENTHS = 10
SLOPE = 15  # tenths for a level of artwork below the bands
HIGHER_GEM = 3  # tenths for each value that the lower gem may still reach
GOLD_STEP = 4  # tenths for a step towards the next double arrow
ARROW, ICON = 25, 12  # tenths for what is asked and not yet answered
TURNED = sum(MARKET)


@rule
def part_of_way(spaces: Row, level: int) -> int:
    """In tenths, how far it is from the last of these spaces reached towards the next."""
    last = 0
    for space in spaces:
        if space == 0:
            return 0
        if space > level:
            return int(TENTHS * (level - last) // (space - last))
        last = space
    return 0


@rule
def tomes(s: GreatSplit, seat: int) -> int:
    level, last, worth = int(s.boards[seat].levels[TOME]), 0, 0
    for i in range(MOST_BANNERS):
        space, prestige = int(s.sheet.banners[i].space), int(s.sheet.banners[i].worth)
        if space == 0:
            break
        if space > level:
            return TENTHS * worth + TENTHS * (prestige - worth) * (level - last) // (space - last)
        last, worth = space, prestige
    return TENTHS * worth


@rule
def artworks(s: GreatSplit, seat: int) -> int:
    """By where the slider will be at the end, as it moves on the average."""
    to_come = (ROUNDS - s.round_) * TURNED // len(MARKET)
    distance = int(s.boards[seat].levels[ARTWORK] - s.slider - to_come)
    first, least = BANDS[0]
    if distance < first:
        return max(0, TENTHS * least - SLOPE * (first - distance))
    worth, last = TENTHS * least, first
    for at, prestige in BANDS:
        if at > distance:
            return worth + (TENTHS * prestige - worth) * (distance - last) // (at - last)
        worth, last = TENTHS * prestige, at
    return worth


@rule
def gems(s: GreatSplit, seat: int) -> int:
    levels, values = s.boards[seat].levels, s.sheet.gem_values
    topaz, emerald = int(values[levels[TOPAZ]]), int(values[levels[EMERALD]])
    return 2 * TENTHS * min(topaz, emerald) + HIGHER_GEM * abs(topaz - emerald)


@rule
def times(s: GreatSplit, token: int) -> int:
    """How often this will still be scored: at the end, and where its token lies ahead."""
    count = 1
    for line, after in enumerate(SCORING_ROUNDS):
        if s.round_ <= after:
            for i in range(2 * line, 2 * line + 2):
                count += s.scorings[i] == token
    return count


@rule
def promise(s: GreatSplit, seat: int) -> int:
    board = s.boards[seat]
    total = TENTHS * int(board.levels[PRESTIGE])
    total += tomes(s, seat) * times(s, BY_TOME)
    total += artworks(s, seat) * times(s, BY_ARTWORK)
    total += gems(s, seat) * times(s, BY_GEM)
    for resource in range(len(RESOURCES)):
        sheet = s.sheet
        level, seals = board.levels[resource], board.levels[SEAL + resource]
        reached = TENTHS * contracts(s, seat, resource)
        reached += part_of_way(sheet.tracks[resource].contracts, level)
        starred = TENTHS * stars(s, seat, resource)
        starred += part_of_way(sheet.seals[resource].stars, seals)
        total += reached * starred // TENTHS
    total += GOLD_STEP * int(board.levels[GOLD])
    return int(total + ARROW * board.arrow + ICON * board.seals)
