"""Whole games on the drawn board: by mouse, clicking only what is offered; and by keyboard only."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .acting import new_table
from .conftest import Visit

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
MOST = 4000  # acts in a game; far more than there are

# How it stands when the server has answered: what is offered where, what Confirm would do.
OFFERED = """() => {
  if (document.querySelector('.end')) return { over: true };
  if (!document.querySelector('.board[aria-busy=false]')) return null;
  const confirm = document.querySelector('.confirm:not(:disabled)') !== null;
  const lit = [...document.querySelectorAll('.board [data-act=lit]')]
    .filter((piece) => piece.checkVisibility()).map((piece) => piece.dataset.piece);
  return lit.length || confirm ? { over: false, confirm, lit } : null;
}"""
CENTRE = """(name) => {
  const lit = [...document.querySelectorAll('.board [data-act=lit]')];
  const piece = lit.find((one) => one.dataset.piece === name);
  if (!piece) return null;
  piece.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def play(page: Page, rng: Random, act: Callable[[Any], None]) -> None:
    """Confirm now and then, and whenever nothing else is left; else act on something offered."""
    table = new_table(page, BOTS)
    page.goto(f"/table/{table['id']}")
    for _ in range(MOST):
        now = page.wait_for_function(OFFERED).json_value()
        if now["over"]:
            break
        if now["confirm"] and (not now["lit"] or rng.random() < 0.4):
            page.keyboard.press("c")
        else:
            act(now)
    expect(page.locator(".podium li")).to_have_count(2)


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit(viewport={"width": 1400, "height": 900})
    rng = Random(3)

    def click(now: Any) -> None:
        if where := page.evaluate(CENTRE, rng.choice(now["lit"])):
            page.mouse.click(*where)

    play(page, rng, click)


# Where the focus is: on the piece, or which way to it; 'Tab' while it is not near.
WAY = """(name) => {
  const lit = [...document.querySelectorAll('.board [data-act=lit]')];
  const [piece, from] = [lit.find((one) => one.dataset.piece === name), document.activeElement];
  const district = (one) => one.closest('[data-district]');
  if (!piece) return 'gone';
  if (from === piece) return 'Enter';
  if (!from.closest('.board') || district(from) !== district(piece)) return 'Tab';
  const [a, b] = [from.getBoundingClientRect(), piece.getBoundingClientRect()];
  const [x, y] = [b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom];
  const across = Math.abs(x) > Math.abs(y);
  if (across) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
  return y > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """The tabulator to a district, arrows to a piece; Enter acts, C confirms."""
    page = visit()
    rng = Random(4)
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

    def press(now: Any) -> None:
        piece = rng.choice(now["lit"])
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
