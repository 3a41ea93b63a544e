"""Moves and lines taken apart for the sentences."""

from collections.abc import Mapping
from typing import Any


def spell(text: str) -> tuple[str, dict[str, Any]]:
    verb, word = text.split()
    return verb, {"half": word} if verb == "keep" else {"cards": int(word)}


def spell_line(line: str) -> tuple[str, dict[str, Any]]:
    return "line-cards", {"card": line}


def show(data: Mapping[str, Any]) -> dict[str, Any]:
    return dict(data)
