"""Friends at one table: links, a reload in the middle of a plan, several seats at one screen."""

import re

from playwright.sync_api import Page, expect

from .acting import TEXT, draft_done, new_table, write
from .conftest import Visit

US = [{"kind": "me"}, {"kind": "link"}]


def two_at_a_table(visit: Visit, **how: object) -> tuple[Page, Page]:
    """Anna opens the table, Béla comes by her link; both see the game begin."""
    anna = visit(settings=TEXT)
    table = new_table(anna, US)
    anna.goto(f"/table/{table['id']}")
    link = anna.get_by_label("Link for seat 2").input_value()
    bela = visit(link, settings=TEXT, **how)
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_label("Write a move")).to_be_visible()
    expect(bela.get_by_label("Write a move")).to_be_visible()
    draft_done(anna, bela)
    return anna, bela


def whose_turn(*pages: Page) -> tuple[Page, Page]:
    """Who is asked, and who waits."""
    for page in pages:
        expect(page.locator("#status")).to_contain_text(re.compile("Your turn|Waiting for"))
    asked = next(page for page in pages if "Your turn" in page.inner_text("#status"))
    return asked, next(page for page in pages if page is not asked)


def test_a_reload_in_the_middle_of_a_plan(visit: Visit) -> None:
    mine, other = whose_turn(*two_at_a_table(visit))
    for move in ("mine 10", "cage 1"):
        write(mine, move)
    before = mine.locator(".chips").inner_text()
    expect(other.locator(".chips")).to_have_count(0)  # nobody hears of a draft
    mine.reload()
    expect(mine.locator(".chips")).to_have_text(re.compile(r"mine 10\s*cage 1"))
    assert mine.locator(".chips").inner_text() == before
    mine.keyboard.press("u")
    expect(mine.locator(".chips li")).to_have_count(1)
    mine.get_by_role("button", name="Restart turn").click()
    expect(mine.locator(".chips")).to_have_count(0)


def test_what_one_does_the_other_reads(visit: Visit) -> None:
    mine, other = whose_turn(*two_at_a_table(visit))
    write(mine, "bank")
    mine.get_by_role("button", name="Confirm").click()
    expect(other.locator(".turns")).to_contain_text("the bank")
    expect(other.locator("[data-herald]")).to_contain_text("the bank")
    expect(other.locator("#status")).to_contain_text("Your turn")
    expect(mine.locator("#status")).to_contain_text("Waiting for")


def test_one_sofa(visit: Visit) -> None:
    """Two seats of one browser: the screen is handed over, and shows one seat at a time."""
    page = visit(settings={**TEXT, "confirm": "at-once"})
    table = new_table(page, [{"kind": "me"}, {"kind": "me", "name": "Cili"}])
    page.goto(f"/table/{table['id']}")
    hand_over = page.locator(".hand-over")
    for _ in range(3):
        page.locator(".hand-over, .choices li").first.wait_for()
        if hand_over.count():
            assert not page.locator(".choices, .turns").count()
            hand_over.get_by_role("button").click()
        page.locator(".choices button").first.click()
        expect(hand_over).to_be_visible()


def test_spectators(visit: Visit) -> None:
    anna, bela = two_at_a_table(visit)
    asked, _ = whose_turn(anna, bela)
    anna.get_by_role("tab", name="Table").click()
    watcher = visit(anna.get_by_label("Link to look on", exact=True).input_value(), settings=TEXT)
    expect(watcher.locator("#status")).to_contain_text("Waiting for")
    expect(watcher.get_by_label("Write a move")).to_have_count(0)
    write(asked, "bank")
    asked.get_by_role("button", name="Confirm").click()
    expect(watcher.locator(".turns")).to_contain_text("the bank")


def test_words_at_the_table(visit: Visit) -> None:
    anna, bela = two_at_a_table(visit)
    lines = ("Glück auf!", "<b>Komm</b> rauf!", "Glück auf!")
    for page in (anna, bela):
        page.get_by_role("tab", name="Talk").click()
        expect(page.locator(".chat-lines")).to_contain_text("Nobody has said anything")
    for page, words in zip((anna, bela, anna), lines, strict=True):
        page.get_by_label("Say something").fill(words)
        page.get_by_label("Say something").press("Enter")
        expect(page.get_by_label("Say something")).to_have_value("")
    said = [f"{name} {line}" for name, line in zip(("Anna", "Béla", "Anna"), lines, strict=True)]
    for page in (anna, bela):
        expect(page.locator(".chat-lines li")).to_have_text(said)


def test_who_lost_the_way_comes_back_by_a_new_link(visit: Visit) -> None:
    """In the middle of the game, as the table stands; the old link opens nothing any more."""
    anna, bela = two_at_a_table(visit)
    asked, _ = whose_turn(anna, bela)
    write(asked, "bank")
    asked.get_by_role("button", name="Confirm").click()
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="New link: Béla").click()
    link = anna.get_by_label("Link for seat 2").input_value()
    expect(bela.get_by_text("the host has made a new one")).to_be_visible()
    elsewhere = visit(link, settings=TEXT)
    elsewhere.get_by_label("Your name").fill("Béla on the phone")
    elsewhere.get_by_role("button", name="Sit down").click()
    expect(elsewhere.locator(".turns")).to_contain_text("the bank")
    expect(elsewhere.locator(".hand-over, #status").first).to_be_visible()
    expect(anna.get_by_role("button", name="New link: Béla")).to_be_visible()


def test_a_new_link_to_look_on_closes_the_old_one(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    anna.get_by_role("tab", name="Table").click()
    field = anna.get_by_label("Link to look on", exact=True)
    old = field.input_value()
    anna.get_by_role("button", name="New link: Link to look on").click()
    expect(field).not_to_have_value(old)
    late = visit(old, settings=TEXT)
    expect(late.get_by_text("This link does not count any more")).to_be_visible()


def test_open_seats_in_the_lobby(visit: Visit) -> None:
    anna = visit()
    table = new_table(anna, [{"kind": "me"}, {"kind": "open"}])
    bela = visit("/")
    bela.locator(f"a[href='/table/{table['id']}']").click()
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Sit down").click()
    expect(bela.locator(".board svg").first).to_be_visible()
    anna.goto("/mine")
    expect(anna.get_by_role("heading", name=re.compile("your turn|Others think"))).to_be_visible()


def test_a_line_of_the_log_shows_its_piece(visit: Visit) -> None:
    """On a wide screen beside the board; on a phone the sheet makes way."""
    page = visit(viewport={"width": 360, "height": 740})
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/table/{table['id']}")
    draft_done(page)
    page.get_by_role("tab", name="Log").click()
    page.locator("button.log-line", has_text="is turned up under space").first.click()
    expect(page.locator(".side-body")).to_be_hidden()
    expect(page.locator(".board [data-high]").first).to_be_in_viewport()


def test_a_clock_is_seen(visit: Visit) -> None:
    page = visit()
    clock = {"kind": "live", "bank": 600, "increment": 5}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = new_table(page, seats, clock=clock, absence="bot-turn")
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".status")).to_contain_text(re.compile(r"(10:00|9:5\d)"))
