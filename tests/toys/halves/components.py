"""What is in the box, and the sheet of figures that its owner may correct."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from spielwerk.core.game import Broken
from spielwerk.core.plain import plain
from spielwerk.core.struct import Count, Row, Struct


class Card(NamedTuple):
    name: str
    points: int
    copies: int


# fmt: off
CARDS = (
    #     name      points  copies
    Card("pebble",      1,      6),
    Card("shell",       2,      6),
    Card("amber",       4,      4),
    Card("pearl",       7,      2),
)
# fmt: on
PEARL = len(CARDS) - 1

HAND = 4
SEATS = range(2, 5)

WORDS = tuple(card.name for card in CARDS)
CARDS_IN_BOX = sum(card.copies for card in CARDS)
DEAREST = 1000


class Sheet(Struct):
    """By kind of card."""

    points: Annotated[Row, Count, len(CARDS)]
    copies: Annotated[Row, Count, len(CARDS)]


def worth(*points: int) -> Any:
    """A component sheet: what each kind of card counts."""
    sheet = Sheet.new()[0]
    sheet.points[:] = points
    sheet.copies[:] = [card.copies for card in CARDS]
    return sheet


def check_sheet(sheet: Any) -> Broken | None:
    """H-1: how many cards there are. H-4: what a card may count."""
    s = plain(sheet)
    if min(s.copies) < 0 or sum(s.copies) != CARDS_IN_BOX:
        return "sheet-cards", "H-1", {"wanted": CARDS_IN_BOX, "cards": sum(s.copies)}
    if max(map(abs, s.points)) > DEAREST:
        return "sheet-points", "H-4", {"name": "points", "most": DEAREST}
    return None


def box(table: Any) -> Sequence[int]:
    """The cards of this table's sheet, kind by kind."""
    return [kind for kind, copies in enumerate(table.sheet.copies) for _ in range(copies)]


PRINTED = worth(*(card.points for card in CARDS))
