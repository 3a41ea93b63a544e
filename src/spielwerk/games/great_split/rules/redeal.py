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
ANY_LEVEL = ACROSS = DECKS
TOKENS, ANSWERS, WITHIN = 4, 5, 6
# Of the word that stands for a seat's answers: a bit for each card, one for the choice, the rest.
CHOICE, REST = HAND, HAND + 1


@rule
def redeal(s: GreatSplit, seat: int, key: Key) -> None:
    cards, seen = np.zeros(PLACES, np.int16), np.zeros(PLACES, np.int16)
    places = np.empty(PLACES, np.int16)
    gather(s, cards, seen)
    for level in range(DECKS):
        size = unknown(s, seat, level, cards, seen, places)
        size = left_in_deck(s, level, places, size)
        mix(cards, seen, places[:size], key, level, False)
    size = unknown(s, seat, ANY_LEVEL, cards, seen, places)
    mix(cards, seen, places[:size], key, ACROSS, False)
    answers = block(key, ANSWERS, 0)
    for other in range(s.seats):
        if other != seat and not shown(s, other, seat):
            size = face_down(s, other, places)
            mix(cards, seen, places[:size], key, WITHIN + other, True)
            redeal_answers(s, other, answers[other])
        elif other != seat:
            redeal_choice(s, other, answers[other])
    scatter(s, cards, seen)
    first = s.round_ + (s.phase == OVER)
    shuffle(s.market[first:], len(MARKET) - first, key, TOKENS)


@rule
def gather(s: GreatSplit, cards: Row, seen: Row) -> None:
    """All cards of the table in one row, each with its level; and who knows them."""
    for seat in range(s.seats):
        hand, first = s.hands[seat], seat * HAND
        cards[first : first + HAND], seen[first : first + HAND] = hand.cards, hand.seen
    cards[PILE:DECK], seen[PILE:DECK] = s.pile.cards, s.pile.seen
    for level in range(DECKS):
        first = DECK + level * LARGEST_DECK
        cards[first : first + LARGEST_DECK] = s.decks[level] + LEVEL * level


@rule
def scatter(s: GreatSplit, cards: Row, seen: Row) -> None:
    """Back to where they lay, or where those lay whose places they took."""
    for seat in range(s.seats):
        hand, first = s.hands[seat], seat * HAND
        hand.cards[:], hand.seen[:] = cards[first : first + HAND], seen[first : first + HAND]
    s.pile.cards[:], s.pile.seen[:] = cards[PILE:DECK], seen[PILE:DECK]
    for level in range(DECKS):
        first = DECK + level * LARGEST_DECK
        s.decks[level, :] = cards[first : first + LARGEST_DECK] - LEVEL * level


@rule
def passed(s: GreatSplit, other: int) -> bool:
    """Whether the wallet of a seat lies open before its left-hand neighbour."""
    return s.opened >> ((other + 1) % s.seats) & 1 != 0 and s.phase in (SPLITTING, CHOOSING)


@rule
def shown(s: GreatSplit, other: int, seat: int) -> bool:
    """Whether this is the neighbour who sees all that is in there, part by part."""
    return passed(s, other) and (other + 1) % s.seats == seat


@rule
def unknown(s: GreatSplit, seat: int, level: int, cards: Row, seen: Row, places: Row) -> int:
    """Where in hands and pile lies a card that this seat does not know: of a level, or dealt long
    ago, when not even the level is known. Returns how many places there are."""
    size = 0
    for part in range(s.seats + 1):
        first = part * HAND if part < s.seats else PILE
        held = s.hands[part].held if part < s.seats else s.pile.held
        for place in range(first, first + held):
            long_ago = level == ANY_LEVEL and seen[place] < FRESH
            places[size] = place
            if not seen[place] >> seat & 1 and (cards[place] // LEVEL == level or long_ago):
                size += 1
    return size


@rule
def left_in_deck(s: GreatSplit, level: int, places: Row, size: int) -> int:
    first = DECK + level * LARGEST_DECK
    for place in range(first + s.tops[level], first + s.ends[level]):
        places[size] = place
        size += 1
    return size


@rule
def face_down(s: GreatSplit, other: int, places: Row) -> int:
    """Where the hidden cards of a seat may be: with it, and among those it threw this round."""
    hand, size = s.hands[other], 0
    lies = hand.lies
    for i in range(hand.held):
        if lies[i] != FACE_UP:
            places[size] = other * HAND + i
            size += 1
    if s.phase in (DISCARDING, SPLITTING) and not passed(s, other):
        for i in range(s.pile.before, s.pile.held):
            if s.pile.whose[i] == other:
                places[size] = PILE + i
                size += 1
    return size


@rule
def mix(cards: Row, seen: Row, places: Row, key: Key, number: int, whole: bool) -> None:
    """The cards at these places change them; whole, with all who know them."""
    size = len(places)
    if size < 2:
        return
    order = places.copy()
    shuffle(order, size, key, number)
    old_cards, old_seen = cards.copy(), seen.copy()
    for i in range(size):
        cards[places[i]] = old_cards[order[i]]
        if whole:
            seen[places[i]] = old_seen[order[i]]


@rule
def redeal_answers(s: GreatSplit, other: int, dice: int) -> None:
    """An offer that is not shown, and a choice."""
    if s.phase in (SPLITTING, CHOOSING):
        split_anew(s, other, dice)
        redeal_choice(s, other, dice)


@rule
def redeal_choice(s: GreatSplit, other: int, dice: int) -> None:
    if s.phase in (SPLITTING, CHOOSING) and s.kept[other] != UNDECIDED:
        s.kept[other] = KEPT_A + (dice >> CHOICE & 1)


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
        hand.lies[(dice >> REST) % put] = IN_B if in_a else IN_A
