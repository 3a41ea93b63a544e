"""A component sheet: the figures of the box that its owner may correct, as named rows of numbers.

A sheet is a Struct of Counts, rows of them, and parts that are Structs themselves. On paper `_` is
`-`. A part lends its name to the rows in it: `tome: Track` with `stars` is `tome-stars`. Of parts
in a row, as of a row of rows, each is a row of a table. In records and in their hash the numbers
are separated by spaces, the rows of a table by ` / `.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from .game import Game, Refused
from .record import BadRecord, text_of

Shape = tuple[int, ...]  # () a number, (n,) a row, (n, m) a table of n rows
LARGEST = 100_000  # characters in a file; the sheets of our games have a few thousand
RANGE = np.iinfo(np.int16)


def shapes(layout: Any) -> Iterator[tuple[str, Shape]]:
    """What stands on such a sheet, in its order: name and shape."""
    for field in layout.names:
        name, kind = field.replace("_", "-"), layout[field]
        parts = list(shapes(kind.base)) if kind.base.names else []
        if not parts and kind.base != np.int16:
            raise TypeError(f"{field}: a component sheet is made of Counts")
        if parts and not kind.shape:
            yield from ((f"{name}-{part}", shape) for part, shape in parts)
        elif parts or len(kind.shape) > 1:
            rows = kind.shape[0]
            yield name, (rows, kind.itemsize // np.dtype(np.int16).itemsize // rows)
        else:
            yield name, kind.shape


def rows_of(sheet: Any) -> dict[str, Any]:
    """What stands on a sheet: under each name a number, a row or a table."""
    numbers, first = np.frombuffer(sheet.tobytes(), np.int16), 0
    rows = {}
    for name, shape in shapes(sheet.dtype):
        rows[name] = numbers[first : first + prod(shape)].reshape(shape).tolist()
        first += prod(shape)
    return rows


def sheet_of(game: Game, rows: Mapping[str, Any]) -> Any:
    """The sheet on which these rows stand; Refused if it is not one to play this game with."""
    known = _known(game)
    for name in rows:
        if name not in known:
            shown = "".join(c if c.isprintable() else "?" for c in name[:40])
            raise Refused("sheet-unknown", name=shown)
    numbers: list[int] = []
    for name, shape in known.items():
        if name not in rows:
            raise Refused("sheet-missing", name=name)
        numbers += _numbers(name, rows[name], shape)
    sheet = np.array(numbers, np.int16).view(game.box.dtype)[0]
    game.check(sheet)
    return sheet


def _known(game: Game) -> dict[str, Shape]:
    if game.box is None:
        raise Refused("sheet-none")
    return dict(shapes(game.box.dtype))


def _numbers(name: str, value: Any, shape: Shape) -> list[int]:
    """The numbers of a row one after another, if it has this shape."""
    entries = [value]
    for length in shape:
        if not all(isinstance(entry, list) and len(entry) == length for entry in entries):
            raise _misshapen(name, shape)
        entries = [inner for entry in entries for inner in entry]
    for place, number in enumerate(entries, 1):
        if isinstance(number, list):
            raise _misshapen(name, shape)
        if type(number) is not int:  # True is an int to Python
            raise Refused("sheet-whole", name=name, place=place)
        if not RANGE.min <= number <= RANGE.max:
            raise Refused("sheet-range", name=name, place=place, least=RANGE.min, most=RANGE.max)
    return entries


def _misshapen(name: str, shape: Shape) -> Refused:
    match shape:
        case (rows, columns):
            return Refused("sheet-table", name=name, rows=rows, columns=columns)
        case (columns,):
            return Refused("sheet-row", name=name, columns=columns)
    return Refused("sheet-number", name=name)


# As records write it.


def texts_of(game: Game, table: Any) -> dict[str, str]:
    """The rows of a table's sheet; none where it is the box's own, as records then say nothing."""
    if game.box is None or table.sheet.tobytes() == game.box.tobytes():
        return {}
    return {name: _text(value) for name, value in rows_of(table.sheet).items()}


def _text(value: Any) -> str:
    if not isinstance(value, list):
        return str(value)
    return (" / " if isinstance(value[0], list) else " ").join(map(_text, value))


def sheet_of_texts(game: Game, texts: Mapping[str, str]) -> Any:
    """Of a record that has rows; numbers and slashes are all that is in them."""
    known = _known(game)
    return sheet_of(game, {n: _value(text, len(known.get(n, ()))) for n, text in texts.items()})


def _value(text: str, depth: int) -> Any:
    value: Any = [[int(word) for word in row.split()] for row in text.split("/")]
    for _ in range(depth, 2):
        value = value[0] if len(value) == 1 else value
    return value


# As its owner writes it: TOML.


def toml(sheet: Any, heading: Sequence[str]) -> str:
    """A file to correct; `heading` are the lines of comment above."""
    lines = [f"# {line}" for line in heading]
    rows = [f"{name} = {_toml(value)}" for name, value in rows_of(sheet).items()]
    return "\n".join((*lines, "", *rows, ""))


def _toml(value: Any) -> str:
    """A table has a line for each of its rows, with its columns aligned."""
    if not isinstance(value, list) or not isinstance(value[0], list):
        return str(value)
    widths = [max(len(str(number)) for number in column) for column in zip(*value, strict=True)]
    rows = (
        ", ".join(f"{number:{width}}" for number, width in zip(row, widths, strict=True))
        for row in value
    )
    return "".join(("[\n", *(f"    [{row}],\n" for row in rows), "]"))


def load(path: Path, game: Game) -> Any:
    """A sheet from its owner's file; a BadRecord where that is none, or is refused."""
    text = text_of(path, LARGEST)
    try:
        return sheet_of(game, tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # brackets within brackets, a number without end
        raise BadRecord("sheet-not-toml", why=str(error)) from error
    except Refused as refused:
        raise BadRecord("sheet-refused") from refused
