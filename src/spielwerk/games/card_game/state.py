"""What is on the table."""

from typing import Annotated

from spielwerk.core.struct import Count, Row, Struct

from .components import (
    CARDS,
    DECKS,
    DESTINATIONS,
    DOCKS,
    ENGINE_WORDS,
    LOOK,
    LORRIES,
    OBJECTIVES,
    OF_INNOVATIONS,
    OF_ORDERS,
    ORDERS,
    SEATS,
    STACKS,
    WILD_WAGON,
    WORKERS,
    ZONES,
    Sheet,
)

MOST = SEATS[-1]
LINES = ("lorries", "orders", "shares", "tokens", "objectives")  # A to E of CG-6.2

# Phases: the open question.
PLACING, PAYING, DOCKING, MINING, SENDING, CHOOSING, TAKING, NAMING, ENDING, OVER = range(10)
PHASES = ("turn", "pay", "dock", "mining", "send", "look", "take", "next", "done", "over")

# Cards that may be hidden lie in places: the stacks, then each seat's orders and innovations, then
# those looked at. A stack is a stretch of places, from its top to its end.
ORDER_HANDS = CARDS
INNOVATION_HANDS = ORDER_HANDS + MOST * DECKS[OF_ORDERS].size
TRAY = INNOVATION_HANDS + MOST * DECKS[OF_INNOVATIONS].size
PLACES = TRAY + LOOK
ORDERS_HELD, INNOVATIONS_HELD = range(2)
EVERYBODY = (1 << MOST) - 1  # a bit for each seat

MOST_ON_DOCK = 28  # wagons: six of each of two crests, and all wild ones
MOST_LAID = MOST * sum(WORKERS) + DECKS[OF_INNOVATIONS].size  # all workers, all innovations


class Options(Struct):
    start: Count  # who starts the game


class Dock(Struct):
    wagons: Annotated[Row, Count, MOST_ON_DOCK]  # from left to right
    loads: Annotated[Row, Count, MOST_ON_DOCK]  # the lorry card on each, or NONE
    length: Count
    engine: Count  # its type, or NONE


class Player(Struct):
    workers: Annotated[Row, Count, len(WORKERS)]  # worker cards in hand, by number
    row: Annotated[Row, Count, 40]  # the mining row, the rightmost card first
    row_length: Count
    storage: Annotated[Row, Count, len(LORRIES) + 1]  # by kind of lorry
    docks: Annotated[list[Dock], Dock, DOCKS]
    shares: Annotated[Row, Count, len(DESTINATIONS) + 1]
    # The delivered stack, by kind.
    lorries: Annotated[Row, Count, len(LORRIES) + 1]
    wagons: Annotated[Row, Count, WILD_WAGON + 1]
    engines: Annotated[Row, Count, len(ENGINE_WORDS)]
    orders: Annotated[Row, Count, len(ORDERS) + 1]


class Laid(Struct):
    """A card of a payment that lies in a zone."""

    zone: Count
    seat: Count
    innovation: Count  # its kind; NONE: a worker card
    number: Count  # what it counts as


class CardGame(Struct):
    options: Options
    sheet: Sheet
    seats: Count
    phase: Count
    shift: Count  # from 0
    start: Count  # who starts the shift
    turn: Count  # whose turn it is
    # Who knows what: see `rules/memory.py`.
    cards: Annotated[Row, Count, PLACES]
    seen: Annotated[Row, Count, PLACES]  # a bit for each seat that knows this card is in its batch
    batch: Annotated[Row, Count, PLACES]  # cards looked at together share a number; 0: none
    top: Annotated[Row, Count, len(STACKS)]
    end: Annotated[Row, Count, len(STACKS)]
    up: Annotated[Row, Count, len(STACKS)]  # whether the top card is turned up
    held: Annotated[Row, Count, MOST, 2]  # orders and innovations in hand
    tray: Count  # cards looked at
    named: Count  # how many of them have their place, the first of the tray
    looks: Count  # in this game
    looked: Count  # the stack they are from
    players: Annotated[list[Player], Player, MOST]
    passed: Annotated[Row, Count, MOST]
    placed: Annotated[Row, Count, len(ZONES)]  # the number last placed in this shift
    last: Annotated[Row, Count, len(ZONES)]  # by whom, or NOBODY
    laid: Annotated[list[Laid], Laid, MOST_LAID]
    laid_size: Count
    objectives: Annotated[Row, Count, len(OBJECTIVES) + 1]  # who has each, or NOBODY
    tokens: Annotated[Row, Count, 8]  # who has each shift token, or NOBODY
    # The turn in hand.
    zone: Count  # where workers are being placed, or NO_ZONE
    owed: Count  # workers still to be paid
    acted: Count  # whether the worker action of this turn was taken
    used: Count  # action innovations played in this turn
    wagon: Count  # just taken, it wants a dock; or NONE
    engine: Count  # likewise
    steps: Count  # of mining, taken
    least: Count  # of mining
    most: Count
    sent: Count  # the type of engine of the trains that leave, or NONE
