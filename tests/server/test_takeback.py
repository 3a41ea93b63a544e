"""Back by the consent of all, never at a rated table."""

from typing import Any

from starlette.testclient import TestClient

from spielwerk.core.record import read

from .people import Person, token


def two(client: TestClient, **wish: Any) -> tuple[Person, Person, str]:
    people = Person(client, "Anna"), Person(client, "Béla")
    made = people[0].table("me", "link", options={"start": "1"}, **wish)
    people[1].post("/seats/take", token=token(made["links"]["seats"]["1"]))
    return *people, made["table"]["id"]


def step(person: Person, table: str, seat: int) -> None:
    person.move(table, seat, person.state(table, seat)["binding"][0])


def test_all_agree(client: TestClient) -> None:
    host, friend, table = two(client)
    before = host.state(table, 0)
    step(host, table, 0)
    step(friend, table, 1)
    host.post(f"/tables/{table}/takeback", seat=0)
    asked = friend.state(table, 1)["takeback"]
    assert asked == {"seat": 0, "to": 0, "yes": [0]}
    friend.post(f"/tables/{table}/takeback/answer", seat=1, yes=True)
    after = host.state(table, 0)
    assert (after["view"], after["owes"]) == (before["view"], before["owes"])
    assert after["seq"] == 3
    assert after["question"] > before["question"]
    assert "takeback" not in after
    last = after["log"][-1]
    assert (last["kind"], last["moves"]) == ("takeback", ["0"])
    assert last["facts"][0]["text"].startswith("Anna has taken back")
    step(host, table, 0)
    record = read(host.http.get(f"/api/v1/tables/{table}/record").text)
    assert len(record.moves) == 1, "what was taken back is not on record"


def test_one_does_not(client: TestClient) -> None:
    host, friend, table = two(client)
    step(host, table, 0)
    host.post(f"/tables/{table}/takeback", seat=0)
    friend.post(f"/tables/{table}/takeback/answer", seat=1, yes=False)
    state = host.state(table)
    assert (state["seq"], state.get("takeback")) == (1, None)
    none = friend.post(f"/tables/{table}/takeback/answer", seat=1, yes=True, status=409)
    assert none["error"]["code"] == "nothing-to-take-back"


def test_a_move_ends_the_question(client: TestClient) -> None:
    host, friend, table = two(client)
    step(host, table, 0)
    host.post(f"/tables/{table}/takeback", seat=0)
    step(friend, table, 1)
    assert "takeback" not in host.state(table)


def test_never_at_a_rated_table(client: TestClient) -> None:
    host, _, table = two(client, rated=True)
    step(host, table, 0)
    assert host.post(f"/tables/{table}/takeback", seat=0, status=409)["error"]["code"] == "rated"


def test_bots_have_nothing_against_it(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "bot", options={"start": "1"})["table"]["id"]
    before = host.state(table, 0)
    step(host, table, 0)
    host.post(f"/tables/{table}/takeback", seat=0)
    after = host.state(table, 0)
    assert (after["view"], after["owes"]) == (before["view"], before["owes"])
