"""What is on the table."""

from typing import Annotated

from spielwerk.core.struct import Count, Row, Struct

from .components import CARDS_IN_BOX, HAND, SEATS, Sheet

MOST = SEATS[-1]
NOT_YET = -1  # an answer still owed

CUTTING, CHOOSING, OVER = range(3)
PHASES = ("cutting", "choosing", "over")


class Options(Struct):
    open: Count  # hands lie face up from the deal (H-5)
    swap: Count  # cards may change places before the cut (H-6)


class Halves(Struct):
    options: Options
    sheet: Sheet
    seats: Count
    phase: Count
    deck: Annotated[Row, Count, CARDS_IN_BOX]  # kinds in drawing order; dealt ones stay in it
    hands: Annotated[Row, Count, MOST, HAND]
    cut: Annotated[Row, Count, MOST]  # after how many cards; face down until the last is in
    kept: Annotated[Row, Count, MOST]  # LEFT or RIGHT of the neighbour's hand
