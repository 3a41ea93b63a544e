"""A whole game without a drawing: read as headings and lists, played by written moves."""

from random import Random

import pytest
from playwright.sync_api import expect

from spielwerk.games import SHELF

from .acting import AT_ONCE, choose, new_table, seen
from .conftest import Visit

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_by_written_moves(visit: Visit, game: str) -> None:
    """Of every game on the shelf, drawn or not."""
    page = visit(settings=AT_ONCE)
    table = new_table(page, BOTS, game=game)
    page.goto(f"/table/{table['id']}")
    rng = Random(1)
    line = page.get_by_label("Write a move")
    while not (now := seen(page))["over"]:
        move = choose(now["moves"], rng)
        line.fill(move)
        line.press("Enter")
        expect(line).to_have_value("")
    assert (
        page.get_by_role("heading", name="wins!")
        .or_(page.get_by_role("heading", name="share"))
        .is_visible()
    )
    assert page.get_by_role("table").is_visible()
