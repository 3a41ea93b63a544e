"""Set-up (CG-2)."""

from spielwerk.core.chance import block, pick, shuffle
from spielwerk.core.option import DRAWN
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key

from ..components import (
    CRESTS,
    DECK_OF,
    DECKS,
    DESTINATIONS,
    ENGINE,
    ENGINES_A_TYPE,
    HALF,
    INNOVATIONS,
    NO_ZONE,
    NOBODY,
    OBJECTIVES,
    OF_ENGINES,
    OF_INNOVATIONS,
    OF_LORRIES,
    OF_OBJECTIVES,
    OF_ORDERS,
    OF_SHARES,
    OF_WAGONS,
    SHARES_A_DESTINATION,
    STACKS,
    TOKENS,
    TYPES,
    WAGONS_A_KIND,
)
from ..state import PLACING, CardGame
from .memory import turn_up
from .shift import begin_shift

SIZE = tuple(deck.size for deck in DECKS)
FIRST = tuple(deck.first for deck in DECKS)


@rule
def deal(s: CardGame, key: Key) -> None:
    """CG-8: decks 0 to 6 shuffled; deck 7 draws the starter, where none was named."""
    lay_boxes(s)
    for deck in range(len(SIZE)):
        shuffle(s.cards[FIRST[deck] : FIRST[deck] + SIZE[deck]], SIZE[deck], key, deck)
    if s.options.start == DRAWN:
        s.options.start = pick(block(key, len(SIZE), 0)[0], s.seats)


@rule
def lay_boxes(s: CardGame) -> None:
    """Every deck before the shuffle, as the component sheet says."""
    for crest in range(len(CRESTS)):
        for i in range(3):
            lay(s, OF_LORRIES, 3 * crest + i + 1, s.sheet.lorries[crest, i])
    for wagon in range(len(WAGONS_A_KIND)):
        lay(s, OF_WAGONS, wagon + 1, WAGONS_A_KIND[wagon])
    for engine in range(TYPES):
        lay(s, OF_ENGINES, engine + 1, ENGINES_A_TYPE)
    for destination in range(len(DESTINATIONS)):
        for i in range(4):
            lay(s, OF_ORDERS, 4 * destination + i + 1, s.sheet.orders[destination, i])
        lay(s, OF_SHARES, destination + 1, SHARES_A_DESTINATION)
    for innovation in range(len(INNOVATIONS)):
        lay(s, OF_INNOVATIONS, innovation + 1, s.sheet.innovations[innovation])
    for objective in range(len(OBJECTIVES)):
        lay(s, OF_OBJECTIVES, objective + 1, 1)


@rule
def lay(s: CardGame, deck: int, kind: int, copies: int) -> None:
    """So many copies of a card, on those of this deck that lie there already."""
    place = FIRST[deck]
    while place < FIRST[deck] + SIZE[deck] and s.cards[place]:
        place += 1
    for i in range(copies):
        s.cards[place + i] = kind


@rule
def begin(s: CardGame) -> None:
    """CG-2: nine stacks, tokens, objectives; the first shift begins."""
    for stack in range(len(STACKS)):
        deck = DECK_OF[stack]
        s.top[stack] = FIRST[deck]
        s.end[stack] = FIRST[deck] + SIZE[deck]
        if stack < ENGINE:  # two stacks of a deck
            s.top[stack] += HALF * (stack % 2)
            s.end[stack] = s.top[stack] + HALF
    turn_up(s)
    for objective in range(len(OBJECTIVES) + 1):
        s.objectives[objective] = NOBODY
    for token in range(TOKENS[2] + 1):
        s.tokens[token] = NOBODY
    s.start = s.options.start
    s.zone = NO_ZONE
    s.phase = PLACING
    begin_shift(s)
