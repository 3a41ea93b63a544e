"""Tables are C structs: no gaps, no objects, and readable as plain Python."""

from typing import Annotated

import numpy as np
import pytest

from spielwerk.core.struct import Count, Key, Row, Struct, plain


class Part(Struct):
    length: Count
    row: Annotated[Row, Count, 3]


class Whole(Struct):
    one: Part
    many: Annotated[list[Part], Part, 2]
    count: Count


class Wide(Struct):
    key: Annotated[Key, np.int64, 2]
    wholes: Annotated[list[Whole], Whole, 2, 2]
    grid: Annotated[Row, Count, 2, 3]
    rest: Annotated[Row, Count, 6]


def test_fields_lie_one_after_another() -> None:
    assert Whole.dtype.itemsize == (1 + 3) * 2 + 2 * (1 + 3) * 2 + 2


def test_parts_are_parts_of_the_table() -> None:
    table = Whole.new()[0]
    table.one.row[1] = 5
    table.many[1].length = 7
    assert (table["one"]["row"][1], table["many"][1]["length"]) == (5, 7)


def test_copy_shares_nothing() -> None:
    table = Whole.new()[0]
    twin = table.copy()
    twin.many[0].row[2] = 1
    assert table.tobytes() != twin.tobytes()
    assert table.many[0].row[2] == 0


def test_what_is_no_field_is_no_attribute() -> None:
    table = Whole.new()[0]
    with pytest.raises(AttributeError, match="coal"):
        print(table.one.coal)
    with pytest.raises(AttributeError, match="coal"):
        table.one.coal = 1
    assert not hasattr(plain(table).one, "coal")


def test_plain_is_python_all_the_way() -> None:
    table = Whole.new()[0]
    table.many[1].row[0] = 4
    s = plain(table)
    assert s.many[1].row == [4, 0, 0]
    assert type(s.many[1].row[0]) is int
    assert type(s.count) is int


def test_plain_of_every_shape() -> None:
    """Wide numbers and narrow ones, rows of rows, parts in rows of rows."""
    tables = Wide.new(2)
    memory = np.frombuffer(bytes(range(Wide.dtype.itemsize)), Wide.dtype)
    tables[1] = memory[0]
    s, table = plain(tables[1]), memory[0]
    assert s.key == table.key.tolist()
    assert (s.grid, s.rest) == (table.grid.tolist(), table.rest.tolist())
    for i, j, k in np.ndindex(2, 2, 2):
        assert s.wholes[i][j].many[k].row == table.wholes[i, j].many[k].row.tolist()
        assert s.wholes[i][j].count == table.wholes[i, j].count


def test_a_table_that_changes_is_read_anew() -> None:
    table = Whole.new()[0]
    assert plain(table).count == 0
    table.count = 3
    assert plain(table).count == 3


def test_gaps_are_refused() -> None:
    """numpy leaves gaps uncopied: equal tables would differ in bytes."""
    with pytest.raises(TypeError, match="gaps"):
        type("Gap", (Struct,), {"__annotations__": {"flag": Annotated[int, np.int8], "n": Count}})


def test_what_is_no_field_is_refused() -> None:
    with pytest.raises(TypeError, match="no kind of field"):
        type("Bad", (Struct,), {"__annotations__": {"name": str}})


@pytest.mark.parametrize("name", ["size", "data", "flags", "copy"])
def test_names_that_numpy_answers_to_are_refused(name: str) -> None:
    """Interpreted, `deck.size` would be numpy's own 1; compiled, it would be the field."""
    with pytest.raises(TypeError, match="of their own"):
        type("Taken", (Struct,), {"__annotations__": {name: Count}})
