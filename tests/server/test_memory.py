"""An idle table costs little, and one that nobody follows costs nothing."""

import time
import tracemalloc
from dataclasses import replace
from random import Random

from starlette.testclient import TestClient

from spielwerk.server import shelf
from spielwerk.server.app import application
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store

from .people import Person, play_on, until

MOST = 20_000  # bytes of an idle table
TABLES = 50


def test_an_idle_table_is_small(settings: Settings) -> None:
    with TestClient(application(settings)) as client:
        host = Person(client, "Anna")
        table = host.table("me", "me", "me", "me")["table"]["id"]
        play_on(host, table, Random(2), requests=40)
    store = Store(settings.db)
    load = lambda connection: shelf.load(connection, table)  # noqa: E731
    store.look(load)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [store.look(load) for _ in range(TABLES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == TABLES
    assert (after - before) / TABLES < MOST
    store.writer.dispose()
    store.reader.dispose()


def test_nobody_is_loaded_before_somebody_sits_down(settings: Settings) -> None:
    with TestClient(application(settings)) as client:
        host = Person(client, "Anna")
        table = host.table("me", "me")["table"]["id"]
        cookies = dict(host.http.cookies)
    with TestClient(application(replace(settings, idle=0.0))) as client:
        host = Person(client)
        host.http.cookies.update(cookies)
        house = client.app.state.house  # type: ignore[attr-defined]
        assert house.tables.loaded == {}
        with host.socket(table, 0) as socket:
            until(socket, "state")
            client.portal.call(house.tables.tidy)  # type: ignore[union-attr]
            assert list(house.tables.loaded) == [table]
        time.sleep(0.01)
        client.portal.call(house.tables.tidy)  # type: ignore[union-attr]
        assert house.tables.loaded == {}
        assert host.state(table)["seq"] == 0, "and is loaded again"
