"""A table as Python numbers and lists: what views and tellings are made of."""

from collections.abc import Callable
from functools import cache, lru_cache, wraps
from math import prod
from typing import Any, TypeVar

import numpy as np

from .struct import record

T = TypeVar("T")


def remembered(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Who asks about an equal table next gets what was made, for reading only: as a rule all
    viewers of a move do, one after the other.
    """

    @lru_cache(maxsize=8)
    def made(layout: np.dtype[Any], memory: bytes) -> T:
        return make(record(layout, memory))

    return wraps(make)(lambda table: made(table.dtype, table.tobytes()))


@remembered
def plain(table: Any) -> Any:
    """The whole table as Python numbers and lists, its fields by name: what views are made of.

    A field is read when somebody asks for it.
    """
    memory = table.tobytes()
    kinds, read = _reading(table.dtype)
    return read([_Numbers(memory, kind) for kind in kinds])


class _Numbers:
    """A table's memory, read as numbers of one kind."""

    def __init__(self, memory: bytes, kind: np.dtype[Any]) -> None:
        self.array = np.frombuffer(memory, kind, len(memory) // kind.itemsize)
        self.row: list[Any] = self.array.tolist()


Kinds = list[np.dtype[Any]]
Reader = Callable[[list[_Numbers]], Any]


class _Part:
    """A Struct in a table's memory; a field that was read stays."""

    def __init__(self, fields: dict[str, Reader], numbers: list[_Numbers]) -> None:
        self._fields = fields
        self._numbers = numbers

    def __getattr__(self, name: str) -> Any:
        if name not in self._fields:
            raise AttributeError(name)
        value = self.__dict__[name] = self._fields[name](self._numbers)
        return value


@cache
def _reading(layout: np.dtype[Any]) -> tuple[Kinds, Reader]:
    """How tables of this layout are read, worked out once: a layout tells it slowly."""
    kinds: Kinds = []
    read = _reader(layout, layout.shape, 0, kinds)
    return kinds, read


def _reader(layout: Any, shape: tuple[int, ...], start: int, kinds: Kinds) -> Reader:
    """Reads what begins at this byte: numbers, parts, or rows of them."""
    base = layout.base
    if base.names and not shape:
        fields = {
            name: _reader(field, field.shape, start + offset, kinds)
            for name, (field, offset) in base.fields.items()
        }
        return lambda numbers: _Part(fields, numbers)
    if base.names:
        size = base.itemsize * prod(shape[1:])
        rows = [_reader(base, shape[1:], start + row * size, kinds) for row in range(shape[0])]
        return lambda numbers: [read(numbers) for read in rows]
    if base not in kinds:
        kinds.append(base)
    kind, first = kinds.index(base), start // base.itemsize
    last = first + prod(shape)
    if not shape:
        return lambda numbers: numbers[kind].row[first]
    if len(shape) == 1:
        return lambda numbers: numbers[kind].row[first:last]
    return lambda numbers: numbers[kind].array[first:last].reshape(shape).tolist()
