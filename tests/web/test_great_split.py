"""The Great Split's board: whole games by mouse and keyboard, seven browsers at one table, axe."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .acting import new_table
from .conftest import Visit
from .test_axe import AXE, serious
from .test_budget import BUDGET, LANGUAGES, files, manifest, texts, weight
from .test_drawn_board import CENTRE, OFFERED, WAY

BOT = {"kind": "bot", "level": "random"}
MOST = 1200  # acts in a game; far more than there are
ROUNDS = 6
DESK = {"width": 1400, "height": 900}
PHONE = {"width": 360, "height": 740}

STANDS = """() => {
  const board = document.querySelector('.gs');
  return board && {
    phase: [...board.classList].find((one) => one.startsWith('phase-')).slice(6),
    asks: document.querySelector('.gs-question') !== null,
    round: document.querySelectorAll('.gs-field.over').length + 1,
  };
}"""
REFUSED = ".notice-refusal"


def sit(page: Page, seats: list[dict[str, str]], **more: object) -> Any:
    table = new_table(page, seats, game="great-split", **more)
    page.goto(f"/table/{table['id']}")
    page.locator(".gs").wait_for()
    return table


def offered(page: Page) -> Any:
    return page.wait_for_function(OFFERED).json_value()


def click(page: Page, piece: str) -> None:
    if where := page.evaluate(CENTRE, piece):
        page.mouse.click(*where)


def play(page: Page, rng: Random, act: Callable[[Any], None], until: Callable[[], bool]) -> int:
    """Confirm when it can be; else act on something that is offered, and never be refused."""
    for count in range(MOST):
        now = offered(page)
        if now["over"] or until():
            return count
        if now["confirm"] and (not now["lit"] or rng.random() < 0.6):
            page.keyboard.press("c")
        elif lit := [piece for piece in now["lit"] if piece != "reopen"]:
            act(rng.choice(lit))
        assert not page.locator(REFUSED).count(), page.locator(REFUSED).inner_text()
    raise AssertionError("this game does not end")


def never() -> bool:
    return False


@pytest.mark.parametrize("options", [{}, {"pairs": "yes"}], ids=["", "pairs"])
def test_a_whole_game_by_mouse(visit: Visit, options: dict[str, str]) -> None:
    """Clicking only what is lit, whoever opens wallets when."""
    page = visit(viewport=DESK)
    sit(page, [{"kind": "me"}, BOT, BOT], options=options)
    acts = play(page, Random(1), lambda piece: click(page, piece), never)
    assert acts > 6 * ROUNDS
    expect(page.locator(".podium li")).to_have_count(3)
    page.locator(".end > header button").click()
    expect(page.locator(".gs-scores tfoot td")).to_have_count(3)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """The tabulator to a district, arrows to a piece; Enter acts, C confirms."""
    page = visit(viewport=DESK)
    sit(page, [{"kind": "me"}, BOT])
    rng = Random(2)
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

    def press(piece: str) -> None:
        for count in range(900):
            way = page.evaluate(WAY, piece)
            if way == "gone":
                return
            astray = way.startswith("Arrow") and rng.random() < (0.3 if count < 40 else 0.6)
            page.keyboard.press(rng.choice(arrows) if astray else way)
            if way == "Enter":
                return
        raise AssertionError(f"{piece} cannot be reached by keys")

    play(page, rng, press, never)
    expect(page.locator(".podium li")).to_have_count(2)


def test_a_round_by_written_moves(visit: Visit) -> None:
    page = visit(settings={"text": True, "confirm": "at-once"})
    table = new_table(page, [{"kind": "me"}, BOT, BOT, BOT], game="great-split")
    page.goto(f"/table/{table['id']}")
    rng, line = Random(3), page.get_by_label("Write a move")
    while "Round 2" not in (page.locator(".status-stands").text_content() or ""):
        moves = page.locator(".choices code")
        page.wait_for_function(
            "() => document.querySelector('.board[aria-busy=false] .choices code')"
        )
        said = [text for text in moves.all_text_contents() if text != "reopen"]
        if not said:
            continue
        line.fill(rng.choice(said))
        line.press("Enter")
        expect(line).to_have_value("")
    expect(page.get_by_role("heading", name="Board of Bot 3")).to_be_visible()
    expect(page.locator(".text-table")).to_contain_text("our reconstruction")


def test_seven_browsers_at_one_table(visit: Visit) -> None:
    """Each in a browser of its own, on desks and phones: a round, and nobody waits for nothing."""
    sizes = [DESK, PHONE, {"width": 800, "height": 1100}]
    pages = [visit(viewport=sizes[seat % 3]) for seat in range(7)]
    table = new_table(pages[0], [{"kind": "me"}, *[{"kind": "link"}] * 6], game="great-split")
    pages[0].goto(f"/table/{table['id']}")
    for seat, page in enumerate(pages[1:], 1):
        page.goto(table["links"]["seats"][str(seat)])
        page.locator("form input").first.fill(f"Guest {seat}")
        page.locator("form button.go").first.click()
    rng = Random(4)
    for page in pages:
        page.locator(".gs").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    expect(pages[0].locator(".gs-neighbour")).to_have_count(2)
    expect(pages[0].locator(".gs-thumb")).to_have_count(4)
    for _ in range(MOST):
        rounds = [page.evaluate(STANDS)["round"] for page in pages]
        if min(rounds) > 1:
            break
        for page in pages:
            now = page.evaluate(OFFERED)
            lit = [piece for piece in now["lit"] if piece != "reopen"] if now else []
            if now and now["confirm"]:
                page.keyboard.press("c")
            elif lit:
                click(page, "default" if "default" in lit else rng.choice(lit))
            assert not page.locator(REFUSED).count()
    assert min(rounds) > 1
    for page in pages:
        expect(page.locator(".gs-field.over .gs-token")).not_to_have_text("?")


def test_the_splitter_by_mouse_and_keys(visit: Visit) -> None:
    """Dragged between the trays it puts all cards; arrows move it; a tap flips a card."""
    page = visit(viewport=DESK)
    sit(page, [{"kind": "me"}, BOT, BOT])
    cards = page.locator(".gs-hand .gs-held-card").count()
    bar = page.get_by_role("slider")
    box, trays = bar.bounding_box(), page.locator("[data-bar]").bounding_box()
    assert box
    assert trays
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(trays["x"] + trays["width"] * 1.9 / cards, box["y"] + 30, steps=4)
    page.mouse.up()
    expect(page.locator(".p-a .gs-put")).to_have_count(2)
    expect(page.locator(".p-b .gs-put")).to_have_count(cards - 2)
    bar.focus()
    bar.press("ArrowRight")
    expect(page.locator(".p-a .gs-put")).to_have_count(3)
    page.locator(".p-a .gs-put").first.click()
    expect(page.locator(".p-b .gs-put")).to_have_count(cards - 2)
    page.locator(".p-b .gs-put").first.drag_to(page.locator(".p-a"))
    expect(page.locator(".p-a .gs-put")).to_have_count(3)
    expect(page.locator(".p-a .gs-worths")).to_contain_text("you")
    page.get_by_role("button", name="Seal the wallet").click()
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Seal the wallet")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_in_every_phase(visit: Visit, size: dict[str, int]) -> None:
    """Nothing serious in any phase, in three themes; and nothing wider than the window."""
    page = visit(viewport=size, has_touch=size is PHONE)
    sit(page, [{"kind": "me"}, BOT, BOT, BOT, BOT])
    page.evaluate(AXE.read_text(encoding="utf-8"))
    seen: set[Any] = set()

    def looked() -> bool:
        stands = page.evaluate(STANDS)
        what = (stands["phase"], stands["asks"])
        if what not in seen:
            seen.add(what)
            for theme in ("light", "dark", "contrast"):
                page.evaluate(
                    "(theme) => { document.documentElement.dataset.theme = theme }", theme
                )
                only = () if theme == "light" else ("color-contrast",)
                found = [one for one in serious(page, *only) if inside(one)]
                assert not found, (what, theme)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], what
        return {("split", False), ("choose", False), ("resolution", True)} <= seen

    play(page, Random(5), lambda piece: click(page, piece), looked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_weight_of_its_page(language: str) -> None:
    chunks = manifest()
    frame = ("index.html", "src/table/page.tsx", f"src/text/{language}.ftl?raw")
    folder = "src/games/great_split"
    board = (
        f"{folder}/board.tsx",
        f"{folder}/words.tsx",
        *texts(chunks, "great_split/text", language),
    )
    assert len(board) >= 4
    assert weight(files(chunks, *frame, *board)) <= BUDGET["game page, JavaScript and CSS"]


def inside(found: Any) -> bool:
    """What lies on the board; the frame has its own test."""
    return any("gs-" in html for html, _ in found["nodes"])
