"""A server of its own for each test that wants one, in a folder that goes away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from spielwerk.server.app import application
from spielwerk.server.settings import Settings, in_folder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=in_folder(tmp_path), requests=0, messages=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings), base_url="http://testserver") as client:
        yield client
