"""What a table is played with: who starts, which variants. Written `start=1 open-deliveries=yes`.

Options are a Struct in the table. A field called `start` names a seat, or nobody: then it is drawn.
Every other field is a variant, off unless it says yes.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

DRAWN = -1  # nobody was named: the starter is drawn at the deal


def set_options(table: Any, texts: Mapping[str, str]) -> str | None:
    """Set the options of a blank table; returns the first one that the game does not know."""
    known = names(table)
    if "start" in known:
        table.options.start = DRAWN
    for name, text in texts.items():
        value = _start(table, text) if name == "start" else {"yes": 1, "no": 0}.get(text)
        if name not in known or value is None:
            return f"{name}={text}"
        table.options[known[name]] = value
    return None


def options_of(table: Any) -> dict[str, str]:
    """The options as records write them: who started, and each variant that is on."""
    return {
        name: str(value) if name == "start" else "yes"
        for name, value in zip(names(table), table.options.item(), strict=True)
        if name == "start" or value
    }


def names(table: Any) -> dict[str, str]:
    """The options there are: as players write them, and their fields."""
    return _named(table.options.dtype)


@cache
def _named(layout: np.dtype[Any]) -> dict[str, str]:
    return {field.replace("_", "-"): field for field in layout.names or ()}


def _start(table: Any, text: str) -> int | None:
    return int(text) if text in map(str, range(table.seats)) else None
