"""Sentences in the language of whoever reads them, each made once."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from spielwerk.core.game import Game, Refused
from spielwerk.text import LANGUAGES, speaker


def language_of(wanted: str | None) -> str:
    """The first of the languages asked for (`de-AT,de;q=0.9,en`) that we speak."""
    for part in (wanted or "").split(",")[:10]:
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@lru_cache(maxsize=20_000)
def move(language: str, game: Game, text: str) -> str:
    return speaker(language, game).move(text)


def moves(language: str, game: Game, texts: Iterable[str]) -> list[list[str]]:
    """Moves as they are written and as they are said."""
    return [[text, move(language, game, text)] for text in texts]


def refusal(language: str, refused: Refused, game: Game | None = None) -> dict[str, Any]:
    """A refusal as every door of the server answers it."""
    sentence = speaker(language, game).say(f"reason-{refused.reason}", **refused.figures)
    told = {"code": refused.reason, "rule": refused.rule or None, "figures": refused.figures}
    return {**told, "sentence": sentence}
