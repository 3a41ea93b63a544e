"""A server in a process of its own, that can be killed and started again on its database."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import orjson

LONG = os.environ.get("SPIELWERK_FAULTS") == "long"  # `make faults`
PATIENCE = 60.0  # seconds until a server that was started must answer
SERVE = """
import sys
from spielwerk.server import run, settings{doctored}
run.serve(settings.Settings(db=sys.argv[1], requests=0, messages=0, redis=sys.argv[3]),
          "127.0.0.1", int(sys.argv[2]), lambda message, **figures: None)
"""


class Server:
    """`kill` leaves it no time for anything; `stop` asks it to end."""

    def __init__(self, db: str, port: int, redis: str = "") -> None:
        self.db, self.port, self.redis = db, port, redis
        self.compiled = LONG
        self.doctored = ""  # lines of Python that spoil something before it serves
        self.before: Sequence[str] = ()  # a command that watches
        self.log = Path(os.devnull)
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> Self:
        code = SERVE.format(doctored="\n" + self.doctored)
        run = [*self.before, sys.executable, "-c", code, self.db, str(self.port), self.redis]
        env = {**os.environ, "NUMBA_DISABLE_JIT": str(int(not self.compiled))}
        with self.log.open("ab") as log:  # in a session: what watches it goes with it
            self.process = subprocess.Popen(
                run, env=env, stdout=log, stderr=log, start_new_session=True
            )
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self.process.poll() is None, "the server has ended"
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    line = Line(self.port)
                    await line.ask("GET", "/api/v1/games")
                    await line.hang_up()
                    return self
                await asyncio.sleep(0.02)

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process
        os.killpg(self.process.pid, how)
        return self.process.wait(30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()


class Line:
    """One connection of HTTP/1.1 that is kept; of each answer the status and the JSON."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        reader, writer = self._streams
        content = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(content)}\r\n"
        head += f"Cookie: spielwerk={self.cookie}\r\nContent-Type: application/json\r\n\r\n"
        try:
            writer.write(head.encode() + content)
            status, headers = _read_head(await reader.readuntil(b"\r\n\r\n"))
            answer = await reader.readexactly(int(headers.get("content-length", 0)))
        except (OSError, asyncio.IncompleteReadError):
            await self.hang_up()
            raise
        if given := headers.get("set-cookie", "").partition("spielwerk=")[2]:
            self.cookie = given.split(";")[0]
        return status, orjson.loads(answer) if answer else None

    async def hang_up(self) -> None:
        if self._streams:
            writer, self._streams = self._streams[1], None
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def _read_head(head: bytes) -> tuple[int, Mapping[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines if line)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}
