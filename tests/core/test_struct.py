"""Tables are C structs: no gaps, no objects, and readable as plain Python."""

from typing import Annotated

import numpy as np
import pytest

from spielwerk.core.struct import Count, Row, Struct


class Part(Struct):
    length: Count
    row: Annotated[Row, Count, 3]


class Whole(Struct):
    one: Part
    many: Annotated[list[Part], Part, 2]
    count: Count


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
