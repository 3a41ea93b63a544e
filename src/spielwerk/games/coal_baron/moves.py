"""What a player can say: the book of moves, and why one may be refused."""

from spielwerk.core.game import Reason

from .components import (
    BLACK,
    COAL,
    COLOURS,
    ORDER_BOX,
    ORDER_WORDS,
    SPACES,
    TILE_WORDS,
)

SOURCES = ("", " store")  # from the cage, from the private storage

DRAFTS = tuple(f"draft {ORDER_WORDS[order]}" for order in ORDER_BOX)
PLACES = tuple(space.name for space in SPACES)
KEEPS = ("keep none", *(f"keep {word}" for word in (*TILE_WORDS[1:], *ORDER_WORDS[1:])))
PUTS = ("top", "bottom")
NEXTS = tuple(f"next {word}" for word in (*TILE_WORDS[1:], *ORDER_WORDS[1:]))
FUELS = ("fuel none", *(f"fuel {COAL[colour]}" for colour in COLOURS))
CAGES = tuple(f"cage {level}" for level in range(BLACK + 1))
LOADS = tuple(f"load {COAL[colour]}" for colour in COLOURS)
STORES = tuple(f"store {COAL[colour]}" for colour in COLOURS)
FILLS = tuple(
    f"fill {ORDER_WORDS[order]} {COAL[colour]}{source}"
    for order in ORDER_BOX
    for colour in COLOURS
    for source in SOURCES
)
PAIRS = tuple(
    f"pair {ORDER_WORDS[order]} {COAL[colour]}" for order in ORDER_BOX for colour in COLOURS
)
ADDS = tuple(f"add {COAL[colour]}{source}" for colour in COLOURS for source in SOURCES)

CHAPTERS = (
    *(DRAFTS, PLACES, KEEPS, PUTS, NEXTS, FUELS),
    *(CAGES, LOADS, STORES, ("stop",), FILLS, PAIRS, ADDS),
    ("done",),
)
MOVES = tuple(text for chapter in CHAPTERS for text in chapter)
BEGINS = tuple(sum(map(len, CHAPTERS[:chapter])) for chapter in range(len(CHAPTERS) + 1))
DRAFT, PLACE, KEEP, PUT, NEXT, FUEL, CAGE, LOAD, STORE, STOP, FILL, PAIR, ADD, DONE, END = BEGINS

# A look, the draft and `done` show a card that nobody knew before.
BINDING = frozenset({*DRAFTS, "factory look", "order look", "done"})

# fmt: off
REASONS = (
    Reason(""),
    Reason("not-asked",            "CB-8"),
    Reason("not-your-turn",        "CB-3.1"),
    Reason("over",                 "CB-3.1"),
    Reason("not-in-the-draft",     "CB-2.5"),
    Reason("locked",               "CB-1.5"),
    Reason("workers",              "CB-3.2"),
    Reason("no-tile",              "CB-4.1"),
    Reason("marks",                "CB-4.1"),
    Reason("deck-empty",           "CB-4.2"),
    Reason("nothing-complete",     "CB-4.7"),
    Reason("no-order",             "CB-4.9"),
    Reason("order-deck-empty",     "CB-4.10"),
    Reason("not-seen",             "CB-4.2"),
    Reason("not-in-supply",        "CB-4.3"),
    Reason("cage-is-there",        "CB-4.4"),
    Reason("at-the-surface",       "CB-4.4"),
    Reason("no-such-coal",         "CB-4.4"),
    Reason("cage-full",            "CB-4.4"),
    Reason("below-the-surface",    "CB-4.4"),
    Reason("not-in-cage",          "CB-4.4"),
    Reason("not-in-store",         "CB-4.4"),
    Reason("not-your-order",       "CB-4.4"),
    Reason("no-free-slot",         "CB-4.4"),
    Reason("one-step-left",        "CB-4.5"),
    Reason("two-cubes",            "CB-4.5"),
)
# fmt: on
(
    FINE,
    NOT_ASKED,
    NOT_YOUR_TURN,
    GAME_OVER,
    NOT_IN_THE_DRAFT,
    LOCKED,
    TOO_FEW_WORKERS,
    NO_TILE,
    TOO_FEW_MARKS,
    DECK_EMPTY,
    NOTHING_COMPLETE,
    NO_ORDER,
    ORDER_DECK_EMPTY,
    NOT_SEEN,
    NOT_IN_SUPPLY,
    CAGE_IS_THERE,
    AT_THE_SURFACE,
    NO_SUCH_COAL,
    CAGE_FULL,
    BELOW_THE_SURFACE,
    NOT_IN_CAGE,
    NOT_IN_STORE,
    NOT_YOUR_ORDER,
    NO_FREE_SLOT,
    ONE_STEP_LEFT,
    TWO_CUBES,
) = range(len(REASONS))
