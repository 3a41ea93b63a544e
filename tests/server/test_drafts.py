"""What a seat has in mind: its own, kept, cut, and gone when it has been said."""

from random import Random

from sqlalchemy import func, select
from starlette.testclient import TestClient

from spielwerk.server import schema

from .people import Person, answer, token, until


def two(client: TestClient) -> tuple[Person, Person, str]:
    """Two people who are to place workers."""
    people = Person(client, "Anna"), Person(client)
    made = people[0].table("me", "link", options={"start": "0"})
    people[1].post("/seats/take", token=token(made["links"]["seats"]["1"]), name="Béla")
    table = made["table"]["id"]
    while people[0].state(table)["view"]["phase"] == "draft":
        for person in people:
            answer(person, table, Random(2))
    return *people, table


def test_a_draft_survives_and_is_seen_by_nobody_else(client: TestClient) -> None:
    host, friend, table = two(client)
    before = friend.state(table, 1), friend.state(table)
    shown = host.draft(table, 0, "money 6", n=3)
    assert shown["moves"] == ["money 6"]
    assert shown["said"] == ["4 marks at the bank"] or shown["said"][0]
    assert shown["view"]["players"][0]["marks"] == before[0]["view"]["players"][0]["marks"] + 6
    state = host.state(table, 0)
    assert state["draft"]["moves"] == ["money 6"]
    assert state["view"] == {**before[1]["view"], "viewer": 0}, "view is without the draft"
    after = friend.state(table, 1), friend.state(table)
    for late, early in zip(after, before, strict=True):
        assert {**late, "head": 0, "clocks": 0} == {**early, "head": 0, "clocks": 0}


def test_the_newest_wins_whichever_device_it_came_from(client: TestClient) -> None:
    host, _, table = two(client)
    with host.socket(table, 0) as phone, host.socket(table, 0) as desk:
        question = until(phone, "state")["question"]
        until(desk, "state")
        mine = {"do": "draft", "id": 1, "question": question}
        phone.send_json({**mine, "n": 5, "moves": ["money 4"]})
        assert until(phone, "draft")["moves"] == ["money 4"]
        desk.send_json({**mine, "n": 4, "moves": ["money 6"]})
        late = until(desk, "draft")
        assert (late["n"], late["moves"]) == (5, ["money 4"])


def test_undo_is_a_shorter_draft(client: TestClient) -> None:
    host, _, table = two(client)
    long = host.draft(table, 0, "mine 10", "cage 1", n=1)
    short = host.draft(table, 0, "mine 10", n=2)
    none = host.draft(table, 0, n=3)
    assert [d["moves"] for d in (long, short, none)] == [["mine 10", "cage 1"], ["mine 10"], []]
    assert none["view"] == host.state(table, 0)["view"]


def test_what_a_draft_may_not_be(client: TestClient) -> None:
    host, _, table = two(client)
    host.draft(table, 0, "mine 10", n=1)
    assert host.draft(table, 0, "mine 10", "done", n=2, status=409)["error"]["code"] == "binds"
    assert (
        host.draft(table, 0, "mine 10", "mine 6", n=3, status=409)["error"]["code"] == "not-asked"
    )
    assert host.state(table, 0)["draft"]["moves"] == ["mine 10"], "the earlier one stands"


def test_it_is_gone_when_it_has_been_said(client: TestClient) -> None:
    host, friend, table = two(client)
    host.draft(table, 0, "money 4", n=7)
    host.move(table, 0, "money 4", "done")
    assert "draft" not in host.state(table, 0)
    house = client.app.state.house  # type: ignore[attr-defined]
    rows = select(func.count()).select_from(schema.drafts)
    assert house.store.look(lambda connection: connection.execute(rows).scalar()) == 0
    friend.move(table, 1, "money 4", "done")
    assert host.state(table, 0)["draft"]["moves"] == []


def test_a_stand_in_finds_no_draft(client: TestClient) -> None:
    host, _, table = two(client)
    client.app.state.house.bots.stop()  # type: ignore[attr-defined]
    host.draft(table, 0, "mine 10", n=1)
    host.post(f"/tables/{table}/resign")
    host.post(f"/tables/{table}/back", seat=0)
    assert host.state(table, 0)["draft"]["moves"] == []
