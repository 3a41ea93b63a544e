"""What the server writes about itself: a JSON object a line, without names, links or moves."""

import logging
import sys
import time
from typing import Any

import orjson

FIELDS = ("table", "game", "why", "path", "seconds", "count")  # what may be said beside the words


class Lines(logging.Formatter):
    """One line a record; an exception with where it came from, for us, never for a client."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "who": record.name,
            "what": record.getMessage(),
        }
        line |= {name: str(getattr(record, name)) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def begin(level: int = logging.INFO) -> None:
    """Everything of ours goes to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("spielwerk", "uvicorn.error"):
        ours = logging.getLogger(name)
        ours.handlers, ours.propagate = [handler], False
        ours.setLevel(level if name == "spielwerk" else logging.WARNING)
