"""A server that runs: what it says when it starts, and how uvicorn is told to carry it."""

from collections.abc import Callable
from typing import Any

import uvicorn

from .app import application
from .settings import Settings
from .socket import LARGEST

Say = Callable[..., Any]  # a message of the house, and its figures


def serve(settings: Settings, host: str, port: int, say: Say) -> None:
    """Until it is stopped."""
    config = uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # costs more than it saves where a view has 7 kB
        ws_max_size=LARGEST,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    say("serve-data", url=str(settings.db))
    say("serve-at", url=f"http://{host}:{port}")
    uvicorn.Server(config).run()
