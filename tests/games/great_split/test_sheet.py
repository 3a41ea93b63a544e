"""Component sheets: what the rule book fixes, and games with an owner's own."""

from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.core.game import Refused
from spielwerk.core.record import read, write
from spielwerk.core.replay import verify
from spielwerk.core.sheet import rows_of, sheet_of
from spielwerk.games.great_split.components import PRINTED
from spielwerk.lab.simulate import recorded

from .tables import ANNA, GAME, levels, line, over, table

Change = Callable[[dict[str, Any]], None]


def changed(change: Change) -> dict[str, Any]:
    rows = rows_of(PRINTED)
    change(rows)
    return rows


def cell(name: str, *place: int, to: int) -> Change:
    def change(rows: dict[str, Any]) -> None:
        row = rows[name]
        for i in place[:-1]:
            row = row[i]
        row[place[-1]] = to

    return change


def both(*changes: Change) -> Change:
    def change(rows: dict[str, Any]) -> None:
        for one in changes:
            one(rows)

    return change


BROKEN = [
    ("cards", cell("cards", 0, 0, to=3), "sheet-cards", "GS-1.1"),  # seventy cards
    ("negative", cell("cards", 0, 0, to=-1), "sheet-negative", "GS-1.2"),
    (
        "level",
        both(cell("cards", 0, 0, to=5), cell("cards", 0, 12, to=2)),
        "sheet-level",
        "GS-1.2",
    ),
    ("length", cell("tracks", 0, 0, to=21), "sheet-length", "GS-1.3"),
    ("seal length", cell("seals", 1, 0, to=0), "sheet-length", "GS-1.4"),
    ("descending", cell("tracks", 1, 2, to=2), "sheet-places", "GS-1.3"),
    ("beyond", cell("tracks", 1, 6, to=17), "sheet-places", "GS-1.3"),
    ("a gap", cell("tracks", 1, 2, to=0), "sheet-places", "GS-1.3"),
    ("contracts", both(*(cell("tracks", 0, i, to=0) for i in (7, 8))), "sheet-contracts", "GS-1.3"),
    ("six of gold", both(*(cell("tracks", 4, i, to=13) for i in (0, 6))), "sheet-gold", "GS-1.3"),
    ("banner 11", cell("banners", 5, 1, to=11), "sheet-banners", "GS-1.3"),
    ("no banner 9", cell("banners", 4, 1, to=8), "sheet-banners", "GS-1.3"),
    ("half a banner", cell("banners", 5, 0, to=0), "sheet-places", "GS-1.3"),
    ("gems fall", cell("gem-values", 8, to=5), "sheet-gems", "GS-1.3"),
    ("arrows", cell("double-arrows", 3, to=13), "sheet-places", "GS-1.3"),
    ("icons", cell("seals", 0, 1, to=9), "sheet-places", "GS-1.4"),
    ("no star", both(*(cell("seals", 1, i, to=0) for i in (8, 9))), "sheet-stars", "GS-1.4"),
    ("five stars", both(*(cell("seals", 0, i, to=9) for i in (0, 11))), "sheet-end", "GS-1.4"),
    ("end of gold", cell("seals", 4, 0, to=7), "sheet-end", "GS-1.4"),
    ("limit", cell("hand-limits", 5, to=9), "sheet-limits", "GS-1.5"),
    ("character", cell("characters", 0, 0, to=6), "sheet-character", "GS-1.6"),
    ("start", cell("characters", 1, 4, to=3), "sheet-start", "GS-2.2"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "word", "rule"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN]
)
def test_what_the_rule_book_fixes(change: Change, word: str, rule: str) -> None:
    with pytest.raises(Refused, match=word) as refused:
        sheet_of(GAME, changed(change))
    assert refused.value.rule == rule


def owners() -> Any:
    """Other cards of level II, a longer artwork track, an arrow less, more in hand."""
    return sheet_of(
        GAME,
        changed(
            both(
                *(cell("cards", 0, 6, to=1), cell("cards", 0, 5, to=2)),
                *(cell("tracks", 1, 0, to=18), cell("tracks", 1, 7, to=18)),
                *(cell("double-arrows", 3, to=0), cell("double-arrows", 0, to=2)),
                *(cell("characters", 1, 4, to=1), cell("gem-values", 20, to=30)),
                *(cell("hand-limits", i, to=8) for i in range(6)),
            )
        ),
    )


@pytest.mark.parametrize("seats", GAME.about.seats)
def test_games_with_an_owners_sheet(seats: int) -> None:
    record, _ = recorded(GAME, GAME.blank(seats, sheet=owners()), 1, seats)
    text = write(record)
    assert '[Component hand-limits "8 8 8 8 8 8"]' in text
    assert GAME.scores(verify(GAME, read(text))) == record.result
    assert "tome1" in record.deal["level-2"]


def test_the_sheet_is_what_counts() -> None:
    s = table(sheet=owners())
    levels(s, ANNA, artwork=18, artwork_seal=2)
    assert GAME.view(s, None)["tracks"][1]["length"] == 18
    character = GAME.view(s, None)["players"][ANNA]["character"]["contracts"]["artwork"]
    assert line(over(s), ANNA, "contract-artwork") == 7 + character
