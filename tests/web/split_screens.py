"""The Great Split while dividing, choosing, resolving, and at the end; for the pictures."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from .test_great_split import STANDS, click, play, sit

BOT = {"kind": "bot", "level": "heuristic"}
Screen = Callable[[Page], None]


def until(page: Page, phase: str, selector: str, more: int = 0) -> None:
    """A table of four, played by clicks until this is seen."""

    def there() -> bool:
        stands = page.evaluate(STANDS)
        late = stands["round"] > 2
        return late and stands["phase"] == phase and page.locator(selector).count() > more

    sit(page, [{"kind": "me"}, BOT, BOT, BOT])
    play(page, Random(7), lambda piece: click(page, piece), there)


def dividing(page: Page) -> None:
    until(page, "split", ".gs-put", 3)


def choosing(page: Page) -> None:
    until(page, "choose", "button.gs-tray")


def resolving(page: Page) -> None:
    until(page, "resolution", ".gs-question")


def scored(page: Page) -> None:
    until(page, "over", "nothing")
    page.locator(".end > header button").click()
    expect(page.locator(".gs-scores")).to_be_visible()


SPLIT_SCREENS: dict[str, Screen] = {
    "split-dividing": dividing,
    "split-choosing": choosing,
    "split-resolving": resolving,
    "split-scored": scored,
}
