"""Set-up (GS-2), and the deal that begins a round (GS-3.1, GS-6.1)."""

from spielwerk.core.chance import shuffle
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key

from ..components import (
    CHARACTERS,
    FEWEST_CARDS,
    FIRST_HAND,
    LEVELS,
    MARKET,
    MOST_SYMBOLS,
    RESOURCES,
    SCORINGS,
    SYMBOLS,
)
from ..state import DISCARDING, FRESH, IN_HAND, LEVEL, SPLITTING, UNDECIDED, GreatSplit

DECKS = len(FEWEST_CARDS)


@rule
def deal(s: GreatSplit, key: Key) -> None:
    """GS-8: decks 0 to 2 the cards by level, 3 the characters, 4 and 5 the tokens."""
    for level in range(DECKS):
        fill(s, level)
        shuffle(s.decks[level], s.ends[level], key, level)
    for character in range(len(CHARACTERS)):
        s.characters[character] = character
    shuffle(s.characters, len(CHARACTERS), key, DECKS)
    for token in range(len(SCORINGS)):
        s.scorings[token] = token
    shuffle(s.scorings, len(SCORINGS), key, DECKS + 1)
    for token in range(len(MARKET)):
        s.market[token] = MARKET[token]
    shuffle(s.market, len(MARKET), key, DECKS + 2)


@rule
def fill(s: GreatSplit, level: int) -> None:
    """The cards of a level as the sheet has them, kind by kind."""
    size = 0
    for symbol in range(len(SYMBOLS)):
        for n in range(MOST_SYMBOLS):
            for _ in range(s.sheet.cards[symbol, level, n]):
                s.decks[level, size] = 1 + symbol * MOST_SYMBOLS + n
                size += 1
    s.ends[level] = size


@rule
def begin(s: GreatSplit) -> None:
    """GS-2.1 to 2.5, then the first round. A record's deal may have come without `deal`."""
    for level in range(DECKS):
        size = 0
        while size < len(s.decks[level]) and s.decks[level, size]:
            size += 1
        s.ends[level] = size
    for seat in range(s.seats):
        character = s.sheet.characters[s.characters[seat]]
        for resource in range(len(RESOURCES)):
            s.boards[seat].levels[resource] = character.steps[resource]
        for _ in range(FIRST_HAND):
            draw(s, seat, 0)
    begin_round(s)


@rule
def draw(s: GreatSplit, seat: int, level: int) -> None:
    """The next card of a level. All see from which deck it comes, only its holder what it is."""
    hand = s.hands[seat]
    hand.cards[hand.held] = s.decks[level, s.tops[level]] + LEVEL * level
    hand.seen[hand.held] = (1 << seat) + FRESH
    hand.lies[hand.held] = IN_HAND
    hand.held += 1
    s.decks[level, s.tops[level]] = 0
    s.tops[level] += 1


@rule
def begin_round(s: GreatSplit) -> None:
    """GS-3.1: one card each. GS-6.1: with two players also one of the level below."""
    s.pile.before = s.pile.held
    s.opened = 0
    s.offered = 0
    s.owed = 0
    for seat in range(s.seats):
        s.kept[seat] = UNDECIDED
        draw(s, seat, LEVELS[s.round_])
        if s.seats == 2:
            draw(s, seat, LEVELS[s.round_] - 1)
        if above_limit(s, seat):
            s.owed |= 1 << seat
    s.phase = DISCARDING
    if s.owed == 0:
        begin_split(s)


@rule
def above_limit(s: GreatSplit, seat: int) -> bool:
    return bool(s.hands[seat].held > s.sheet.hand_limits[s.round_])


@rule
def begin_split(s: GreatSplit) -> None:
    """GS-3.2: all at once."""
    s.phase = SPLITTING
    s.owed = (1 << s.seats) - 1


@rule
def discard(s: GreatSplit, seat: int, kind: int) -> None:
    """GS-3.1: face down, never to come back. Whoever knew of the card knows it is here or there."""
    hand, pile = s.hands[seat], s.pile
    at = 0
    while hand.cards[at] % LEVEL != kind:
        at += 1
    pile.cards[pile.held] = hand.cards[at]
    pile.seen[pile.held] = hand.seen[at]
    pile.whose[pile.held] = seat
    pile.held += 1
    hand.held -= 1
    last = hand.held
    hand.cards[at], hand.seen[at] = hand.cards[last], hand.seen[last]
    hand.cards[last], hand.seen[last] = 0, 0
    if not above_limit(s, seat):
        s.owed &= ~(1 << seat)
    if s.owed == 0:
        begin_split(s)
