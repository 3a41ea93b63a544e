"""Whatever the description of the interface allows, and what it does not: never a fault of ours.

Schemathesis makes the requests. No answer is a 5xx, and one that refuses has changed nothing.
"""

import hashlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from spielwerk.server import accounts
from spielwerk.server.app import application
from spielwerk.server.settings import Settings, in_folder

from ..process import LONG

API = "/api/v1"
EXAMPLES = 100 if LONG else 4


@pytest.fixture
def server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[TestClient, Path, str]]:
    """With somebody who sits at a running table."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "PasswordHasher", lambda: cheap)
    with TestClient(application(Settings(db=in_folder(tmp_path), requests=0))) as client:
        client.put(f"{API}/me", json={"name": "Anna"})
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "me"}]}
        id = client.post(f"{API}/tables", json=wish).json()["table"]["id"]
        yield client, tmp_path / "tables.sqlite", id


def state(path: Path) -> str:
    """Everything that is written down, but for who was seen when."""
    summed = hashlib.sha256()
    connection = sqlite3.connect(path)
    names = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    for (name,) in connection.execute(names).fetchall():
        if name != "house":  # the server's own keys, made when they are first wanted
            rows = connection.execute(f'SELECT * FROM "{name}"').fetchall()
            summed.update(repr(sorted(map(repr, rows))).encode())
    connection.close()
    return summed.hexdigest()


def quiet(path: Path) -> str:
    """The state, when nothing changes any more."""
    before = ""
    while (now := state(path)) != before:
        before = now
        time.sleep(0.3)
    return now


def described() -> Any:
    """The interface as the application describes it."""
    raw = application(Settings(db="sqlite://")).openapi()
    return schemathesis.openapi.from_dict(raw)


OPERATIONS = [operation.ok() for operation in described().get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)
def test_no_request_is_too_strange(operation: Any, server: tuple[TestClient, Path, str]) -> None:
    client, path, id = server
    allowed = operation.as_strategy()
    strange = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(allowed, strange), real=st.booleans())
    def check(case: Any, real: bool) -> None:
        if real and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        sent = case.as_transport_kwargs(base_url="http://testserver")
        sent.pop("cookies", None)
        if isinstance(sent.get("data"), str | bytes):
            sent["content"] = sent.pop("data")
        before = state(path)
        answer = client.request(**sent)
        assert answer.status_code < 500, (sent, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["error"]["sentence"], sent
            if state(path) != before:  # bots may have played on meanwhile: once more, in peace
                before = quiet(path)
                client.request(**sent)
                assert state(path) == before, sent

    check()
