"""Moves and cards taken apart for the sentences: what each word of them stands for."""

from collections.abc import Mapping
from typing import Any

from .components import DECKS, INNOVATION_WORDS, ZONES

CARDS = frozenset(word for deck in DECKS for word in deck.words[1:])


def spell(text: str) -> tuple[str, dict[str, Any]]:
    """A move as the name of its message and the words in it."""
    verb, _, rest = text.partition(" ")
    if text in ZONES:
        return "zone", show({"zone": text})
    words = rest.split()
    match verb:
        case "pay":
            return _spell_pay(words)
        case "use" | "look":
            data: dict[str, Any] = {"stack": rest}
        case "dock" | "load":
            data = {"dock": int(words[0]), "wagon": _wagon(words[1:])}
        case "fetch":
            data = {"card": words[0], "dock": int(words[1]), "wagon": _wagon(words[2:])}
        case "send":
            data = {"card": words[1], "dock": int(words[0])}
        case "take" | "next":
            data = {"card": rest if rest in CARDS else "none"}
        case _:
            data = {}
    return verb, show(data)


def _spell_pay(words: list[str]) -> tuple[str, dict[str, Any]]:
    if len(words) == 1:
        return "pay-worker", {"number": int(words[0])}
    return "pay-innovation", {"innovation": words[0], "number": int(words[2])}


def _wagon(wild: list[str]) -> str:
    return "wild" if wild else "crest"


def spell_line(line: str) -> tuple[str, dict[str, Any]]:
    return "line-name", {"line": line}


def show(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a fact or a move, and the card in it as a word that Fluent can choose by."""
    shown = dict(data)
    for place in ("zone", "stack"):
        if place in data:
            shown[place] = data[place].replace(" ", "-").replace("/", "-")
    card = str(data.get("card", "none"))
    shown["shown"] = card.replace("1-", "to-") if card in INNOVATION_WORDS else card
    return shown
