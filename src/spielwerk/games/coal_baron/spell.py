"""Moves and cards taken apart for the sentences: what each word of them stands for."""

from collections.abc import Mapping
from typing import Any

from .components import COAL, ORDER_WORDS, ORDERS, TILE_WORDS, TILES

TILE_NAMES = dict(zip(TILE_WORDS[1:], TILES, strict=True))
ORDER_NAMES = dict(zip(ORDER_WORDS[1:], ORDERS, strict=True))

# What the words after the first one are.
WORDS = {
    "draft": ("order",),
    "factory": ("space",),
    "mine": ("steps",),
    "deliver": ("vehicle",),
    "money": ("marks",),
    "order": ("space",),
    "fuel": ("coal",),
    "cage": ("level",),
    "load": ("coal",),
    "store": ("coal",),
    "fill": ("order", "coal", "source"),
    "pair": ("order", "coal"),
    "add": ("coal", "source"),
}


def spell(text: str) -> tuple[str, dict[str, Any]]:
    """A move as the name of its message and the words in it."""
    verb, *words = text.split()
    if verb in ("keep", "next"):
        card = words[0]
        kind = "tile" if card in TILE_NAMES else "order" if card in ORDER_NAMES else "none"
        return f"{verb}-{kind}", show({kind: card})
    if verb in ("fill", "add") and words[-1] != "store":
        words.append("cage")
    numbered = (int(word) if word.isdigit() else word for word in words)
    return verb, show(dict(zip(WORDS.get(verb, ()), numbered, strict=True)))


def spell_line(line: str) -> tuple[str, dict[str, Any]]:
    """A line of the score sheet: what it counts, and in which shift."""
    part, shift, element = f"{line}-".split("-", 2)
    if part == "end":
        return "line-name", {"line": line}
    return "line-of-shift", {"shift": int(shift), "element": element.rstrip("-")}


def show(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a fact or a move, and what the cards in it show."""
    shown = dict(data)
    if isinstance(space := data.get("space"), str):
        shown["space"] = space.replace(" ", "-")
    if tile := TILE_NAMES.get(data.get("tile", "")):
        shown |= {"colour": COAL[tile.colour], "carts": tile.carts, "side": "LD"[tile.side]}
    if order := ORDER_NAMES.get(data.get("order", "")):
        shown |= {"vehicle": order.vehicle, "slots": order.slots, "worth": order.points}
    return shown
