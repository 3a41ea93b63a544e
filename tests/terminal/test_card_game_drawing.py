"""The Great Card Game at the terminal: every position can be drawn, secrets stay where they are."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from spielwerk.games import SHELF
from spielwerk.terminal import DRAWINGS
from spielwerk.text import LANGUAGES, speaker

GAME = SHELF["card-game"]
NAMES = ["Anna", "Ben", "Cili", "Dora"]


def drawn(table: Any, viewer: int | None, language: str = "en", width: int = 140) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    view = GAME.view(table, viewer)
    console.print(DRAWINGS["card-game"](view, NAMES, speaker(language, GAME)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_every_position_can_be_drawn(language: str, width: int) -> None:
    """Nothing is wider than the terminal, whatever lies on the table."""
    rng, table, step = Random(width), GAME.new(4, bytes(32)), 0
    while waiting := GAME.to_move(table):
        if step % 60 == 0 or (table.tray == 4 and not step % 4):
            text = drawn(table, waiting[0], language, width)
            assert max(map(len, text.splitlines())) <= width
        table = GAME.step(table, waiting[0], rng.choice(GAME.legal_moves(table, waiting[0])))
        step += 1
    assert drawn(table, None, language, width)


def test_what_only_the_looker_sees() -> None:
    table = GAME.new(2, bytes(32), options={"start": "0"})
    for move in ("wild", "pay 2", "look order"):
        table = GAME.step(table, 0, move)
    cards = GAME.view(table, 0)["look"]["cards"]
    assert " ".join(cards) in drawn(table, 0)
    assert " ".join(cards[1:]) not in drawn(table, 1)
    assert "Somewhere among these places" in drawn(table, 1), "the top card was seen by all"
    after = GAME.step(table, 0, f"take {cards[1]}")
    assert cards[1] in drawn(after, 0)
    assert "one card" in drawn(after, 1)
