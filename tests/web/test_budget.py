"""What a page weighs and how soon it answers, against web/budget.json."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .acting import draft_done, new_table
from .conftest import CLIENT, Visit

WEB = Path(__file__).parents[2] / "web"
BUDGET = json.loads((WEB / "budget.json").read_text(encoding="utf-8"))
LANGUAGES = ("en", "de", "hu")
KILO = 1024


def manifest() -> dict[str, Any]:
    if not CLIENT.is_file():
        pytest.skip("THE WEB CLIENT IS NOT BUILT: make web")
    text = (CLIENT.parent / ".vite/manifest.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def files(chunks: dict[str, Any], *names: str) -> set[str]:
    """What these modules load before they can run."""
    found: set[str] = set()
    waiting = list(names)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = chunks[name]
        found |= {chunk["file"], *chunk.get("css", ())}
        waiting += chunk.get("imports", ())
    return found


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((CLIENT.parent / name).read_bytes(), 9)) for name in names)


def texts(chunks: dict[str, Any], folder: str, language: str) -> Iterator[str]:
    for name in chunks:
        if folder in name and name.endswith(f"{language}.ftl?raw"):
            yield name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_weight_of_the_game_page(language: str) -> None:
    chunks = manifest()
    frame = ("index.html", "src/table/page.tsx", f"src/text/{language}.ftl?raw")
    board = (
        *("src/games/coal_baron/board.tsx", "src/games/coal_baron/words.tsx"),
        *texts(chunks, "coal_baron/text", language),
    )
    assert len(board) >= 4
    assert weight(files(chunks, *frame)) <= BUDGET["frame of the game page, JavaScript and CSS"]
    assert weight(files(chunks, *frame, *board)) <= BUDGET["game page, JavaScript and CSS"]


def test_the_weight_of_the_lobby() -> None:
    chunks = manifest()
    names = files(chunks, "index.html", "src/pages/lobby.tsx", "src/text/hu.ftl?raw")
    assert weight(names) <= BUDGET["lobby, JavaScript and CSS"]


def test_first_interactive(visit: Visit) -> None:
    """With a cold cache, until something can be clicked."""
    best = min(_until_interactive(visit) for _ in range(3))
    assert best <= BUDGET["first interactive, cold cache"]


def _until_interactive(visit: Visit) -> float:
    page = visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    return float(page.evaluate("performance.now()"))


def test_a_turn_is_one_request(visit: Visit) -> None:
    """Ten steps are drafts; what binds is sent once."""
    page = visit(settings={"text": True})
    sent: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))),
    )
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/table/{table['id']}")
    draft_done(page)
    line = page.get_by_label("Write a move")
    steps = ["mine 10", *(f"cage {1 + number % 4}" for number in range(10))]
    for number, move in enumerate(steps, 1):
        line.fill(move)
        line.press("Enter")
        page.wait_for_function(
            "(count) => document.querySelectorAll('.chips button').length === count", arg=number
        )
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function("() => !document.querySelector('.chips')")
    moves = [message for message in sent if message["do"] == "move"]
    assert len(moves) == BUDGET["requests for a turn of ten steps"]
    assert moves[0]["moves"] == [*steps, "done"]


def test_a_click_shows_at_once(visit: Visit) -> None:
    """A step that was told ahead needs no answer: it is seen before the server could have said."""
    page = visit(settings={"text": True})
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/table/{table['id']}")
    draft_done(page)
    page.locator(".choices button", has_text="Mine with 10").wait_for()
    page.wait_for_timeout(300)  # what is told ahead comes after what is
    took = page.evaluate(
        """() => new Promise((done) => {
          const begun = performance.now();
          const seen = new MutationObserver(() => document.querySelector('.chips button')
            && (seen.disconnect(), done(performance.now() - begun)));
          seen.observe(document.body, { childList: true, subtree: true });
          [...document.querySelectorAll('.choices button')]
            .find((one) => one.querySelector('code').textContent === 'mine 10').click();
        })"""
    )
    assert took <= BUDGET["click to visible"]
