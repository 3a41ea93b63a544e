"""Admin and backup: what the keeper of a server does at the command line."""

import re
import sqlite3
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text, update
from starlette.testclient import TestClient
from typer.testing import CliRunner

from spielwerk.cli import app as cli
from spielwerk.cli.desk import Sorry
from spielwerk.server import admin, backup, doorkeeper, schema
from spielwerk.server.app import application
from spielwerk.server.settings import Settings, in_folder
from spielwerk.server.store import database

from .services import POSTGRES, no_postgres

API = "/api/v1"
NOBODY = no_postgres()


def run(*words: str) -> str:
    done = CliRunner().invoke(cli, [*words, "--lang", "en"])
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


@pytest.fixture
def anna(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings)) as client:
        client.put(f"{API}/me", json={"name": "Anna"})
        yield client


def a_table(client: TestClient) -> str:
    wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return str(client.post(f"{API}/tables", json=wish).json()["table"]["id"])


def move(client: TestClient, id: str, key: str) -> dict[str, object]:
    state = client.get(f"{API}/tables/{id}/state?seat=0").json()
    seat = state["owes"][0]
    state = client.get(f"{API}/tables/{id}/state?seat={seat}").json()
    moves = [state["draft"]["binding"][0]]
    wish = {"key": key, "seat": seat, "question": state["question"], "moves": moves}
    answer: dict[str, object] = client.post(f"{API}/tables/{id}/moves", json=wish).json()
    return answer


def test_tables_are_listed_and_ended(anna: TestClient, settings: Settings) -> None:
    """A server that is running notices at the next request."""
    id = a_table(anna)
    assert move(anna, id, "key-00000001")["is"] == "done"
    listed = run("admin", "list", "--state", "running", "--db", settings.db)
    assert id in listed
    assert "Anna" in listed
    assert id in run("admin", "abort", id, "--db", settings.db)
    state = anna.get(f"{API}/tables/{id}/state?seat=0").json()
    wish = {"key": "key-00000002", "seat": 0, "question": state["question"], "moves": ["done"]}
    refused = anna.post(f"{API}/tables/{id}/moves", json=wish)
    assert refused.status_code == 409
    with pytest.raises(Sorry):
        run("admin", "abort", id, "--db", settings.db)
    with pytest.raises(Sorry):
        run("admin", "abort", "nothing", "--db", settings.db)


def test_old_tables_are_ended(anna: TestClient, settings: Settings) -> None:
    old, new = a_table(anna), a_table(anna)
    engine = create_engine(settings.db)
    with engine.begin() as connection:
        long_ago = update(schema.tables).where(schema.tables.c.id == old)
        connection.execute(long_ago.values(updated=time.time() - 61 * admin.A_DAY))
    assert "ended: 1" in run("admin", "expire", "--days", "60", "--db", settings.db)
    with engine.begin() as connection:
        rows = connection.execute(text("SELECT id, state FROM tables")).all()
        assert dict(map(tuple, rows)) == {old: "aborted", new: "running"}
        connection.execute(long_ago.values(updated=time.time() - 61 * admin.A_DAY))
    gone = run("admin", "expire", "--days", "60", "--finished", "--db", settings.db)
    assert "forgotten: 1" in gone
    with engine.begin() as connection:
        assert connection.execute(text("SELECT id FROM tables")).scalars().all() == [new]
    engine.dispose()


def test_who_is_shut_out_is_out(anna: TestClient, settings: Settings) -> None:
    id = a_table(anna)
    house = anna.app.state.house  # type: ignore[attr-defined]
    with anna.websocket_connect(f"{API}/tables/{id}/socket?seat=0") as socket:
        socket.send_json({"do": "hello", "lang": "en", "since": None})
        run("admin", "ban", "Anna", "--db", settings.db)
        assert anna.portal
        anna.portal.call(doorkeeper.round, house.tables)
        while (message := socket.receive_json())["is"] != "bye":
            pass
        assert message["code"] == "banned"
    house.users._seen.clear()
    assert anna.get(f"{API}/me").status_code in (200, 403)
    assert anna.get(f"{API}/tables/mine").status_code in (401, 403)
    banned = re.search(r"User (\S+) may", run("admin", "unban", "Anna", "--db", settings.db))
    assert banned
    assert banned[1] in run("admin", "users", "Anna", "--db", settings.db)
    TestClient(anna.app).put(f"{API}/me", json={"name": "Anna"})
    with pytest.raises(Sorry, match="Several"):
        run("admin", "ban", "Anna", "--db", settings.db)


def test_no_database_is_made_by_looking(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'nothing.sqlite'}"
    for words in (["admin", "list"], ["backup", str(tmp_path / "b")]):
        with pytest.raises(Sorry, match="no database"):
            run(*words, "--db", url)
    assert list(tmp_path.iterdir()) == []


def test_there_and_back_while_it_runs(anna: TestClient, settings: Settings, tmp_path: Path) -> None:
    """The restored server goes on where the other one stood; cookies and links are good."""
    id, file = a_table(anna), tmp_path / "saved"
    move(anna, id, "key-00000001")
    assert "1 tables, 1 users" in run("backup", str(file), "--db", settings.db)
    move(anna, id, "key-00000002")
    elsewhere = in_folder(tmp_path / "elsewhere")
    run("restore", str(file), "--db", elsewhere)
    with TestClient(application(Settings(db=elsewhere, requests=0))) as again:
        again.cookies = anna.cookies
        state = again.get(f"{API}/tables/{id}/state?seat=0&since=0").json()
        assert state["seq"] == 1
        assert move(again, id, "key-00000003")["seq"] == 2


def test_nothing_is_overwritten(anna: TestClient, settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    file.write_text("mine")
    with pytest.raises(Sorry, match="already"):
        run("backup", str(file), "--db", settings.db)
    assert file.read_text() == "mine"
    file.unlink()
    run("backup", str(file), "--db", settings.db)
    with pytest.raises(Sorry, match="already"):
        run("restore", str(file), "--db", settings.db)


def test_a_backup_that_was_changed_is_refused(
    anna: TestClient, settings: Settings, tmp_path: Path
) -> None:
    a_table(anna)
    file, target = tmp_path / "saved", in_folder(tmp_path / "new")
    run("backup", str(file), "--db", settings.db)
    whole = file.read_bytes()
    connection = sqlite3.connect(file)
    connection.execute("UPDATE users SET name = 'Bob'")
    connection.commit()
    connection.close()
    spoilt = {"a row": file.read_bytes(), "the end": whole[: len(whole) // 2], "all": b"x" * 5_000}
    for spoils, content in spoilt.items():
        file.write_bytes(content)
        with pytest.raises(Sorry, match="no whole backup"):
            run("restore", str(file), "--db", target)
        assert not (tmp_path / "new").exists(), spoils


@pytest.mark.skipif(bool(NOBODY), reason=f"NOT TESTED: backup of PostgreSQL: {NOBODY}")
def test_from_sqlite_to_postgresql_and_back(
    anna: TestClient, settings: Settings, tmp_path: Path
) -> None:
    """One format for both: what comes back is what was sent, and new rows have new numbers."""
    id = a_table(anna)
    anna.post(f"{API}/tables/{id}/chat", json={"text": "Hello"}).raise_for_status()
    move(anna, id, "key-00000001")
    name = f"spielwerk_{uuid.uuid4().hex[:12]}"
    server = create_engine(database(POSTGRES), isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    url = database(POSTGRES).set(database=name).render_as_string(hide_password=False)
    try:
        first, second = tmp_path / "first", tmp_path / "second"
        backup.backup(settings.db, first)
        backup.restore(first, url)
        backup.backup(url, second)
        with sqlite3.connect(first) as one, sqlite3.connect(second) as two:
            for table in schema.metadata.tables:
                rows = [sorted(c.execute(f'SELECT * FROM "{table}"'), key=repr) for c in (one, two)]
                assert rows[0] == rows[1], table
        with TestClient(application(Settings(db=url, requests=0))) as again:
            again.cookies = anna.cookies
            said = again.post(f"{API}/tables/{id}/chat", json={"text": "There"}).json()
            assert said["id"] == 2
        with pytest.raises(backup.BadBackup):
            backup.restore(first, url)
    finally:
        with server.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        server.dispose()
