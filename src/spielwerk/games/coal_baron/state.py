"""What is on the table."""

from typing import Annotated

from spielwerk.core.struct import Count, Row, Struct

from .components import (
    CLOCK,
    LOOK,
    OPEN_ORDERS,
    OPEN_TILES,
    ORDERS,
    PER_SHIFT,
    SEATS,
    SHIFTS,
    SLOTS,
    SPACES,
    TILE_BOX,
)

MOST = SEATS[-1]
DECK = len(TILE_BOX)  # the larger of the two decks
COLOURED = 5  # a row indexed by colour, NONE included

# The lines of the score sheet: for every shift the deliveries and its elements, then the end.
DELIVERED = tuple(shift + PER_SHIFT * sum(range(shift + 1)) for shift in range(SHIFTS))
END_MARKS = SHIFTS + PER_SHIFT * sum(range(SHIFTS + 1))
END_CUBES, END_ORDERS, END_BALANCE = END_MARKS + 1, END_MARKS + 2, END_MARKS + 3
LINES = (
    *(
        f"shift-{shift + 1}-{name}"
        for shift in range(SHIFTS)
        for name in ("delivered", *(e.name for e in CLOCK[: PER_SHIFT * (shift + 1)]))
    ),
    *("end-marks", "end-cubes", "end-orders", "end-balance"),
)

# Phases: the open question.
DRAFTING, PLACING, KEEPING, FUELLING, PUTTING, NAMING, MINING, PAIRING, ENDING, OVER = range(10)
PHASES = ("draft", "turn", "keep", "fuel", "put", "next", "mining", "pair", "done", "over")

# Where an order may be, instead of with a seat (a seat's number) or delivered by it (+ MOST).
IN_DECK, ON_BOARD, IN_DRAFT = -1, -2, -3


class Options(Struct):
    start: Count  # who starts the game
    open_deliveries: Count  # delivered orders lie face up (CB-4.7)
    carts_for_all: Count  # empty carts score without a delivered order (CB-5.3)


class Deck(Struct):
    """Cards in drawing order from `top` to `end`. Where a look put some back, who knows which."""

    cards: Annotated[Row, Count, DECK]
    seen: Annotated[Row, Count, DECK]  # a bit for each seat that knows this card lies in its batch
    batch: Annotated[Row, Count, DECK]  # cards put back together share a number; 0: shuffled
    top: Count
    end: Count


class Level(Struct):
    """One level of a mine: the printed cart first, then tile by tile as they came."""

    tiles: Annotated[Row, Count, 12]  # kinds; NONE beyond
    coal: Annotated[Row, Count, 19]  # the cube on each cart, or NONE
    carts: Count


class Mine(Struct):
    levels: Annotated[list[Level], Level, COLOURED]  # by colour; the surface stays bare
    cage: Annotated[Row, Count, COLOURED]  # cubes in the cage, by colour
    store: Annotated[Row, Count, COLOURED]  # cubes in the private storage
    stop: Count  # the level the cage is at; 0: the surface


class CoalBaron(Struct):
    options: Options
    seats: Count
    phase: Count
    shift: Count  # from 0
    start: Count  # who holds the starting player's token
    turn: Count  # whose turn it is
    tiles: Deck
    orders: Deck
    factory: Annotated[Row, Count, OPEN_TILES]  # the tile on each space, or NONE
    board: Annotated[Row, Count, OPEN_ORDERS]  # the order under each space, or NONE
    standing: Annotated[Row, Count, len(SPACES)]  # workers on each space but the bank
    holder: Annotated[Row, Count, len(SPACES)]  # whose they are
    workers: Annotated[Row, Count, MOST]  # still to be placed
    canteen: Annotated[Row, Count, MOST]
    bank: Annotated[Row, Count, MOST]
    marks: Annotated[Row, Count, MOST]
    supply: Annotated[Row, Count, COLOURED]
    mines: Annotated[list[Mine], Mine, MOST]
    place: Annotated[Row, Count, len(ORDERS) + 1]  # where each order is
    slots: Annotated[Row, Count, len(ORDERS) + 1, SLOTS, 2]  # cubes on it: one, or two for one
    lines: Annotated[Row, Count, MOST, len(LINES)]  # the score sheet
    # The turn in hand.
    space: Count  # where the workers went, or NOWHERE
    steps: Count  # work steps left
    lacking: Count  # carts of the new tile that lack their colour
    level: Count  # of the new tile
    pair: Annotated[Row, Count, 2]  # order and slot that two cubes go to
    paired: Count  # how many of them are there
    looks: Count  # at five, in this game
    tray: Annotated[Row, Count, LOOK]  # the cards looked at
    tray_seen: Annotated[Row, Count, LOOK]  # who else knows of them
    tray_size: Count
    named: Count  # how many of them have their place, the first of the tray
    bottom: Count  # whether they go to the bottom
