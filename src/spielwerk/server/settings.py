"""How a server is started: where it writes, what it allows."""

import os
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(os.environ.get("SPIELWERK_DATA") or Path(home) / "spielwerk")


def of_environment(name: str) -> str:
    return os.environ.get(f"SPIELWERK_{name}", "")


def contact() -> str:
    return of_environment("CONTACT") or "mailto:nobody@localhost"


def in_folder(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def at_home(db: str = "") -> "Settings":
    """The defaults, with this database; else the data folder is made where it is missing."""
    if db:
        return Settings(db=db)
    data_folder().mkdir(parents=True, exist_ok=True)
    return Settings()


@dataclass(frozen=True)
class Settings:
    """All that can be set; the defaults are those of one process at home."""

    db: str = field(default_factory=lambda: in_folder(data_folder()))
    redis: str = ""  # wakes other processes on the same database; none: this one serves all
    requests: float = 50  # a second from one address; 0: no limit
    messages: float = 40  # a second on one socket; 0: no limit
    largest: int = 1_000_000  # bytes of a request's body
    thinkers: int = 2  # threads in which bots think
    patience: float = 1.0  # seconds a bot is given for a move
    ahead: bool = True  # tell clients what one and two further steps would show
    idle: float = 60.0  # seconds after which a table that nobody follows leaves the memory
    url: str = field(default_factory=partial(of_environment, "URL"))  # how the world reaches us
    smtp: str = field(default_factory=partial(of_environment, "SMTP"))  # a secret may stand in it
    contact: str = field(default_factory=contact)  # whom a push service may ask about our pushes
    private_hooks: bool = False  # whether hooks may lead into our own network
    origins: tuple[str, ...] = ()  # further origins whose pages may open sockets
