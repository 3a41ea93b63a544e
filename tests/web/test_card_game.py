"""The Great Card Game on its board: whole games by mouse, clicking only what is lit; by keys."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .acting import new_table
from .conftest import Visit
from .test_axe import AXE, SMALL, TOUCH, serious
from .test_budget import BUDGET, LANGUAGES, files, manifest, texts, weight
from .test_drawn_board import CENTRE, OFFERED, WAY

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
MOST = 4000  # acts in a game; far more than there are
ENDS = ("pass", "done", "stop")  # a player by chance alone would never come to an end


def play(page: Page, rng: Random, act: Callable[[str], None]) -> set[str]:
    """What ends a turn is chosen now and then; else anything that is lit. The kinds it used."""
    table = new_table(page, SEATS, game="card-game")
    page.goto(f"/table/{table['id']}")
    used: set[str] = set()
    piece = ""
    for _ in range(MOST):
        now = page.wait_for_function(OFFERED).json_value()
        if now["over"]:
            break
        meant = piece == "pass" or "pass" not in now["lit"]  # else Confirm would pass unasked
        if now["confirm"] and (not now["lit"] or (meant and rng.random() < 0.6)):
            page.keyboard.press("c")
            piece = ""
            continue
        ends = [piece for piece in now["lit"] if piece in ENDS]
        piece = rng.choice(ends if ends and rng.random() < 0.15 else now["lit"])
        used.add(piece.partition(":")[0])
        act(piece)
    expect(page.locator(".podium li")).to_have_count(len(SEATS))
    return used


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit(viewport={"width": 1400, "height": 900})

    def click(piece: str) -> None:
        if where := page.evaluate(CENTRE, piece):
            page.mouse.click(*where)

    used = play(page, Random(3), click)
    assert used >= {"zone", "dock", "done"}


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """The tabulator goes from district to district, arrows from piece to piece; Enter acts."""
    page = visit()
    rng = Random(4)
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

    def press(piece: str) -> None:
        for _ in range(300):
            way = page.evaluate(WAY, piece)
            if way == "gone":
                return
            astray = way.startswith("Arrow") and rng.random() < 0.5
            page.keyboard.press(rng.choice(arrows) if astray else way)
            if way == "Enter":
                return
        raise AssertionError(f"{piece} cannot be reached by keys")

    play(page, rng, press)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_board_for_everybody(visit: Visit, theme: str) -> None:
    """To axe in each theme; never wider than a phone; on a desk all of it without scrolling."""
    page = visit(reduced_motion="reduce", has_touch=True, settings={"theme": theme})
    table = new_table(page, [*SEATS, SEATS[1]], game="card-game")
    page.goto(f"/table/{table['id']}")
    page.wait_for_function(OFFERED)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not serious(page)
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert not page.evaluate(SMALL, TOUCH)


def test_the_weight_of_its_page() -> None:
    chunks = manifest()
    for language in LANGUAGES:
        names = (
            *("index.html", "src/table/page.tsx", f"src/text/{language}.ftl?raw"),
            *("src/games/card_game/board.tsx", "src/games/card_game/words.tsx"),
            *texts(chunks, "card_game/text", language),
        )
        assert weight(files(chunks, *names)) <= BUDGET["game page, JavaScript and CSS"]
