"""What a player can say: the book of moves, and why one may be refused."""

from spielwerk.core.game import Reason

from .components import (
    DECKS,
    DOCK_CRESTS,
    DOCKS,
    INNOVATIONS,
    LORRIES,
    ORDERS,
    STACKS,
    WORKERS,
    WORKERS_TO,
    ZONES,
)

PLACES = ZONES
USES = (
    *(f"use {stack}" for stack in STACKS if stack not in ("innovation", "objective")),
    *("use mining", "use delivery"),
)
PAYS = tuple(f"pay {number}" for number in range(1, len(WORKERS)))
PAY_AS = tuple(
    (kind, number) for kind in range(1, 4) for number in range(1, WORKERS_TO[kind] + 1)
)  # worker innovation, and what it counts as
PAYS_AS = tuple(f"pay {INNOVATIONS[kind - 1]} as {number}" for kind, number in PAY_AS)
PUTS = tuple(f"dock {dock}" for dock in range(1, DOCKS + 1))
LOADED = tuple((dock, wild) for dock in range(DOCKS) for wild in range(2))
LOADS = tuple(f"load {dock + 1}{' wild' * wild}" for dock, wild in LOADED)
FETCHED = tuple(
    (lorry, dock, wild)
    for lorry, card in enumerate(LORRIES, 1)
    for dock, crests in enumerate(DOCK_CRESTS)
    if card.crest in crests
    for wild in range(2)
)
FETCHES = tuple(
    f"fetch {LORRIES[lorry - 1].name} {dock + 1}{' wild' * wild}" for lorry, dock, wild in FETCHED
)
SENDS = tuple(f"send {dock} {order.name}" for dock in range(1, DOCKS + 1) for order in ORDERS)
LOOKS = tuple(f"look {stack}" for stack in STACKS)
WORDS = tuple(word for deck in DECKS for word in deck.words[1:])  # of every kind of card
TAKES = tuple(f"take {word}" for word in WORDS)
NEXTS = tuple(f"next {word}" for word in WORDS)
BEFORE = tuple(sum(len(deck.words) - 1 for deck in DECKS[:deck]) for deck in range(len(DECKS)))

CHAPTERS = (
    *(PLACES, ("pass",), USES, ("on",), ("done",)),
    *(PAYS, PAYS_AS, PUTS),
    *(LOADS, ("store",), FETCHES, ("stop",), SENDS),
    *(LOOKS, TAKES, NEXTS),
)
MOVES = tuple(text for chapter in CHAPTERS for text in chapter)
BEGINS = tuple(sum(map(len, CHAPTERS[:chapter])) for chapter in range(len(CHAPTERS) + 1))
(
    PLACE,
    PASS,
    USE,
    ON,
    DONE,
    PAY,
    PAY_WITH,
    PUT,
    LOAD,
    STORE,
    FETCH,
    STOP,
    SEND,
    LOOK_AT,
    TAKE,
    NEXT,
    END,
) = BEGINS

# They show a card that nobody knew before, or pass the turn.
BINDING = frozenset({*LOOKS, "on", "done", "pass"})

# fmt: off
REASONS = (
    Reason(""),
    Reason("not-asked",            "CG-8"),
    Reason("not-your-turn",        "CG-3.1"),
    Reason("over",                 "CG-5.2"),
    Reason("not-in-play",          "CG-1.9"),
    Reason("no-sum",               "CG-3.3"),
    Reason("stack-empty",          "CG-4.9"),
    Reason("three-engines",        "CG-4.3"),
    Reason("out-of-reach",         "CG-4.6"),
    Reason("no-train",             "CG-4.7"),
    Reason("nothing-to-take",      "CG-4.8"),
    Reason("innovation-played",    "CG-3.5"),
    Reason("no-such-innovation",   "CG-3.5"),
    Reason("nothing-to-mine",      "CG-4.6"),
    Reason("no-zone-left",         "CG-3.5"),
    Reason("on-first",             "CG-2.3"),
    Reason("nothing-waits",        "CG-2.3"),
    Reason("nothing-further",      "CG-3.5"),
    Reason("action-first",         "CG-3.5"),
    Reason("no-such-worker",       "CG-3.3"),
    Reason("too-many-workers",     "CG-3.3"),
    Reason("never-exact",          "CG-3.3"),
    Reason("no-crest",             "CG-4.2"),
    Reason("engine-there",         "CG-4.3"),
    Reason("row-empty",            "CG-4.6"),
    Reason("not-stored",           "CG-4.6"),
    Reason("crest-not-shown",      "CG-4.6"),
    Reason("no-wagon",             "CG-4.6"),
    Reason("too-few-steps",        "CG-4.6"),
    Reason("steps-never-exact",    "CG-4.6"),
    Reason("steps-missing",        "CG-4.6"),
    Reason("no-engine",            "CG-4.7"),
    Reason("no-such-order",        "CG-4.7"),
    Reason("order-too-large",      "CG-4.7"),
    Reason("other-engine",         "CG-4.7"),
    Reason("no-train-yet",         "CG-4.7"),
    Reason("not-seen",             "CG-4.8"),
)
# fmt: on
(
    FINE,
    NOT_ASKED,
    NOT_YOUR_TURN,
    GAME_OVER,
    NOT_IN_PLAY,
    NO_SUM,
    STACK_EMPTY,
    THREE_ENGINES,
    OUT_OF_REACH,
    NO_TRAIN,
    NOTHING_TO_TAKE,
    INNOVATION_PLAYED,
    NO_SUCH_INNOVATION,
    NOTHING_TO_MINE,
    NO_ZONE_LEFT,
    ON_FIRST,
    NOTHING_WAITS,
    NOTHING_FURTHER,
    ACTION_FIRST,
    NO_SUCH_WORKER,
    TOO_MANY_WORKERS,
    NEVER_EXACT,
    NO_CREST,
    ENGINE_THERE,
    ROW_EMPTY,
    NOT_STORED,
    CREST_NOT_SHOWN,
    NO_WAGON,
    TOO_FEW_STEPS,
    STEPS_NEVER_EXACT,
    STEPS_MISSING,
    NO_ENGINE,
    NO_SUCH_ORDER,
    ORDER_TOO_LARGE,
    OTHER_ENGINE,
    NO_TRAIN_YET,
    NOT_SEEN,
) = range(len(REASONS))
