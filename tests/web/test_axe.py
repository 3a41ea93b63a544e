"""Nothing serious is found by axe-core, on any screen, in any theme and language."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .screens import SCREENS

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANGUAGES = ("en", "de", "hu")
THEMES = ("dark", "contrast")
SERIOUS = ("serious", "critical")
TOUCH = 44  # pixels
PHONES = ((360, 740), (320, 256))  # the second is 1280 pixels at 400 %

FIND = """async (only) => {
  const rules = only ? { runOnly: { type: 'rule', values: only } } : {};
  const found = await axe.run(document, { resultTypes: ['violations'], ...rules });
  return found.violations.map(({ id, impact, nodes }) =>
    ({ id, impact, nodes: nodes.map((node) => [node.html.slice(0, 160), node.failureSummary]) }));
}"""


def serious(page: Page, *only: str) -> list[Any]:
    return [one for one in page.evaluate(FIND, list(only) or None) if one["impact"] in SERIOUS]


SMALL = """(least) => [...document.querySelectorAll('button, select, input, .segment, .switch')]
  .filter((one) => one.checkVisibility() && !one.matches('.unseen'))
  .filter((one) => (one.closest('label') ?? one).getBoundingClientRect().height < least - 0.5)
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen(visit: Visit, name: str) -> None:
    """To axe, in each language and theme; and no wider than a phone, even four times as large."""
    page = visit(reduced_motion="reduce", has_touch=True)
    SCREENS[name](page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    picker = page.locator(".header .picker select").first
    for language in LANGUAGES:
        picker.select_option(language)
        page.wait_for_function("(tag) => document.documentElement.lang === tag", arg=language)
        assert not serious(page), (name, language)
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        assert not serious(page, "color-contrast", "link-in-text-block"), (name, theme)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
    assert not page.evaluate(SMALL, TOUCH), name
