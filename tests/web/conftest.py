"""Browsers for the tests, and a server with the built client."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from .chromium import ARGUMENTS, chromium
from .serving import Serving

CLIENT = Path(__file__).parents[2] / "src/spielwerk/web_client/index.html"
WIDTH, HEIGHT = 1280, 800
PATIENCE = 20_000  # milliseconds; a machine may be busy
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CLIENT.is_file():
        pytest.skip("THE WEB CLIENT IS NOT BUILT: make web")
    found = chromium()
    if found is None:
        pytest.skip("NO CHROMIUM: install one, or name it in SPIELWERK_CHROMIUM")
    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Visit]:
    """Open a browser of one's own at a path; what it complains about fails the test."""
    contexts, troubles = [], []

    def enter(path: str = "/", server: Serving = serving, **how: Any) -> Page:
        settings = how.pop("settings", {})
        context = browser.new_context(
            **{"locale": "en-GB", "viewport": {"width": WIDTH, "height": HEIGHT}, **how},
            base_url=server.address,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        kept = {"motion": "none", "tour": False, **settings}
        context.add_init_script(
            "if (!localStorage.getItem('spielwerk.settings'))"
            f" localStorage.setItem('spielwerk.settings', JSON.stringify({json.dumps(kept)}))"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: abroad(request.url, server.address, troubles))
        page.goto(path)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert not troubles


def abroad(url: str, home: str, troubles: list[str]) -> None:
    """No page needs any other server than its own."""
    if not url.startswith((home, home.replace("http", "ws"), "data:", "blob:")):
        troubles.append(f"asked for {url}")
