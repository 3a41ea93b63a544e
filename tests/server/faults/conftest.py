"""A server of its own for each test, on a free port, in a folder that goes away."""

import socket
from pathlib import Path

import pytest

from ..process import Server


@pytest.fixture
def server(tmp_path: Path) -> Server:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    return Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", port)
