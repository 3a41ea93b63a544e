"""Writes the pictures of the main screens to docs/pictures: `make pictures`."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from .acting import new_table
from .card_screens import CARD_SCREENS
from .chromium import ARGUMENTS, chromium
from .screens import lobby, new, planning
from .serving import Serving
from .split_screens import SPLIT_SCREENS
from .test_drawn_board import CENTRE, OFFERED

FOLDER = Path(__file__).parents[2] / "docs/pictures"
SIZES = ((1400, 900), (800, 1100), (360, 780))
SETTINGS = 'localStorage.setItem(\'spielwerk.settings\', \'{"motion": "none", "tour": false}\')'
ACTS = 60


def playing(page: Page) -> None:
    """In the middle of a game, with a plan begun: some clicks on what is offered."""
    bot = {"kind": "bot", "level": "random"}
    table = new_table(page, [{"kind": "me"}, bot, bot])
    page.goto(f"/table/{table['id']}")
    rng = Random(11)
    for number in range(10 * ACTS):
        now = page.wait_for_function(OFFERED).json_value()
        planned = page.locator(".chips li").count() > 3
        if number > ACTS and planned:
            return
        if now["confirm"] and (not now["lit"] or rng.random() < 0.3):
            page.keyboard.press("c")
        elif where := page.evaluate(CENTRE, rng.choice(now["lit"])):
            page.mouse.click(*where)


SHOWN = {
    **{"web-lobby": lobby, "web-new-table": new, "web-table": playing, "web-text-mode": planning},
    **SPLIT_SCREENS,
    **CARD_SCREENS,
}


def main(names: Sequence[str]) -> None:
    found = chromium()
    assert found, "no Chromium: see CONTRIBUTING.md"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Serving(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        try:
            for name, screen in SHOWN.items():
                if names and name not in names:
                    continue
                context = browser.new_context(base_url=server.address, locale="en-GB")
                context.add_init_script(SETTINGS if screen is not planning else "")
                page = context.new_page()
                page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
                page.goto("/")
                screen(page)
                page.mouse.move(0, 0)
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate("scrollTo(0, 0)")
                    page.wait_for_timeout(500)
                    page.screenshot(path=FOLDER / f"{name}-{width}.png")
                context.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
