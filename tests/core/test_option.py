"""Options as players and records write them: who starts, which variants."""

from typing import Any

import pytest

from spielwerk.core.option import DRAWN, names, options_of, set_options
from spielwerk.core.struct import Count, Struct


class Options(Struct):
    start: Count
    open_hands: Count


class Variants(Struct):
    open_hands: Count


class Table(Struct):
    options: Options
    seats: Count


class Unled(Struct):
    options: Variants
    seats: Count


def blank(kind: type[Struct] = Table) -> Any:
    table = kind.new()[0]
    table.seats = 3
    return table


def test_nobody_named_is_drawn() -> None:
    table = blank()
    assert set_options(table, {}) is None
    assert (table.options.start, table.options.open_hands) == (DRAWN, 0)


def test_set_and_written_again() -> None:
    table = blank()
    assert set_options(table, {"open-hands": "yes", "start": "2"}) is None
    assert options_of(table) == {"start": "2", "open-hands": "yes"}


def test_what_is_off_is_not_written() -> None:
    table = blank()
    assert set_options(table, {"start": "0", "open-hands": "no"}) is None
    assert options_of(table) == {"start": "0"}


def test_names_are_written_with_dashes() -> None:
    assert names(blank()) == {"start": "start", "open-hands": "open_hands"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("start", text) for text in ("3", "-1", "+1", "01", " 1", "1.0", "²", "one", "", "yes")),
        *(("open-hands", text) for text in ("1", "0", "YES", "true", "")),
        *((name, "yes") for name in ("open_hands", "openhands", "", "dtype", "colour")),
    ],
)
@pytest.mark.parametrize("kind", [Table, Unled])
def test_what_is_no_option(kind: type[Struct], name: str, text: str) -> None:
    assert set_options(blank(kind), {name: text}) == f"{name}={text}"


def test_the_first_unknown_one_is_named() -> None:
    wanted = {"open-hands": "yes", "colour": "red", "size": "big"}
    assert set_options(blank(), wanted) == "colour=red"


def test_a_game_without_a_starter() -> None:
    """Where all answer at once there is no `start`, and none may be named."""
    table = blank(Unled)
    assert set_options(table, {"open-hands": "yes"}) is None
    assert options_of(table) == {"open-hands": "yes"}
    assert set_options(table, {"start": "0"}) == "start=0"
    assert options_of(blank(Unled)) == {}
