"""Mining: exact steps, where cards may go, when it ends (CG-4.6)."""

from itertools import product
from random import Random
from typing import Any

import pytest

from .tables import (
    ANNA,
    asked,
    build,
    play,
    refused,
    row,
    row_of,
    storage,
    store,
    table,
    take_in,
    train,
    zones,
)

pytestmark = pytest.mark.rule("CG-4.6")


def mining(zone: str, cards: str = "", stored: str = "", **docks: str) -> Any:
    """Anna mines in this zone; docks as `one="w x"`."""
    s = table()
    row(s, ANNA, cards)
    store(s, ANNA, stored)
    for number, name in enumerate(("one", "two", "three"), 1):
        build(s, ANNA, number, docks.get(name, ""))
    return play(s, f"0 mining {zone}, pay 1")


def test_the_rightmost_card_on_a_wagon_of_its_crest_or_a_wild_one() -> None:
    s = mining("0/1", "ff w1", one="w x c", two="w b", three="x")
    assert asked(s) == ["load 1", "load 1 wild", "load 2", "store", "stop"]
    assert refused(s, "load 3 wild") == "crest-not-shown"
    assert refused(s, "load 2 wild") == "no-wagon"
    assert train(play(s, "load 1 wild"), ANNA, 1) == "w x:w1 c"
    assert train(play(s, "load 2"), ANNA, 2) == "w:w1 b"
    assert row_of(play(s, "load 1"), ANNA) == "ff"


def test_a_wagon_carries_one_card() -> None:
    s = mining("2/3", "w1 w1 w1", one="w w")
    s = play(s, "load 1, load 1")
    assert refused(s, "load 1") == "no-wagon"
    assert train(s, ANNA, 1) == "w:w1 w:w1"


def test_two_lorries_take_two_steps() -> None:
    s = mining("0/1", "ww", one="w")
    assert asked(s) == ["stop"]
    assert refused(s, "store") == refused(s, "load 1") == "too-few-steps"
    s = mining("1/2", "ww", one="w")
    assert asked(s) == ["load 1", "store"]
    assert asked(play(s, "load 1")) == ["done"]


def test_the_storage_takes_any_card_and_gives_it_back() -> None:
    s = play(mining("2/3", "w1 w2", stored="cc c1", one="c"), "store")
    assert storage(s, ANNA) == "w2 c1 cc"
    assert asked(s) == ["store", "fetch c1 1", "fetch cc 1"]
    s = play(s, "fetch c1 1")
    assert (storage(s, ANNA), train(s, ANNA, 1)) == ("w2 cc", "c:c1")
    assert refused(s, "fetch c1 1") == "not-stored"


def test_it_ends_by_itself_at_the_higher_number() -> None:
    s = mining("1/2", "w1 w1 w1")
    assert refused(s, "stop") == "steps-missing"
    s = play(s, "store")
    assert asked(s) == ["store", "stop"]
    assert asked(play(s, "store")) == ["done"]
    assert asked(play(s, "stop")) == ["done"]


def test_nothing_to_do_at_all() -> None:
    s = table()
    assert "mining 0/1" in zones(s)
    assert refused(s, "mining 1/2") == refused(s, "mining 2/3") == "out-of-reach"
    assert asked(mining("0/1")) == ["stop"]
    assert refused(mining("0/1"), "store") == "row-empty"


def test_no_step_after_which_neither_number_can_be_reached() -> None:
    """The single lorry must be stored, not loaded: it is loaded with the second step."""
    s = mining("2/3", "w1", one="w")
    assert asked(s) == ["store"]
    assert refused(s, "load 1") == "steps-never-exact"
    assert asked(play(s, "store")) == ["fetch w1 1"]
    s = mining("2/3", "w1", stored="c1", one="x")
    assert asked(s) == ["store", "fetch c1 1 wild"]


def test_by_innovation_one_to_four_steps() -> None:
    s = table()
    row(s, ANNA, "w1 ww w1 w1")
    take_in(s, ANNA, "mining")
    s = play(s, "0 use mining")
    assert refused(s, "stop") == "steps-missing"
    assert asked(play(s, "store, stop"))[0] == "lorry a"
    s = play(s, "store, store, store")
    assert "mining 2/3" not in zones(s), "four steps are used"
    assert s.steps == 4


def reachable(s: Any, zone: str) -> bool:
    """By trying all ways, with the rules of single steps only."""
    least = int(zone[0])
    return any(total in (least, least + 1) for total in totals(s, 0, least + 1))


def totals(s: Any, used: int, most: int) -> set[int]:
    """What can be used in all: every way of moving cards, on plain lists."""
    player = s.players[ANNA]
    cards = [int(card) for card in player.row[: player.row_length]]
    stored = [int(card) for card, n in enumerate(player.storage) for _ in range(n)]
    free = [
        (dock, int(wagon))
        for dock in range(3)
        for wagon, load in zip(player.docks[dock].wagons, player.docks[dock].loads, strict=True)
        if wagon and not load
    ]
    return ways(tuple(cards), tuple(stored), tuple(free), used, most)


def ways(
    cards: tuple[int, ...],
    stored: tuple[int, ...],
    free: tuple[tuple[int, int], ...],
    used: int,
    most: int,
) -> set[int]:
    found = {used}
    moves = [(cards[0], True)] if cards else []
    for card, from_row in [*moves, *((card, False) for card in set(stored))]:
        crest, cost = (card - 1) // 3 + 1, 2 if card % 3 == 0 else 1
        if used + cost > most:
            continue
        rest = stored if from_row else without(stored, card)
        left = cards[1:] if from_row else cards
        if from_row:
            found |= ways(left, (*stored, card), free, used + cost, most)
        for wagon in set(free):
            fits = wagon[1] in (crest, 5)
            if fits and crest in ((1, 2), (1, 3), (2, 4))[wagon[0]]:
                found |= ways(left, rest, without(free, wagon), used + cost, most)
    return found


def without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]


@pytest.mark.parametrize("number", range(60))
def test_reach_is_that_of_all_ways(number: int) -> None:
    """The rules reason; here every way is tried. After each step, too."""
    rng = Random(number)
    kinds = [c + n for c, n in product("wcbf", "12")] + ["ww", "cc", "bb", "ff"]
    for _ in range(20):
        s = table()
        row(s, ANNA, " ".join(rng.choices(kinds, k=rng.choice((0, 0, 1, 1, 2)))))
        store(s, ANNA, " ".join(rng.choices(kinds, k=rng.randrange(4))))
        for dock, crests in enumerate(("wcx", "wbx", "cfx"), 1):
            build(s, ANNA, dock, " ".join(rng.choices(crests, k=rng.choice((0, 0, 1, 2)))))
        for zone in ("1/2", "2/3"):
            assert (f"mining {zone}" in zones(s)) == reachable(s, zone)
            if f"mining {zone}" in zones(s):
                check_steps(play(s, f"0 mining {zone}, pay 1"), int(zone[0]))


def check_steps(s: Any, least: int) -> None:
    """Each step that is offered leaves a way to one of the two numbers, each other one does not."""
    for move in asked(s):
        after = play(s, move)
        if after.phase == s.phase:
            assert any(t >= least for t in totals(after, int(after.steps), least + 1))
