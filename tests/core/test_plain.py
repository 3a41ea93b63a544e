"""Tables read as plain Python, for views and tellings."""

from typing import Annotated

import numpy as np

from spielwerk.core.plain import plain
from spielwerk.core.struct import Count, Key, Row, Struct


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


def test_what_is_no_field_is_no_attribute() -> None:
    assert not hasattr(plain(Whole.new()[0]).one, "coal")
