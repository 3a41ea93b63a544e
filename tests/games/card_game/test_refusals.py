"""Every reason a move may be refused for is met at least once."""

from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.core.game import Refused
from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import STACKS
from spielwerk.games.card_game.moves import REASONS

from .tables import (
    ANNA,
    BEN,
    all_prices,
    build,
    everyone_passes,
    leave,
    play,
    prices,
    row,
    table,
    take_in,
    workers,
)


def over() -> Any:
    s = table()
    for _ in range(6):
        s = everyone_passes(s)
    return s


def full() -> Any:
    """Three engines, and nothing in any stack but those."""
    s = table()
    for dock in (1, 2, 3):
        build(s, ANNA, dock, "", engine=1)
    for name in STACKS:
        if name != "engine":
            leave(s, name)
    take_in(s, ANNA, "mining delivery")
    return s


def one_zone() -> Any:
    """Only shares can be paid, one is left, and the innovation would take it."""
    s = table()
    all_prices(s, 30)
    prices(s, share=1)
    leave(s, "share", "share-factory")
    take_in(s, ANNA, "share")
    return s


def paying(cards: list[int]) -> Any:
    s = table()
    workers(s, ANNA, cards)
    prices(s, order=4)
    return play(s, "0 order")


def mining(zone: str, cards: str, dock: str = "") -> Any:
    s = table()
    row(s, ANNA, cards)
    build(s, ANNA, 1, dock)
    return play(s, f"0 mining {zone}, pay 1")


def trains(script: str = "") -> Any:
    s = table()
    build(s, ANNA, 1, "w:w1", engine=1)
    build(s, ANNA, 2, "b:bb", engine=2)
    take_in(s, ANNA, "factory-1 factory-2 factory-4 barracks-1")
    return play(s, f"0 delivery, pay 1{script}")


def after_lorry(innovations: str = "") -> Any:
    s = table()
    take_in(s, ANNA, innovations)
    return play(s, "0 lorry a, pay 1")


def innovating(script: str, innovations: str) -> Any:
    s = table()
    take_in(s, ANNA, innovations)
    return play(s, script)


def docking_engine() -> Any:
    s = table()
    build(s, ANNA, 1, "", engine=2)
    return play(s, "0 engine, pay 1")


CASES: dict[str, tuple[Callable[[], Any], int, str]] = {
    "not-asked": (table, ANNA, "done"),
    "not-your-turn": (table, BEN, "pass"),
    "over": (over, ANNA, "pass"),
    "not-in-play": (lambda: table(2), ANNA, "mining 1/2"),
    "no-sum": (lambda: table(2), ANNA, "wild"),
    "stack-empty": (full, ANNA, "order"),
    "three-engines": (full, ANNA, "engine"),
    "out-of-reach": (table, ANNA, "mining 2/3"),
    "no-train": (table, ANNA, "delivery"),
    "nothing-to-take": (full, ANNA, "wild"),
    "innovation-played": (lambda: innovating("0 use share, on", "share"), ANNA, "pass"),
    "no-such-innovation": (table, ANNA, "use share"),
    "nothing-to-mine": (full, ANNA, "use mining"),
    "no-zone-left": (one_zone, ANNA, "use share"),
    "on-first": (lambda: after_lorry("share"), ANNA, "use share"),
    "nothing-waits": (lambda: play(mining("0/1", ""), "stop"), ANNA, "on"),
    "nothing-further": (after_lorry, ANNA, "on"),
    "action-first": (lambda: innovating("0 use share", "share"), ANNA, "done"),
    "no-such-worker": (lambda: paying([4]), ANNA, "pay 1-3 as 2"),
    "too-many-workers": (lambda: paying([4, 5]), ANNA, "pay 5"),
    "never-exact": (lambda: paying([1, 4]), ANNA, "pay 1"),
    "no-crest": (lambda: play(table(wagon_a="wagon-f"), "0 wagon a, pay 1"), ANNA, "dock 1"),
    "engine-there": (docking_engine, ANNA, "dock 1"),
    "row-empty": (lambda: mining("0/1", ""), ANNA, "store"),
    "not-stored": (lambda: mining("0/1", "w1", "w"), ANNA, "fetch w1 1"),
    "crest-not-shown": (lambda: mining("0/1", "b1", "x"), ANNA, "load 1 wild"),
    "no-wagon": (lambda: mining("0/1", "w1", "c"), ANNA, "load 1"),
    "too-few-steps": (lambda: mining("0/1", "ww", "w"), ANNA, "load 1"),
    "steps-never-exact": (lambda: mining("2/3", "w1", "w"), ANNA, "load 1"),
    "steps-missing": (lambda: mining("2/3", "w1 w1", "w"), ANNA, "stop"),
    "no-engine": (trains, ANNA, "send 3 factory-1"),
    "no-such-order": (trains, ANNA, "send 1 steamboat-1"),
    "order-too-large": (trains, ANNA, "send 2 factory-4"),
    "other-engine": (lambda: trains(", send 1 factory-1"), ANNA, "send 2 factory-2"),
    "no-train-yet": (trains, ANNA, "stop"),
    "not-seen": (lambda: play(table(), "0 wild, pay 2, look share"), ANNA, "take w1"),
}


def test_no_reason_is_left_out() -> None:
    assert set(CASES) == {reason.word for reason in REASONS[1:]}


@pytest.mark.parametrize("word", CASES)
def test_refused(word: str) -> None:
    """With that very reason and its rule; and the table stays as it was."""
    position, seat, text = CASES[word]
    s = position()
    if word == "no-sum":
        workers(s, ANNA, [1])
    before, rule = s.tobytes(), dict(REASONS)[word]
    with pytest.raises(Refused) as refused:
        CARD_GAME.step(s, seat, text)
    assert (refused.value.reason, refused.value.rule) == (word, rule)
    assert text not in CARD_GAME.legal_moves(s, seat)
    assert s.tobytes() == before


@pytest.mark.parametrize(
    ("word", "figures"),
    [
        ("too-many-workers", {"needs": 4}),
        ("never-exact", {"left": 3}),
        ("too-few-steps", {"left": 1}),
        ("order-too-large", {"needs": 4, "has": 2}),
    ],
)
def test_the_figures_behind_a_refusal(word: str, figures: dict[str, int]) -> None:
    position, seat, text = CASES[word]
    refusal = CARD_GAME.refusal(position(), seat, text)
    assert refusal
    assert refusal.figures == figures


def test_only_the_seat_in_turn_has_moves() -> None:
    s = table(4)
    assert [bool(CARD_GAME.legal_moves(s, seat)) for seat in range(4)] == [True, *[False] * 3]
