"""A server in a process of its own; it can be killed and started again."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from spielwerk.server import run
from spielwerk.server.settings import Settings, in_folder

PATIENCE = 60.0


class Serving:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, __file__, str(self.folder), str(self.port)]
        self._process = subprocess.Popen(command)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.ask("/games")
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(self.address)

    def kill(self) -> None:
        """As a machine dies: nobody says goodbye."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}/api/v1{path}", timeout=5) as answer:
            return json.load(answer)


if __name__ == "__main__":
    settings = Settings(db=in_folder(Path(sys.argv[1])), requests=0, messages=0)
    run.serve(settings, "127.0.0.1", int(sys.argv[2]), lambda *_, **__: None)
