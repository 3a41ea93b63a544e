"""A server of its own for each test that wants one, in a folder that goes away."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from starlette.testclient import TestClient

from spielwerk.server.app import application
from spielwerk.server.run import configured, listen
from spielwerk.server.settings import Settings, in_folder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=in_folder(tmp_path), requests=0, messages=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings), base_url="http://testserver") as client:
        yield client


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A real server on a free port, in a thread; its address."""
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def server(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address
