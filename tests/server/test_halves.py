"""A game of simultaneous secret answers: nobody's is stale because another was quicker."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from spielwerk import text
from spielwerk.bots.bot import at_random
from spielwerk.bots.levels import LEVELS
from spielwerk.core.game import Game
from spielwerk.games import SHELF
from toys.halves import HALVES

from .people import Person, token, until

TEXT = Path(__file__).parents[1] / "toys/halves/text/en.ftl"
FACTS = ["swapped", "cut", "cut-anew", "cut-after", "chose", "chose-half", "hand-turned-up", "kept"]


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy has a few words in English; here it also needs some for its facts."""
    house, facts = text.sources, tmp_path / "facts.ftl"
    facts.write_text("".join(f"fact-{word} = {{ $name }}: {word}\n" for word in FACTS))

    def sources(language: str, game: Game | None) -> list[Path]:
        if game is HALVES:
            return [*house("en", None), TEXT, facts]
        return house(language, game)

    monkeypatch.setattr(text, "sources", sources)
    monkeypatch.setitem(SHELF, "halves", HALVES)
    monkeypatch.setitem(LEVELS, "halves", {"random": at_random})


def two(client: TestClient) -> tuple[Person, Person, str]:
    people = Person(client, "Anna"), Person(client, "Béla")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = people[0].post("/tables", game="halves", seats=seats)
    people[1].post("/seats/take", token=token(made["links"]["seats"]["1"]))
    return *people, made["table"]["id"]


def test_answers_given_at_once_are_not_stale(client: TestClient) -> None:
    host, friend, table = two(client)
    mine, theirs = host.state(table, 0), friend.state(table, 1)
    assert mine["owes"] == [0, 1]
    host.move(table, 0, "cut 1", question=mine["question"])
    friend.move(table, 1, "cut 2", question=theirs["question"])
    assert host.state(table, 0)["question"] > mine["question"]


def test_an_answer_may_be_changed_until_the_barrier_falls(client: TestClient) -> None:
    host, friend, table = two(client)
    first = host.state(table, 0)["question"]
    host.move(table, 0, "cut 1", question=first)
    open_still = host.state(table, 0)
    assert open_still["owes"] == [1]
    assert "cut 2" in [move for move, _ in open_still["legal"]]
    assert open_still["question"] == first + 1
    stale = host.move(table, 0, "cut 2", question=first, status=409)["error"]
    assert stale["code"] == "stale"
    host.move(table, 0, "cut 2", question=first + 1)
    friend.move(table, 1, "cut 0", question=friend.state(table, 1)["question"])
    late = host.move(table, 0, "cut 3", question=first + 2, status=409)["error"]
    assert late["code"] == "stale", "the barrier has fallen: another question is open"


def test_what_is_said_in_secret_stays_secret(client: TestClient) -> None:
    host, friend, table = two(client)
    with friend.socket(table, 1) as socket:
        until(socket, "state")
        host.move(table, 0, "cut 1")
        event = until(socket, "event")["events"][0]
    assert event["moves"] == ["cut ?"]
    assert [fact["word"] for fact in event["facts"]] == ["cut"]
    assert host.state(table, 0, since=0)["log"][0]["moves"] == ["cut 1"]
    record = friend.http.get(f"/api/v1/tables/{table}/record?seat=1").text
    assert "cut 1" not in record
    assert friend.http.get(f"/api/v1/tables/{table}/record?seat=0").status_code == 403


def test_a_draft_outlives_the_answers_of_others(client: TestClient) -> None:
    """Where the question is the same, what I have in mind still stands."""
    host, friend, table = two(client)
    question = host.state(table, 0)["question"]
    friend.move(table, 1, "cut 2")
    assert host.state(table, 0)["question"] == question
    assert host.put(f"/tables/{table}/draft", seat=0, question=question, moves=[], n=1)["n"] == 1


def test_a_component_sheet_of_ones_own(client: TestClient) -> None:
    host = Person(client, "Anna")
    listed = {game["id"]: game for game in host.get("/games")}
    assert listed["halves"]["sheet"]
    assert not listed["coal-baron"]["sheet"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    bad = {"points": "many"}
    made = host.post("/tables", 409, game="halves", seats=seats, components=bad)
    assert made["error"]["code"].startswith("sheet-")
