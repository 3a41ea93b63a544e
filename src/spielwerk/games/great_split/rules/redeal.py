"""What a seat may imagine: the same table but for what it cannot know (GS-2.7).

Where it knows no card, another may lie: of the same level where all see the level, else of any that
was dealt. Of the cards it knows another seat to have, it does not know which were thrown, sold, or
put into which part.
"""

import numpy as np

from spielwerk.core.chance import block, shuffle
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row

from ..components import CARDS_IN_BOX, LARGEST_DECK, MARKET
from ..state import (
    CHOOSING,
    DISCARDING,
    FACE_UP,
    FRESH,
    HAND,
    IN_A,
    IN_B,
    IN_HAND,
    KEPT_A,
    LEVEL,
    MOST,
    OVER,
    SPLITTING,
    UNDECIDED,
    GreatSplit,
)
from .setup import DECKS

# Places where a card may lie, all counted through: the hands, the pile, the decks.
PILE = MOST * HAND
DECK = PILE + CARDS_IN_BOX
PLACES = DECK + DECKS * LARGEST_DECK
# Every shuffle has a number of its own; by level they have 0, 1, 2, within a hand WITHIN + seat.
ACROSS, TOKENS, ANSWERS, WITHIN = 3, 4, 5, 6


@rule
def redeal(s: GreatSplit, seat: int, key: Key) -> None:
    places = np.empty(PLACES, np.int16)
    for level in range(DECKS):
        size = left_in_deck(s, level, places)
        mix(s, places, unknown(s, seat, level, places, size), key, level, False)
    mix(s, places, unknown(s, seat, DECKS, places, 0), key, ACROSS, False)
    first = s.round_ + (s.phase == OVER)
    shuffle(s.market[first:], len(MARKET) - first, key, TOKENS)
    answers = block(key, ANSWERS, 0)
    for other in range(s.seats):
        if other != seat and not shown(s, other, seat):
            mix(s, places, face_down(s, other, places), key, WITHIN + other, True)
            if s.phase in (SPLITTING, CHOOSING):
                split_anew(s, other, answers[other])
        if other != seat and s.phase in (SPLITTING, CHOOSING) and s.kept[other] != UNDECIDED:
            s.kept[other] = KEPT_A + answers[MOST + other] % 2


@rule
def passed(s: GreatSplit, other: int) -> bool:
    """Whether the wallet of a seat lies open before its left-hand neighbour."""
    return s.opened >> ((other + 1) % s.seats) & 1 != 0 and s.phase in (SPLITTING, CHOOSING)


@rule
def shown(s: GreatSplit, other: int, seat: int) -> bool:
    """Whether this is the neighbour who sees all that is in there, part by part."""
    return passed(s, other) and (other + 1) % s.seats == seat


@rule
def left_in_deck(s: GreatSplit, level: int, places: Row) -> int:
    left = s.ends[level] - s.tops[level]
    for i in range(left):
        places[i] = DECK + level * LARGEST_DECK + s.tops[level] + i
    return left


@rule
def unknown(s: GreatSplit, seat: int, level: int, places: Row, size: int) -> int:
    """Places in hands and pile whose card this seat does not know: of a level, or dealt long ago,
    when not even the level is known."""
    for other in range(s.seats):
        for i in range(s.hands[other].held):
            size = note(s, seat, level, other * HAND + i, places, size)
    for i in range(s.pile.held):
        size = note(s, seat, level, PILE + i, places, size)
    return size


@rule
def note(s: GreatSplit, seat: int, level: int, place: int, places: Row, size: int) -> int:
    card, seen = card_at(s, place), seen_at(s, place)
    if not seen >> seat & 1 and (card // LEVEL == level or (level == DECKS and seen < FRESH)):
        places[size] = place
        return size + 1
    return size


@rule
def face_down(s: GreatSplit, other: int, places: Row) -> int:
    """Where the hidden cards of a seat may be: with it, and among those it threw this round."""
    hand, size = s.hands[other], 0
    for i in range(hand.held):
        if hand.lies[i] != FACE_UP:
            places[size] = other * HAND + i
            size += 1
    if s.phase in (DISCARDING, SPLITTING) and not passed(s, other):
        for i in range(s.pile.before, s.pile.held):
            if s.pile.whose[i] == other:
                places[size] = PILE + i
                size += 1
    return size


@rule
def mix(s: GreatSplit, places: Row, size: int, key: Key, number: int, whole: bool) -> None:
    """The cards at these places change them; whole, with all who know them."""
    cards, seen = np.empty(PLACES, np.int16), np.empty(PLACES, np.int16)
    order = np.empty(PLACES, np.int16)
    for i in range(size):
        cards[i], order[i] = card_at(s, places[i]), i
        seen[i] = seen_at(s, places[i])
    shuffle(order, size, key, number)
    for i in range(size):
        lay_at(s, places[i], cards[order[i]], seen[order[i] if whole else i])


@rule
def card_at(s: GreatSplit, place: int) -> int:
    if place < PILE:
        return int(s.hands[place // HAND].cards[place % HAND])
    if place < DECK:
        return int(s.pile.cards[place - PILE])
    level, at = (place - DECK) // LARGEST_DECK, (place - DECK) % LARGEST_DECK
    return int(s.decks[level, at]) + LEVEL * level


@rule
def seen_at(s: GreatSplit, place: int) -> int:
    if place < PILE:
        return int(s.hands[place // HAND].seen[place % HAND])
    return int(s.pile.seen[place - PILE]) if place < DECK else 0


@rule
def lay_at(s: GreatSplit, place: int, card: int, seen: int) -> None:
    if place < PILE:
        s.hands[place // HAND].cards[place % HAND] = card
        s.hands[place // HAND].seen[place % HAND] = seen
    elif place < DECK:
        s.pile.cards[place - PILE] = card
        s.pile.seen[place - PILE] = seen
    else:
        s.decks[(place - DECK) // LARGEST_DECK, (place - DECK) % LARGEST_DECK] = card % LEVEL


@rule
def split_anew(s: GreatSplit, other: int, dice: int) -> None:
    """As many cards put as were put, but who knows where; in a full offer both parts hold some."""
    hand, put, in_a = s.hands[other], 0, 0
    for i in range(hand.held):
        if hand.lies[i] != IN_HAND:
            hand.lies[i] = IN_B if dice >> i & 1 else IN_A
            put += 1
            in_a += hand.lies[i] == IN_A
    if put == hand.held and in_a in (0, put):
        last = dice >> HAND & (LEVEL - 1)
        hand.lies[last % put] = IN_B if in_a else IN_A
