"""What is in the box, and the sheet of figures that another edition may replace."""

from typing import Annotated, Any, NamedTuple

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
BOX = tuple(kind for kind, card in enumerate(CARDS) for _ in range(card.copies))


class Sheet(Struct):
    points: Annotated[Row, Count, len(CARDS)]  # by kind


def worth(*points: int) -> Any:
    """A component sheet: what each kind of card counts."""
    sheet = Sheet.new()[0]
    sheet.points[:] = points
    return sheet


PRINTED = worth(*(card.points for card in CARDS))
