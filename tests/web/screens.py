"""The screens there are, each as somebody comes to see it; for axe and for the pictures."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .acting import draft_done, new_table, write

BOT = {"kind": "bot", "level": "random"}


def lobby(page: Page) -> None:
    page.goto("/")
    page.locator(".sign").first.wait_for()


def new(page: Page) -> None:
    page.goto("/new")
    page.locator(".seat-list select").last.select_option("bot")
    page.locator(".segments").nth(1).locator("label").nth(1).click()  # a clock, and what it brings


def waiting(page: Page) -> None:
    table = new_table(page, [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}])
    page.goto(f"/table/{table['id']}")
    page.locator(".awaited").first.wait_for()


def link(page: Page) -> None:
    table = new_table(page, [{"kind": "me"}, {"kind": "link"}])
    page.goto(table["links"]["seats"]["1"])
    page.locator("form").wait_for()


def table_of(page: Page) -> None:
    table = new_table(page, [{"kind": "me"}, BOT, BOT])
    page.goto(f"/table/{table['id']}")
    draft_done(page)
    page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")


def planning(page: Page) -> None:
    """In text mode, in the middle of a plan."""
    page.evaluate("localStorage.setItem('spielwerk.settings', JSON.stringify({text: true}))")
    table_of(page)
    write(page, "mine 6")
    write(page, "cage 1")


def drawn(page: Page) -> None:
    table_of(page)
    page.locator(".board svg").first.wait_for()


def mine(page: Page) -> None:
    waiting(page)
    page.goto("/mine")
    page.locator(".row").first.wait_for()


def profile(page: Page) -> None:
    page.goto("/profile")
    page.locator("form").first.wait_for()


def help_page(page: Page) -> None:
    page.goto("/help")
    page.locator("kbd").first.wait_for()


def rules(page: Page) -> None:
    page.goto("/help/coal-baron#CB-4.2")
    expect(page.locator(".sought")).to_be_visible()


def verify(page: Page) -> None:
    page.goto("/help/verify")
    page.locator("textarea").wait_for()


def sofa(page: Page) -> None:
    table = new_table(page, [{"kind": "me"}, {"kind": "me"}])
    page.goto(f"/table/{table['id']}")
    page.locator(".hand-over, .board button, .board [role=button]").first.wait_for()
    if not page.locator(".hand-over").count():
        state = page.request.get(f"/api/v1/tables/{table['id']}/state?seat=0").json()
        body = {"key": table["id"], "seat": 0, "question": state["question"]}
        draft = {**body, "moves": [state["legal"][0][0]]}
        page.request.post(f"/api/v1/tables/{table['id']}/moves", data=draft)
    page.locator(".hand-over").wait_for()


def nowhere(page: Page) -> None:
    page.goto("/table/nowhere")
    page.get_by_role("alert").wait_for()


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "new-table": new,
    "waiting": waiting,
    "link": link,
    "table": drawn,
    "text-mode": planning,
    "hand-over": sofa,
    "my-tables": mine,
    "profile": profile,
    "help": help_page,
    "rules": rules,
    "verify": verify,
    "no-table": nowhere,
}
