"""The Great Card Game while paying, mining, delivering, and at the end; for the pictures."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .acting import new_table
from .test_card_game import ENDS, MOST
from .test_drawn_board import CENTRE, OFFERED

BOT = {"kind": "bot", "level": "heuristic"}
LIKES = {"send": 90, "zone:delivery": 60, "zone:mining": 3, "load": 20, "pass": 0.01, "done": 0.5}
EARLY = 60  # acts before a picture is taken
Screen = Callable[[Page], None]


def liking(piece: str) -> float:
    return next((like for start, like in LIKES.items() if piece.startswith(start)), 1.0)


def until(page: Page, there: Callable[[dict[str, Any]], bool]) -> None:
    """A table of four, played by clicks with a little sense until this is offered."""
    table = new_table(page, [{"kind": "me"}, BOT, BOT, BOT], game="card-game")
    page.goto(f"/table/{table['id']}")
    rng = Random(5)
    for number in range(MOST):
        now = page.wait_for_function(OFFERED).json_value()
        if now["over"] or (number > EARLY and there(now)):
            return
        lit = [piece for piece in now["lit"] if piece not in ENDS] or now["lit"]
        if now["confirm"] and (not lit or rng.random() < 0.5):
            page.keyboard.press("c")
            continue
        piece = rng.choices(lit, [liking(one) for one in lit])[0]
        if where := page.evaluate(CENTRE, piece):
            page.mouse.click(*where)


def lit(start: str, least: int = 1) -> Callable[[dict[str, Any]], bool]:
    return lambda now: sum(piece.startswith(start) for piece in now["lit"]) >= least


def paying(page: Page) -> None:
    until(page, lit("way:", 2))


def mining(page: Page) -> None:
    until(page, lambda now: page.locator(".cg-steps").count() > 0 and len(now["lit"]) > 1)


def delivering(page: Page) -> None:
    until(page, lit("send:"))


def scored(page: Page) -> None:
    until(page, lambda now: False)
    page.locator(".end > header button").click()
    expect(page.locator(".cg-scores")).to_be_visible()


CARD_SCREENS: dict[str, Screen] = {
    "card-paying": paying,
    "card-mining": mining,
    "card-delivering": delivering,
    "card-scored": scored,
}
