"""Moves and lines taken apart for the sentences: what each word of them stands for."""

import re
from collections.abc import Mapping
from typing import Any

CARD = re.compile(r"([a-z]+)([0-9])")

# What the words after the first one are.
WORDS = {
    "discard": ("card",),
    "put": ("card", "part"),
    "keep": ("part",),
    "play": ("card",),
    "sell": ("card", "track"),
    "seal": ("resource",),
    "arrow": ("track",),
    "splitter": ("track",),
}


def spell(text: str) -> tuple[str, dict[str, Any]]:
    """A move as the name of its message and the words in it; what is secret has its own."""
    verb, *words = text.split()
    named = dict(zip(WORDS.get(verb, ()), words, strict=False))
    if "?" not in words:
        return verb, show(named)
    return f"{verb}-secret", {name: word for name, word in named.items() if word != "?"}


def spell_line(line: str) -> tuple[str, dict[str, Any]]:
    """A line of the score sheet: when, and for what."""
    when, what = line.split("-", 1)
    return f"line-{when}", {"round": int(what)} if when == "round" else {"what": what}


def show(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a fact or a move, and what the card in it shows."""
    shown = dict(data)
    if match := CARD.fullmatch(str(data.get("card", ""))):
        shown |= {"symbol": match[1], "times": int(match[2])}
    return shown
