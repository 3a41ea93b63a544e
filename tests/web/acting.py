"""What a person does at the page, for the tests: sit down, choose, look at what is so."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect

TEXT = {"text": True}
AT_ONCE = {"text": True, "confirm": "at-once"}

# What the page shows of the open question once it has settled, in one look.
SETTLED = """() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
  const moves = texts('.choices code');
  const over = document.querySelector('.end') !== null;
  const quiet = document.querySelector('.board[aria-busy=false]') !== null;
  return over || (quiet && moves.length) ? { moves, plan: texts('.chips .chip'), over } : null;
}"""


def post(page: Page, path: str, body: object) -> Any:
    """By the page's own cookie."""
    answer = page.request.post(f"/api/v1{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def new_table(page: Page, seats: Sequence[dict[str, str]], **more: object) -> Any:
    page.request.put("/api/v1/me", data={"name": "Anna"})
    body = {"game": "coal-baron", "seats": list(seats), "options": {}, "clock": {"kind": "none"}}
    rest = {"absence": "nothing", "access": "public", "rated": False}
    return post(page, "/tables", {**body, **rest, **more})["table"]


def seen(page: Page) -> Any:
    return page.wait_for_function(SETTLED).json_value()


def choose(moves: Sequence[str], rng: Random) -> str:
    """Something that leads on: a game by chance alone would mine for ever."""
    for way_out in ("done", "stop", "bottom"):
        if way_out in moves and rng.random() < 0.4:
            return way_out
    return rng.choice(list(moves))


def write(page: Page, move: str) -> None:
    """Into the plan, by text mode, when it may be said."""
    page.locator(".choices code", has_text=re.compile(f"^{move}$")).wait_for()
    line = page.get_by_label("Write a move")
    line.fill(move)
    line.press("Enter")
    expect(page.locator(".chips")).to_contain_text(move)


def draft_done(*pages: Page) -> None:
    """Take orders until the first shift begins: by the pages' own cookies, to be quick."""
    table = pages[0].url.rpartition("/")[2]
    while True:
        for page in pages:
            mine = page.request.get(f"/api/v1/tables/{table}").json()["my"][0]
            state = page.request.get(f"/api/v1/tables/{table}/state?seat={mine}").json()
            if state["view"] and state["view"]["phase"] != "draft":
                for each in pages:
                    expect(each.locator(".status-stands")).to_contain_text("Shift 1")
                return
            if mine in state["owes"]:
                body = {"key": str(uuid4()), "seat": mine, "question": state["question"]}
                post(page, f"/tables/{table}/moves", {**body, "moves": [state["legal"][0][0]]})
        pages[0].wait_for_timeout(30)
