"""What a player can say: the book of moves, and why one may be refused."""

from spielwerk.core.game import Reason

from .components import CARDS, GOLD, RESOURCES, TRACKS

PARTS = ("a", "b")
MONEY = ("gold", "prestige")  # what a card may be sold for

DISCARDS = tuple(f"discard {card}" for card in CARDS[1:])
PUTS = tuple(f"put {card} {part}" for part in PARTS for card in CARDS[1:])
OFFERS = ("offer", "reopen")
KEEPS = tuple(f"keep {part}" for part in PARTS)
PLAYS = tuple(f"play {card}" for card in CARDS[1:])
SELLS = tuple(f"sell {card} {track}" for track in MONEY for card in CARDS[1:])
SEALS = tuple(f"seal {resource}" for resource in RESOURCES)
ARROWS = tuple(f"arrow {track}" for track in TRACKS)
SPLITTERS = tuple(f"splitter {track}" for track in TRACKS)

CHAPTERS = (
    *(DISCARDS, PUTS, OFFERS, KEEPS, PLAYS, SELLS, SEALS),
    *(ARROWS[:GOLD], ARROWS[GOLD + 1 :], SPLITTERS, ("done",)),
)
MOVES = tuple(text for chapter in CHAPTERS for text in chapter)
BEGINS = tuple(sum(map(len, CHAPTERS[:chapter])) for chapter in range(len(CHAPTERS) + 1))
DISCARD, PUT, OFFER, KEEP, PLAY, SELL, SEAL_STEP, ARROW, _, SPLITTER, DONE, END = BEGINS
REOPEN = OFFER + 1
BEYOND_GOLD = len(TRACKS) - GOLD - 1  # an arrow may go to every track but gold

# A discard, an offer and a choice are answers: a barrier counts them, and waits again for an offer
# that is withdrawn. `done` ends a resolution.
BINDING = frozenset({*DISCARDS, *OFFERS, *KEEPS, "done"})

# fmt: off
REASONS = (
    Reason(""),
    Reason("not-asked",      "GS-8"),
    Reason("over",           "GS-5.6"),
    Reason("within-limit",   "GS-3.1"),
    Reason("others-discard", "GS-3.1"),
    Reason("not-to-discard", "GS-3.1"),
    Reason("not-in-hand",    "GS-3.2"),
    Reason("empty-part",     "GS-3.2"),
    Reason("not-all-put",    "GS-3.2"),
    Reason("offered",        "GS-3.2"),
    Reason("not-offered",    "GS-3.2"),
    Reason("passed-on",      "GS-3.3"),
    Reason("not-open",       "GS-3.3"),
    Reason("chosen",         "GS-3.3"),
    Reason("not-to-play",    "GS-3.4"),
    Reason("resolved",       "GS-3.4"),
    Reason("not-all-played", "GS-3.4"),
    Reason("no-seal",        "GS-4.2"),
    Reason("other-seal",     "GS-4.2"),
    Reason("splitter-used",  "GS-4.3"),
    Reason("no-arrow",       "GS-4.5"),
    Reason("arrow-first",    "GS-4.7"),
    Reason("seal-first",     "GS-4.7"),
    Reason("full",           "GS-4.8"),
)
# fmt: on
(
    FINE,
    NOT_ASKED,
    GAME_OVER,
    WITHIN_LIMIT,
    OTHERS_DISCARD,
    NOT_TO_DISCARD,
    NOT_IN_HAND,
    EMPTY_PART,
    NOT_ALL_PUT,
    OFFERED,
    NOT_OFFERED,
    PASSED_ON,
    NOT_OPEN,
    CHOSEN,
    NOT_TO_PLAY,
    RESOLVED,
    NOT_ALL_PLAYED,
    NO_SEAL,
    OTHER_SEAL,
    SPLITTER_USED,
    NO_ARROW,
    ARROW_FIRST,
    SEAL_FIRST,
    FULL,
) = range(len(REASONS))
