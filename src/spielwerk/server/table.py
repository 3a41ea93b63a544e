"""A table in memory: who sits there, how it stands, what each seat has in mind."""

import asyncio
import hashlib
from collections import deque
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from spielwerk.core.draft import Draft
from spielwerk.core.game import Fact, Game, Refused, Seat
from spielwerk.core.struct import record

from .users import Asker

PERSON, BOT = "person", "bot"
OPEN, RUNNING, OVER, ABORTED = "open", "running", "over", "aborted"
HERSELF, THIS_TURN, UNTIL_BACK, RESIGNED = range(4)  # who answers for a player
RECENT = 16  # events kept in memory, for followers that are a little behind


@dataclass(slots=True)
class Chair:
    """A seat of the table, and whoever has it."""

    seat: Seat
    kind: str
    open: bool = False
    name: str | None = None
    level: str | None = None
    user: str | None = None
    link: int = 0
    nonce: bytes | None = None
    stand_in: int = HERSELF
    helped: bool = False
    left: float | None = None
    since: float | None = None

    @property
    def taken(self) -> bool:
        return self.kind == BOT or self.user is not None

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers here now."""
        return self.kind == BOT or self.stand_in != HERSELF


@dataclass(frozen=True)
class Event:
    """A request that was kept: what was said, and what it did."""

    seq: int
    seat: Seat
    kind: str
    moves: tuple[str, ...]
    facts: tuple[Fact, ...]
    heard: dict[int, tuple[str, ...]]  # by seat, -1 for spectators; not there: as it was said
    at: float

    def said_to(self, viewer: Seat | None) -> tuple[str, ...]:
        return self.heard.get(-1 if viewer is None else viewer, self.moves)


@dataclass(slots=True)
class Mind:
    """The draft of a seat: it is for one question, and the newest `n` wins."""

    n: int
    question: int
    draft: Draft


@dataclass(eq=False)
class Table:
    """One table, as it was last written down, and what follows from that."""

    id: str
    game: Game
    room: str
    next: str | None
    rules_version: int
    options: dict[str, str]
    components: dict[str, str]
    clock: dict[str, Any]
    absence: str
    access: str
    rated: bool
    state: str
    host: str | None
    seed: bytes
    commit: str
    seq: int
    watch: int
    asked: list[int]
    takeback: dict[str, Any] | None
    result: dict[str, Any] | None
    created: float
    updated: float
    chairs: list[Chair]
    position: Any = None  # none before the start
    stopped: Refused | None = None  # why nobody can go on here
    watchers: set[str] = field(default_factory=set)
    minds: dict[Seat, Mind] = field(default_factory=dict)
    recent: deque[Event] = field(default_factory=lambda: deque(maxlen=RECENT))
    followers: set[Any] = field(default_factory=set)
    shown: dict[Any, Any] = field(default_factory=dict)  # views and questions after `seq`
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    resting: set[Seat] = field(default_factory=set)  # whose drafts will be written down soon
    used: float = 0.0  # when somebody last wanted it

    @property
    def running(self) -> bool:
        return self.state == RUNNING and self.position is not None

    @property
    def names(self) -> list[str]:
        """What the players are called in sentences; empty: by a neutral word."""
        return [chair.name or "" for chair in self.chairs]

    def owes(self) -> list[Seat]:
        return self.game.to_move(self.position) if self.running else []

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("seat", seat=seat)
        return self.chairs[seat]

    def holds(self, asker: Asker, seat: int) -> bool:
        """Whether this is the asker's seat."""
        if not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        if asker.bearer is not None:
            return asker.bearer == (self.id, seat, chair.link)
        return chair.user is not None and chair.user == asker.id

    def seated(self, asker: Asker, seat: int) -> Chair:
        chair = self.chair(seat)
        if not self.holds(asker, seat):
            raise Refused("not-seated", seat=seat)
        return chair

    def seats_of(self, asker: Asker) -> list[Seat]:
        return [chair.seat for chair in self.chairs if self.holds(asker, chair.seat)]

    def is_host(self, asker: Asker) -> bool:
        return asker.bearer is None and self.host is not None and self.host == asker.id

    def may_watch(self, asker: Asker) -> bool:
        """Public tables are for everybody's eyes, others for who has a link."""
        known = self.access == "public" or self.is_host(asker) or asker.id in self.watchers
        return known or bool(self.seats_of(asker))

    def mind(self, seat: Seat) -> Mind | None:
        """What this seat has in mind about the question that is open now."""
        mind = self.minds.get(seat)
        return mind if mind and mind.question == self.asked[seat] else None

    def drafted(self, seat: Seat) -> Any:
        """The table as this seat sees it, with its draft."""
        mind = self.mind(seat)
        return mind.draft.shown if mind else self.position

    def moved(self, position: Any, event: Event, asked: list[int]) -> None:
        """Something was written down: this is so now."""
        self.position, self.seq, self.asked = position, event.seq, asked
        self.recent.append(event)
        self.shown.clear()
        for seat, mind in list(self.minds.items()):
            if mind.question != asked[seat]:
                del self.minds[seat]
            else:
                self._think_again(seat, mind)

    def follow(self, fresh: "Table", news: list[Event]) -> None:
        """Another process has written: everything but who follows here is as it wrote it."""
        minds = self.minds  # one may be newer than what was written down
        own = ("lock", "resting", "followers", "recent", "shown", "used", "game")
        for one in fields(self):
            if one.name not in own:
                setattr(self, one.name, getattr(fresh, one.name))
        self.recent.extend(news)
        self.shown.clear()
        for seat, mind in minds.items():
            there = self.mind(seat)
            if mind.question == self.asked[seat] and (there is None or there.n < mind.n):
                self.minds[seat] = mind
                self._think_again(seat, mind)

    def _think_again(self, seat: Seat, mind: Mind) -> None:
        """Another has answered meanwhile: the draft stands as far as it still goes."""
        draft = Draft(self.game, self.position, seat)
        for text in mind.draft.moves:
            if self.game.refusal(draft.shown, seat, text):
                break
            draft.play(text)
        mind.draft = draft


@cache
def layout_of(game: Game) -> str:
    """What the bytes of a snapshot mean; another layout, and they mean nothing."""
    described = repr((game.state.dtype.descr, game.about.rules_version))
    return hashlib.sha256(described.encode()).hexdigest()


def bytes_of(position: Any) -> bytes:
    return bytes(position.tobytes())


def position_of(game: Game, snapshot: bytes) -> Any:
    return record(game.state.dtype, snapshot)
