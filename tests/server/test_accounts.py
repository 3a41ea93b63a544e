"""Accounts: a guest keeps their seats, sessions end with a new password, nothing is left behind."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, text
from starlette.testclient import TestClient

from spielwerk.server import accounts, schema
from spielwerk.server.app import application
from spielwerk.server.settings import Settings

API = "/api/v1"
SECRET = "correct horse battery"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords that cost little; how argon2 is set is the library's own."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "PasswordHasher", lambda: cheap)


@pytest.fixture
def devices(settings: Settings) -> Iterator[list[TestClient]]:
    """Three browsers at one server."""
    with TestClient(application(settings)) as first:
        second, third = TestClient(first.app), TestClient(first.app)
        second.portal = third.portal = first.portal
        yield [first, second, third]


def account(client: TestClient, name: str = "Anna") -> str:
    made = client.post(f"{API}/account", json={"name": name, "password": SECRET})
    assert made.status_code == 200, made.text
    return str(made.json()["recovery"])


def code(answer: object) -> str:
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]


def test_a_guest_keeps_every_seat(devices: list[TestClient]) -> None:
    first, second, _ = devices
    first.put(f"{API}/me", json={"name": "Anna"})
    wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = first.post(f"{API}/tables", json=wish).json()["table"]
    account(first)
    entered = second.post(f"{API}/login", json={"name": " anna ", "password": SECRET})
    assert entered.json()["user"]["account"] is True
    mine = second.get(f"{API}/tables/mine").json()
    assert [(table["id"], table["my"]) for table in mine] == [(made["id"], [0])]
    links = second.get(f"{API}/tables/{made['id']}").json()["links"]
    assert links["seats"].keys() == {"0", "1"}  # the host's links are found again, too


def test_a_name_is_taken_however_it_is_written(devices: list[TestClient]) -> None:
    account(devices[0], "Anna")
    again = devices[1].post(f"{API}/account", json={"name": "\uff21nn\uff21", "password": SECRET})
    assert (again.status_code, code(again)) == (409, "name-taken")


def test_a_new_password_ends_the_other_sessions(devices: list[TestClient]) -> None:
    first, second, third = devices
    account(first)
    for device in (second, third):
        device.post(f"{API}/login", json={"name": "Anna", "password": SECRET})
    change = {"old": SECRET, "new": "another password"}
    assert second.put(f"{API}/account/password", json=change).status_code == 200
    assert second.get(f"{API}/me").json()["user"]["name"] == "Anna"
    assert first.get(f"{API}/me").json() == third.get(f"{API}/me").json() == {"user": None}
    refused = third.post(f"{API}/login", json={"name": "Anna", "password": SECRET})
    assert (refused.status_code, code(refused)) == (401, "wrong-password")


def test_logout_here_and_everywhere(devices: list[TestClient]) -> None:
    first, second, third = devices
    account(first)
    for device in (second, third):
        device.post(f"{API}/login", json={"name": "Anna", "password": SECRET})
    second.post(f"{API}/logout")
    assert second.get(f"{API}/me").json() == {"user": None}
    assert first.get(f"{API}/me").json()["user"]
    first.post(f"{API}/logout/everywhere")
    assert third.get(f"{API}/me").json() == {"user": None}


def test_a_recovery_code_serves_once(devices: list[TestClient]) -> None:
    first, second, third = devices
    recovery = account(first)
    wish = {"name": "anna", "code": recovery.lower().replace("-", " "), "password": "new password"}
    recovered = second.post(f"{API}/account/recover", json=wish)
    assert recovered.json()["user"]["name"] == "Anna"
    assert recovered.json()["recovery"] != recovery
    assert first.get(f"{API}/me").json() == {"user": None}
    assert code(third.post(f"{API}/account/recover", json=wish)) == "wrong-password"
    entered = third.post(f"{API}/login", json={"name": "Anna", "password": "new password"})
    assert entered.status_code == 200


def test_guessing_is_stopped(devices: list[TestClient]) -> None:
    """An unknown name is treated like a known one."""
    account(devices[0])
    for name in ("Anna", "Nobody"):
        wrong = {"name": name, "password": "wrong password"}
        answers = [devices[1].post(f"{API}/login", json=wrong) for _ in range(accounts.WRONG + 1)]
        assert {code(answer) for answer in answers[:-1]} == {"wrong-password"}
        assert code(answers[-1]) == "too-many"
    right = {"name": "Anna", "password": SECRET}
    assert code(devices[2].post(f"{API}/login", json=right)) == "too-many"


def test_no_password_is_written_down(devices: list[TestClient]) -> None:
    recovery = account(devices[0])
    house = devices[0].app.state.house  # type: ignore[attr-defined]
    row = house.store.look(lambda c: c.execute(select(schema.users)).one())
    assert row.password.startswith("$argon2id$")
    assert SECRET not in repr(row)
    assert recovery not in repr(row)


def test_what_is_exported(devices: list[TestClient]) -> None:
    first = devices[0]
    account(first)
    wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = first.post(f"{API}/tables", json=wish).json()["table"]
    first.post(f"{API}/tables/{made['id']}/chat", json={"text": "Hello"})
    kept = first.get(f"{API}/account/export")
    assert "attachment" in kept.headers["content-disposition"]
    told = kept.json()
    assert (told["user"]["name"], told["user"]["login"]) == ("Anna", "anna")
    assert [line["text"] for line in told["chat"]] == ["Hello"]
    assert [table["id"] for table in told["tables"]] == [made["id"]]
    assert "argon2" not in kept.text


def test_who_leaves_for_good_leaves_no_name(devices: list[TestClient]) -> None:
    """The game goes on with a bot; no row of the database knows the name any more."""
    first, second, _ = devices
    account(first, "Annabella")
    second.put(f"{API}/me", json={"name": "Bob"})
    wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = first.post(f"{API}/tables", json=wish).json()
    id = made["table"]["id"]
    token = made["links"]["seats"]["1"]
    assert second.post(f"{API}/seats/take", json={"token": token}).status_code == 200
    first.post(f"{API}/tables/{id}/chat", json={"text": "I am Annabella"})
    gone = first.request("DELETE", f"{API}/account", json={"password": "wrong"})
    assert code(gone) == "wrong-password"
    gone = first.request("DELETE", f"{API}/account", json={"password": SECRET})
    assert gone.json() == {"user": None}
    assert first.get(f"{API}/me").json() == {"user": None}
    head = second.get(f"{API}/tables/{id}").json()
    assert (head["state"], head["seats"][0]["name"]) == ("running", None)
    assert head["seats"][0]["stand_in"]
    state = second.get(f"{API}/tables/{id}/state?seat=1&since=0").text
    assert "nnabella" not in state + second.get(f"{API}/tables/{id}/record?seat=1").text
    house = first.app.state.house  # type: ignore[attr-defined]
    for table in schema.metadata.sorted_tables:
        rows = house.store.look(lambda c, t=table: c.execute(text(f'SELECT * FROM "{t}"')).all())
        assert "nnabella" not in repr(rows).lower(), table
