"""What is on the table."""

from typing import Annotated

from spielwerk.core.struct import Count, Row, Struct

from .components import (
    CARDS_IN_BOX,
    CHARACTERS,
    FEWEST_CARDS,
    LARGEST_DECK,
    LIMITS,
    MARKET,
    RESOURCES,
    ROUNDS,
    SCORINGS,
    SEATS,
    TRACKS,
    Sheet,
)

MOST = SEATS[-1]
HAND = 2 * LIMITS[-1]  # all but one of the own wallet, all but one of another, and two dealt
WAITING = 16  # steps that wait for others to be finished: two for each double arrow, and the first
TRAIL = 40  # steps of one move

# The lines of the score sheet: resolutions, scorings on the way, scorings at the end.
ON_THE_WAY, END = ROUNDS, ROUNDS + 3
END_CONTRACT = END + 3
LINES = (
    *(f"round-{number}" for number in range(1, ROUNDS + 1)),
    *(f"mid-{scoring}" for scoring in SCORINGS[:3]),
    *(f"end-{scoring}" for scoring in SCORINGS[:3]),
    *(f"contract-{resource}" for resource in RESOURCES),
)

# Phases: the open question.
DISCARDING, SPLITTING, CHOOSING, RESOLVING, OVER = range(5)
PHASES = ("discard", "split", "choose", "resolution", "over")

# A card in a hand is a kind and, above it, its level; the deck it came from is 0, 1 or 2.
LEVEL = 64
# Who knows a card: a bit for each seat, and one while all know which deck it came from.
ALL = 2**MOST - 1
FRESH = 2**MOST

# Where a card of a hand lies: not put yet, in a part of the wallet; on the table, face up or down.
IN_HAND, IN_A, IN_B, FACE_UP, SOLD = range(5)
UNDECIDED, KEPT_A, KEPT_B = range(3)

# Why a track moved.
BY_CARD, BY_SALE, BY_SPLITTER, BY_SEAL, BY_ARROW, BY_ICON, LOST = range(7)
CAUSES = ("card", "sale", "splitter", "seal", "arrow", "icon", "lost")
CAUSE = 16  # in the trail and among what waits, a cause stands above the track


class Options(Struct):
    pairs: Count  # a wallet opens when both neighbours concerned have made their offers (GS-3.3)


class Hand(Struct):
    """The cards of a seat, those it has played this round too."""

    cards: Annotated[Row, Count, HAND]
    seen: Annotated[Row, Count, HAND]
    lies: Annotated[Row, Count, HAND]
    held: Count


class Board(Struct):
    """The tracks of a seat, and what it still has to do in this resolution."""

    levels: Annotated[Row, Count, len(TRACKS)]
    splitter: Count  # whether it is still to be used
    unplayed: Count  # cards
    symbol: Count  # of the seals still to be placed
    seals: Count  # how many they are
    arrow: Count  # whether a double arrow asks for its track
    waits: Annotated[Row, Count, WAITING]  # where steps wait, the last to be made first
    steps: Annotated[Row, Count, WAITING]  # how many there
    depth: Count


class Pile(Struct):
    """All that was discarded, face down."""

    cards: Annotated[Row, Count, CARDS_IN_BOX]
    seen: Annotated[Row, Count, CARDS_IN_BOX]
    whose: Annotated[Row, Count, CARDS_IN_BOX]
    held: Count
    before: Count  # of these, how many lay there before this round


class GreatSplit(Struct):
    options: Options
    sheet: Sheet
    seats: Count
    phase: Count
    round_: Count  # from 0
    owed: Count  # a bit for each seat that owes an answer
    offered: Count  # a bit for each seat that has made its offer
    opened: Count  # a bit for each seat that has the wallet from its right before it
    kept: Annotated[Row, Count, MOST]  # which part of that it keeps
    parts: Annotated[Row, Count, MOST, 2]  # how many cards each seat had put into A and B
    slider: Count
    decks: Annotated[Row, Count, len(FEWEST_CARDS), LARGEST_DECK]  # in drawing order
    tops: Annotated[Row, Count, len(FEWEST_CARDS)]
    ends: Annotated[Row, Count, len(FEWEST_CARDS)]
    characters: Annotated[Row, Count, len(CHARACTERS)]  # by seat, then those left over
    scorings: Annotated[Row, Count, len(SCORINGS)]
    market: Annotated[Row, Count, len(MARKET)]  # by round, then those that stay unseen
    hands: Annotated[list[Hand], Hand, MOST]
    boards: Annotated[list[Board], Board, MOST]
    pile: Pile
    lines: Annotated[Row, Count, MOST, len(LINES)]  # the score sheet
    trail: Annotated[Row, Count, TRAIL]  # track and cause of each step of the last move
    trailed: Count
