"""The game at the terminal: what is shown, what may be typed, what is taken back."""

import io
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from rich.console import Console

from spielwerk.core.record import read, write
from spielwerk.core.replay import verify
from spielwerk.games import SHELF
from spielwerk.games.coal_baron.state import MOST
from spielwerk.terminal import DRAWINGS
from spielwerk.terminal.play import Session, sit_down
from spielwerk.text import LANGUAGES, speaker

GAME = SHELF["coal-baron"]
SEED = bytes(32)


def session(
    answers: Iterator[str], language: str = "en", width: int = 120, seats: int = 2
) -> Session:
    """A table at which these answers are typed; at their end the input is closed."""
    console = Console(file=io.StringIO(), width=width, color_system=None)

    def typed(prompt: str = "") -> str:
        console.print(prompt, end="")
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    console.input = typed  # type: ignore[method-assign,assignment]
    players = ["Anna", *["bot:random"] * (seats - 1)]
    table = GAME.new(seats, SEED, options={"start": "0"})
    sitting = sit_down(GAME, table, SEED, speaker(language, GAME), console, players)
    sitting.rng = Random(1)
    return sitting


def shown(sitting: Session) -> str:
    assert isinstance(sitting.console.file, io.StringIO)
    return sitting.console.file.getvalue()


def run(*answers: str, language: str = "en") -> tuple[Session, str]:
    sitting = session(iter(answers), language)
    sitting.run()
    return sitting, shown(sitting)


DRAFTED = ("1", "1", "1")


def test_the_whole_table_is_shown() -> None:
    _, text = run(*DRAFTED)
    for word in ("Minecart factory", "Mining", "Delivery", "Money", "Orders", "Shift clock"):
        assert word in text
    assert "mine 10" in text
    assert "locked" in text
    assert "Until next time" in text


def test_a_move_may_be_typed_or_numbered() -> None:
    sitting, _ = run(*DRAFTED, "mine 10", "  STOP ", "done")
    assert [said.text for said in sitting.record.moves if said.seat == 0][3:] == [
        "mine 10",
        "stop",
        "done",
    ]


def test_undo_within_the_turn() -> None:
    """What is taken back never happened; nothing goes back past a move that bound."""
    typed = (
        "undo",
        "mine 10",
        "cage 3",
        "load g",
        "undo",
        "undo",
        "stop",
        "restart",
        "bank",
        "done",
    )
    sitting, text = run(*DRAFTED, *typed)
    assert [said.text for said in sitting.record.moves if said.seat == 0][3:] == ["bank", "done"]
    assert "nothing to undo" in text
    assert "Taken back: load g." in text
    assert "Taken back: mine 10, stop." in text


def test_refusals_say_why() -> None:
    _, text = run(*DRAFTED, "deliver barrow", "fly 3", "99", "mine 4")
    assert "You have no complete order for this transport. (CB-4.7)" in text
    assert "“fly 3” is not a move of this game." in text
    assert "There is no move number 99." in text
    assert "locked with so many players. (CB-1.5)" in text


def test_commands() -> None:
    _, text = run(*DRAFTED, "log", "table", "help", "", "quit", "mine 10")
    assert text.count("Minecart factory") >= 4
    assert "mine 10 \n" not in text
    assert text.rstrip().endswith("The game was not finished.")


def test_what_a_look_shows_is_told_to_the_looker() -> None:
    sitting, text = run(*DRAFTED, "order look")
    tray = GAME.view(sitting.table, 0)["look"]["cards"]
    assert f"Seen only by Anna: {' '.join(tray)}" in text
    assert "Cards looked at" in text


def test_what_others_see_is_not_told() -> None:
    """The bot looks at five; the terminal says so, and not at which."""
    sitting = session(iter(DRAFTED))
    sitting.run()
    sitting._keep(0, ["bank", "done"])
    before = len(shown(sitting))
    sitting._keep(1, ["order look"])
    told = shown(sitting)[before:]
    assert "Bot 1 looks at 5 orders." in told
    assert "Seen only" not in told


def test_an_unfinished_record_keeps_the_secrets() -> None:
    sitting = session(iter((*DRAFTED, "order look", "keep none", "top", "1", "quit")))
    record = sitting.run()
    assert not record.finished
    assert record.deal == {}
    assert record.seed is None


def answers(sitting: Sequence[Session]) -> Iterator[str]:
    """Any legal move, by its number; the session is known only once it runs."""
    rng = Random(5)
    while True:
        text = shown(sitting[0]).rsplit("Type a number", 1)[0].rsplit("You may", 1)[1]
        numbers = [line.split()[0] for line in text.splitlines() if line.split()[:1]]
        yield rng.choice([number for number in numbers if number.isdigit()])


def test_a_whole_game_by_numbers() -> None:
    """To the score sheet; and its record is by the rules."""
    box: list[Session] = []
    sitting = session(answers(box))
    box.append(sitting)
    record = sitting.run()
    verify(GAME, read(write(record)))
    text = shown(sitting)
    assert "Score sheet" in text
    assert "wins." in text or "shared by" in text
    assert str(record.result[0] if record.result else None) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_every_position_can_be_drawn(language: str, width: int) -> None:
    """Nothing is wider than the terminal, whatever lies on the table."""
    rng = Random(width)
    table: Any = GAME.new(4, SEED)
    names = ["Anna", "Ben", "Cili", "Dora"]
    step = 0
    while waiting := GAME.to_move(table):
        if step % 50 == 0 or (table.tray_size == 5 and not step % 5):
            console = Console(file=io.StringIO(), width=width, color_system=None)
            view = GAME.view(table, waiting[0])
            console.print(DRAWINGS["coal-baron"](view, names, speaker(language, GAME)))
            assert isinstance(console.file, io.StringIO)
            assert max(map(len, console.file.getvalue().splitlines())) <= width
        table = GAME.step(table, waiting[0], rng.choice(GAME.legal_moves(table, waiting[0])))
        step += 1


def test_ctrl_c_leaves_like_quit() -> None:
    """With a record of what was played so far."""

    def interrupted() -> Iterator[str]:
        yield from (*DRAFTED, "bank", "done")
        raise KeyboardInterrupt

    sitting = session(interrupted())
    record = sitting.run()
    assert [said.text for said in record.moves if said.seat == 0][-2:] == ["bank", "done"]
    assert shown(sitting).rstrip().endswith("The game was not finished.")


@pytest.mark.rule("CB-4.7")
@pytest.mark.parametrize(("options", "seen"), [({}, False), ({"open-deliveries": "yes"}, True)])
def test_deliveries_lie_face_down_but_for_their_owner(options: dict[str, str], seen: bool) -> None:
    table = GAME.new(2, SEED, options=options)
    table.place[17] = 1 + MOST
    console = Console(file=io.StringIO(), width=140, color_system=None)
    for viewer in range(2):
        view = GAME.view(table, viewer)
        console.print(DRAWINGS["coal-baron"](view, ["Anna", "Ben"], speaker("en", GAME)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert text.count("Delivered orders: o17") == 1 + seen
    assert text.count("Delivered orders: 1, face down") == 1 - seen
