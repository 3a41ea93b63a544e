"""Component sheets: rows and back, strictly read, written as TOML, never compiled in."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from spielwerk.core import sheet as sheets
from spielwerk.core.game import Broken, Game, Refused
from spielwerk.core.record import BadRecord
from spielwerk.core.sheet import load, rows_of, shapes, sheet_of, sheet_of_texts, texts_of, toml
from spielwerk.core.struct import Count, Row, Struct
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.lab.simulate import recorded, simulated
from toys.halves import HALVES
from toys.halves.components import PRINTED, worth


class Track(Struct):
    stars: Annotated[Row, Count, 3]
    contracts: Count


class Everything(Struct):
    """Each kind of field that a sheet may have."""

    limit: Count
    hands: Annotated[Row, Count, 2]
    bands: Annotated[Row, Count, 2, 3]
    tome: Track
    seals: Annotated[Any, Track, 2]


ROWS = {
    "limit": -5,
    "hands": [5, 32767],
    "bands": [[1, 20, 3], [-4, 5, -32768]],
    "tome-stars": [7, 8, 9],
    "tome-contracts": 10,
    "seals": [[1, 2, 3, 4], [5, 6, 7, 8]],
}
TEXTS = {
    "limit": "-5",
    "hands": "5 32767",
    "bands": "1 20 3 / -4 5 -32768",
    "tome-stars": "7 8 9",
    "tome-contracts": "10",
    "seals": "1 2 3 4 / 5 6 7 8",
}
TOML = """\
# Of Halves.
# Correct it.

limit = -5
hands = [5, 32767]
bands = [
    [ 1, 20,      3],
    [-4,  5, -32768],
]
tome-stars = [7, 8, 9]
tome-contracts = 10
seals = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
]
"""


def game_with(box: Any, check: Any = None) -> Game:
    """The toy's rules do not matter here, only what stands in its box."""
    return replace(HALVES, box=box, check_sheet=check)


BOX_ROWS = {"points": [1, 2, 4, 7], "copies": [6, 6, 4, 2]}
BLANK = game_with(Everything.new()[0])


def refused(rows: Mapping[str, Any], game: Game = BLANK) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(Refused) as why:
        sheet_of(game, rows)
    return why.value.reason, why.value.figures


def test_rows_and_back() -> None:
    sheet = sheet_of(BLANK, ROWS)
    assert sheet.limit == -5
    assert sheet.bands[1].tolist() == [-4, 5, -32768]
    assert sheet.tome.contracts == 10
    assert sheet.seals[1].stars.tolist() == [5, 6, 7]
    assert rows_of(sheet) == ROWS
    assert list(rows_of(sheet)) == list(ROWS)


def test_the_order_of_the_rows_does_not_matter() -> None:
    mixed = dict(reversed(ROWS.items()))
    assert sheet_of(BLANK, mixed).tobytes() == sheet_of(BLANK, ROWS).tobytes()


def test_as_texts_and_back() -> None:
    table = HALVES.blank(2, sheet=worth(1, 2, 4, 1))
    assert texts_of(HALVES, table) == {"points": "1 2 4 1", "copies": "6 6 4 2"}
    assert sheet_of_texts(HALVES, texts_of(HALVES, table)).tobytes() == table.sheet.tobytes()
    assert rows_of(sheet_of_texts(BLANK, TEXTS)) == ROWS
    holder = np.zeros(1, [("sheet", Everything.dtype)]).view(np.recarray)[0]
    holder.sheet = sheet_of(BLANK, ROWS)
    assert texts_of(BLANK, holder) == TEXTS


def test_the_boxs_own_goes_without_saying() -> None:
    assert texts_of(HALVES, HALVES.blank(2)) == {}
    assert texts_of(COAL_BARON, COAL_BARON.blank(2)) == {}


def test_as_toml_and_back(tmp_path: Path) -> None:
    file = tmp_path / "sheet.toml"
    assert toml(sheet_of(BLANK, ROWS), ("Of Halves.", "Correct it.")) == TOML
    for text in (TOML, "\ufeff" + TOML, TOML.replace("\n", "\r\n")):
        file.write_bytes(text.encode())
        assert rows_of(load(file, BLANK)) == ROWS


def test_one_row_of_a_table_and_one_number_of_a_row() -> None:
    """They stay what they are."""

    class Small(Struct):
        one: Annotated[Row, Count, 1]
        table: Annotated[Row, Count, 1, 2]

    game = game_with(Small.new()[0])
    rows = {"one": [4], "table": [[1, 2]]}
    assert rows_of(sheet_of(game, rows)) == rows
    assert rows_of(sheet_of_texts(game, {"one": "4", "table": "1 2"})) == rows
    assert refused({**rows, "one": 4}, game)[0] == "sheet-row"
    assert refused({**rows, "table": [1, 2]}, game)[0] == "sheet-table"


def test_a_sheet_is_made_of_counts() -> None:
    """Of numbers of another width, rows would be read from the wrong bytes."""

    class Wide(Struct):
        number: Annotated[int, np.int32]

    class Holder(Struct):
        parts: Annotated[Any, Wide, 2]

    for kind in (Wide, Holder):
        with pytest.raises(TypeError, match="number: a component sheet is made of Counts"):
            list(shapes(kind.dtype))


# What is refused.

LIMITS = {"least": -32768, "most": 32767}


@pytest.mark.parametrize(
    ("name", "value", "word", "figures"),
    [
        ("colour", 1, "sheet-unknown", {}),
        ("limit", [5], "sheet-number", {}),
        ("limit", 5.0, "sheet-whole", {"place": 1}),
        ("limit", "5", "sheet-whole", {"place": 1}),
        ("limit", True, "sheet-whole", {"place": 1}),
        ("hands", 5, "sheet-row", {"columns": 2}),
        ("hands", [5], "sheet-row", {"columns": 2}),
        ("hands", [5, 6, 7], "sheet-row", {"columns": 2}),
        ("hands", [[5, 6]], "sheet-row", {"columns": 2}),
        ("hands", [[5], [6]], "sheet-row", {"columns": 2}),
        ("hands", "56", "sheet-row", {"columns": 2}),
        ("hands", {"a": 5, "b": 6}, "sheet-row", {"columns": 2}),
        ("hands", [5, {}], "sheet-whole", {"place": 2}),
        ("hands", [5, float("nan")], "sheet-whole", {"place": 2}),
        ("hands", [5, 32768], "sheet-range", {"place": 2, **LIMITS}),
        ("hands", [-32769, 5], "sheet-range", {"place": 1, **LIMITS}),
        ("hands", [1 << 20_000, 5], "sheet-range", {"place": 1, **LIMITS}),
        ("bands", [[1, 2, 3]], "sheet-table", {"rows": 2, "columns": 3}),
        ("bands", [[1, 2, 3], [4, 5]], "sheet-table", {"rows": 2, "columns": 3}),
        ("bands", [[1, 2, 3], 4], "sheet-table", {"rows": 2, "columns": 3}),
        ("bands", [1, 2, 3, 4, 5, 6], "sheet-table", {"rows": 2, "columns": 3}),
        ("bands", [[1, 2, 3], [4, None, 6]], "sheet-whole", {"place": 5}),
        ("seals", [[1, 2, 3], [4, 5, 6]], "sheet-table", {"rows": 2, "columns": 4}),
        ("tome", {"stars": [7, 8, 9], "contracts": 10}, "sheet-unknown", {}),
    ],
)
def test_what_is_no_sheet(name: str, value: Any, word: str, figures: dict[str, int]) -> None:
    assert refused({**ROWS, name: value}) == (word, {"name": name, **figures})


@pytest.mark.parametrize("name", ROWS)
def test_no_row_may_be_missing(name: str) -> None:
    rest = {row: value for row, value in ROWS.items() if row != name}
    assert refused(rest) == ("sheet-missing", {"name": name})


def test_a_strange_name_is_said_on_one_line() -> None:
    word, figures = refused({**ROWS, "a\n\x1b[31m" + 50 * "b": 1})
    assert (word, figures) == ("sheet-unknown", {"name": "a??[31m" + 33 * "b"})


def test_a_game_without_a_sheet() -> None:
    assert refused({}, COAL_BARON) == ("sheet-none", {})
    with pytest.raises(Refused, match="sheet-none"):
        sheet_of_texts(COAL_BARON, {"points": "1"})


def test_the_games_own_check_has_the_last_word() -> None:
    """With its rule's id and its figures; wherever a sheet comes to a table."""

    def check(sheet: Any) -> Broken | None:
        return ("sheet-limit", "H-9", {"limit": int(sheet.limit)}) if sheet.limit < 0 else None

    game = game_with(BLANK.box, check)
    assert refused(ROWS, game) == ("sheet-limit", {"limit": -5})
    assert rows_of(sheet_of(game, {**ROWS, "limit": 0}))["limit"] == 0
    dearer = worth(1, 2, 4, 1001)
    with pytest.raises(Refused, match="sheet-points") as why:
        HALVES.blank(2, sheet=dearer)
    assert (why.value.rule, why.value.figures) == ("H-4", {"name": "points", "most": 1000})
    with pytest.raises(Refused, match="sheet-points"):
        HALVES.new(2, bytes(32), sheet=dearer)


# Files.


def in_file(path: Path, written: bytes) -> BadRecord:
    path.write_bytes(written)
    with pytest.raises(BadRecord) as bad:
        load(path, HALVES)
    return bad.value


@pytest.mark.parametrize(
    ("written", "word"),
    [
        (b"\xff\xfe", "record-not-text"),
        (b"points", "sheet-not-toml"),
        (b"points = 1\npoints = 2", "sheet-not-toml"),
        (b"points = " + 50_000 * b"[", "sheet-not-toml"),
        (b"points = " + 5_000 * b"9", "sheet-not-toml"),
        (b"", "sheet-refused"),
        (b"points = [1, 2, 4]\ncopies = [6, 6, 4, 2]", "sheet-refused"),
        (b"points = [1, 2, 4, 0x" + 9_000 * b"f" + b"]\ncopies = [6, 6, 4, 2]", "sheet-refused"),
    ],
)
def test_files_that_are_no_sheets(tmp_path: Path, written: bytes, word: str) -> None:
    bad = in_file(tmp_path / "sheet.toml", written)
    assert bad.reason == word
    assert isinstance(bad.__cause__, Refused) == (word == "sheet-refused")


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadRecord, match="record-no-file"):
        load(tmp_path, HALVES)
    with pytest.raises(BadRecord, match="record-unreadable"):
        load(tmp_path / "none.toml", HALVES)
    monkeypatch.setattr(sheets, "LARGEST", 10)
    assert in_file(tmp_path / "sheet.toml", b"points = 12").reason == "record-too-large"


# At the table.


def compiled() -> list[int]:
    """How many kinds of arguments each rule of the toy has been compiled for."""
    rules = (HALVES.deal, HALVES.begin, HALVES.legal, HALVES.play, HALVES.score, HALVES.tiebreak)
    return [len(getattr(rule, "signatures", ())) for rule in rules]


def test_nothing_is_compiled_for_another_sheet() -> None:
    """Neither in the loop of the bots nor move by move: the figures are in the table."""
    printed = HALVES.blank(3)
    other = HALVES.blank(3, sheet=sheet_of(HALVES, {**BOX_ROWS, "points": [10, 20, 40, 70]}))
    first = simulated(HALVES, printed, range(20), 1).scores
    recorded(HALVES, printed, 1, 0)
    before = compiled()
    assert (simulated(HALVES, other, range(20), 1).scores == 10 * first).all()
    record, run = recorded(HALVES, other, 1, 0)
    assert record.components["points"] == "10 20 40 70"
    assert run.scores.tolist() == (10 * first[:1]).tolist()
    assert compiled() == before


@pytest.mark.rule("H-1")
def test_a_sheet_may_change_the_cards() -> None:
    """The deck is that of the table's sheet; how many cards there are it may not change."""
    pearls = sheet_of(HALVES, {**BOX_ROWS, "copies": [0, 0, 0, 18]})
    (pack,) = HALVES.packs
    table = HALVES.new(4, bytes(32), sheet=pearls)
    assert table.deck.tolist() == list(pack.unshuffled(table)) == [3] * 18
    assert len(pack.unshuffled(HALVES.blank(2))) == 6 + 6 + 4 + 2
    for copies, cards in (([6, 6, 4, 3], 19), ([-1, 9, 8, 2], 18)):
        figures = {"wanted": 18, "cards": cards}
        assert refused({**BOX_ROWS, "copies": copies}, HALVES) == ("sheet-cards", figures)


def test_the_printed_sheet_stays_as_it_is() -> None:
    table = HALVES.blank(2, sheet=worth(1, 1, 1, 1))
    table.sheet.points[0] = 99
    assert rows_of(PRINTED) == BOX_ROWS == rows_of(HALVES.blank(2).sheet)
