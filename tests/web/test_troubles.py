"""What goes wrong is said in words, and nothing is lost."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .acting import TEXT, draft_done, new_table, write
from .conftest import Visit
from .serving import Serving

BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def my_turn(page: Page) -> str:
    """At a table with a bot, the draft done; returns the address."""
    table = new_table(page, BOT)
    page.goto(f"/table/{table['id']}")
    draft_done(page)
    expect(page.locator("#status")).to_contain_text("place workers")
    return f"/table/{table['id']}"


def test_a_lost_connection(visit: Visit) -> None:
    page = visit(settings=TEXT)
    my_turn(page)
    write(page, "mine 6")
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
    page.context.set_offline(True)
    expect(page.locator(".standing")).to_contain_text("offline")
    write(page, "cage 2")  # one may go on meanwhile
    page.context.set_offline(False)
    expect(page.locator(".standing")).to_contain_text("connected")
    page.reload()
    expect(page.locator(".chips")).to_have_text(re.compile(r"mine 6\s*cage 2"))


def test_a_server_restart_in_the_middle_of_a_turn(visit: Visit, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    server.start()
    try:
        page = visit(server=server, settings=TEXT)
        my_turn(page)
        write(page, "mine 6")
        write(page, "cage 3")
        expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
        server.kill()
        expect(page.locator(".standing")).to_contain_text("connecting again")
        page.get_by_role("button", name="Undo step").click()
        server.start()
        expect(page.locator(".standing")).to_contain_text("connected", timeout=20000)
        expect(page.locator(".chips")).to_have_text("mine 6")
        write(page, "stop")
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator(".turns")).to_contain_text("mining with 6 work steps")
    finally:
        server.kill()


def test_a_turn_sent_into_a_dead_line_counts_once(visit: Visit, tmp_path: Path) -> None:
    """The server dies before it can answer; the same key is sent again when it is back."""
    server = Serving(tmp_path)
    server.start()
    try:
        page = visit(server=server, settings=TEXT)
        my_turn(page)
        write(page, "bank")
        expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
        server.kill()
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator("#status")).to_contain_text("being written down")
        server.start()
        mine = "Anna places one worker: the bank"  # bots go to the bank as well
        expect(page.locator(".turns")).to_contain_text(mine, timeout=20000)
        page.reload()
        expect(page.locator(".turns")).to_contain_text(mine)
        assert page.locator(".turns").inner_text().count(mine) == 1
    finally:
        server.kill()


def test_two_tabs_on_one_seat(visit: Visit) -> None:
    """The newest draft wins, whichever window it comes from, and the other says so."""
    page = visit(settings=TEXT)
    address = my_turn(page)
    other = page.context.new_page()
    other.goto(address)
    expect(other.get_by_label("Write a move")).to_be_visible()
    write(page, "mine 6")
    write(page, "cage 2")
    line = other.get_by_label("Write a move")
    line.fill("bank")
    line.press("Enter")
    expect(other.get_by_role("alert")).to_contain_text("changed in another window")
    expect(other.locator(".chips")).to_have_text(re.compile(r"mine 6\s*cage 2"))


def test_a_stale_tab(visit: Visit) -> None:
    """A window that slept while the other one answered."""
    page = visit(settings=TEXT)
    address = my_turn(page)
    sleeper = page.context.new_page()
    sleeper.route_web_socket(re.compile("/socket"), deaf_after_the_first_words)
    sleeper.goto(address)
    expect(sleeper.get_by_label("Write a move")).to_be_visible()
    write(page, "bank")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".turns")).to_contain_text("the bank")
    line = sleeper.get_by_label("Write a move")
    line.fill("bank")
    line.press("Enter")
    expect(sleeper.get_by_role("alert")).to_contain_text("moved on meanwhile")
    expect(sleeper.locator(".turns")).to_contain_text("the bank")


def deaf_after_the_first_words(socket: object) -> None:
    """Events do not reach this window; answers do."""
    server = socket.connect_to_server()  # type: ignore[attr-defined]
    server.on_message(
        lambda text: None if '"is":"event"' in text else socket.send(text)  # type: ignore[attr-defined]
    )


def test_a_name_of_two_hundred_characters(visit: Visit) -> None:
    page = visit("/profile")
    name = page.get_by_label("Your name")
    name.fill("x" * 200)
    expect(page.get_by_role("alert")).to_have_text(
        "A name has at most 40 letters; this one has 200."
    )
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    expect(name).to_have_value("x" * 200)
    name.fill("W" * 40)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_link_used_twice(visit: Visit) -> None:
    host = visit()
    table = new_table(host, [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    link = table["links"]["seats"]["1"] if "links" in table else ""
    first, second = visit(link), visit(link)
    for page in (first, second):
        page.get_by_label("Your name").fill("Dora")
        page.get_by_role("button", name="Sit down").click()
        page.locator(".awaited, [role=alert]").first.wait_for()
    expect(first.get_by_role("heading", name="the table is laid")).to_be_visible()
    expect(second.get_by_role("alert")).to_contain_text("this link was used in another browser")
    expect(second.get_by_label("Your name")).to_have_value("Dora")
    first.goto(link)  # by the same person it just opens the table
    first.get_by_role("button", name="Sit down").click()
    expect(first.get_by_role("heading", name="the table is laid")).to_be_visible()


def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit("/table/nowhere")
    expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_server_that_is_away(visit: Visit, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    server.start()
    page = visit(server=server)
    start = page.get_by_role("button", name="Play now").first
    expect(start).to_be_visible()
    server.kill()
    start.click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")


def test_a_reload_without_a_network(visit: Visit) -> None:
    """The page opens all the same, and says how it stands."""
    page = visit(settings=TEXT)
    address = my_turn(page)
    page.reload()  # what the table needs is kept, too
    page.locator("html[data-at-hand=yes]").wait_for(state="attached")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    expect(page.get_by_label("Write a move")).to_be_visible()
    assert page.url.endswith(address)
