"""What is in the box: sums, kinds, and the component sheet that may replace what is RECON."""

from collections import Counter
from typing import Any

import pytest

from spielwerk.core.game import Refused
from spielwerk.core.sheet import rows_of, sheet_of
from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import (
    CARDS,
    DECKS,
    LARGEST,
    OBJECTIVES,
    PRINTED,
    TOKENS,
    WORKERS,
    ZONES,
)
from spielwerk.games.card_game.spell import CARDS as WORDS

from .tables import ANNA, all_prices, asked, delivered, table
from .tables import sheet_of as points_of

BOX = {pack.name: pack for pack in CARD_GAME.packs}


def counted(deck: str) -> Counter[str]:
    pack = BOX[deck]
    return Counter(pack.words[card] for card in pack.unshuffled(table()))


def test_two_hundred_and_thirty_nine_cards() -> None:
    """As the rule book lists them: with 40 workers and 5 action cards."""
    dealt = [len(pack.unshuffled(table())) for pack in CARD_GAME.packs]
    assert dealt == [40, 40, 28, 28, 24, 16, 18]
    assert 4 * sum(WORKERS) + sum(dealt) + 5 == 239
    assert sum(dealt) == CARDS
    assert len(WORDS) == sum(len(deck.words) - 1 for deck in DECKS), "no word means two cards"


@pytest.mark.rule("CG-1.1")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [(2, [1] * 5 + [2] * 2 + [3]), (3, [1] * 5 + [2] * 2 + [3, 4]), (4, [1] * 5 + [2, 2, 3, 4, 5])],
)
def test_worker_cards(seats: int, cards: list[int]) -> None:
    s = table(seats)
    for player in s.players[:seats]:
        assert [n for n, count in enumerate(player.workers) for _ in range(count)] == cards
    assert LARGEST[seats] == cards[-1]


@pytest.mark.rule("CG-1.2")
def test_lorries() -> None:
    """RECON: 3 + 3 + 4 for each of four crests."""
    a_crest = {"{0}1": 3, "{0}2": 3, "{0}{0}": 4}
    assert counted("lorries") == {w.format(c): n for c in "wcbf" for w, n in a_crest.items()}


@pytest.mark.rule("CG-1.3")
def test_wagons() -> None:
    assert counted("wagons") == {**{f"wagon-{c}": 6 for c in "wcbf"}, "wagon-x": 16}


@pytest.mark.rule("CG-1.4")
def test_engines() -> None:
    assert counted("engines") == {f"engine-{number}": 7 for number in (1, 2, 3, 4)}


PLACES = ("barracks", "furnace", "factory", "steamboat")


@pytest.mark.rule("CG-1.5")
def test_orders() -> None:
    """RECON: 2 + 2 + 2 + 1 for each of four destinations; 3, 5, 7, 10 points."""
    copies = {1: 2, 2: 2, 3: 2, 4: 1}
    assert counted("orders") == {f"{p}-{n}": copies[n] for p in PLACES for n in copies}
    for lorries, points in {1: 3, 2: 5, 3: 7, 4: 10}.items():
        s = table()
        delivered(s, ANNA, f"factory-{lorries}")
        assert points_of(s, ANNA) == [0, points, 0, 0, 0]


@pytest.mark.rule("CG-1.6")
def test_shares() -> None:
    assert counted("shares") == {f"share-{place}": 6 for place in PLACES}


@pytest.mark.rule("CG-1.7")
def test_objectives() -> None:
    assert len(OBJECTIVES) == 18 == len(set(OBJECTIVES))
    assert set(counted("objectives").values()) == {1}


@pytest.mark.rule("CG-1.8")
def test_innovations() -> None:
    """RECON."""
    twice = ("1-3", "1-4", "1-5", "lorry", "wagon", "mining")
    once = ("engine", "order", "share", "delivery")
    assert counted("innovations") == {**dict.fromkeys(twice, 2), **dict.fromkeys(once, 1)}


@pytest.mark.rule("CG-1.9")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 7), (3, 6), (4, 5)])
def test_action_cards_and_tokens(seats: int, tokens: int) -> None:
    s = table(seats)
    assert CARD_GAME.view(s, None)["tokens"] == [None] * tokens
    assert TOKENS[seats] == tokens
    all_prices(s, 1)
    s.players[0].row_length = 2
    s.players[0].row[:2] = 1
    assert ("mining 1/2" in asked(s)) == (seats > 2)
    assert ZONES[9:] == ("mining 0/1", "mining 1/2", "mining 2/3", "delivery", "wild")


@pytest.mark.rule("CG-1.10")
def test_docks() -> None:
    docks = CARD_GAME.view(table(), None)["players"][0]["docks"]
    assert [dock["crests"] for dock in docks] == [["w", "c"], ["w", "b"], ["c", "f"]]


TEN, SEVEN = [3, 3, 4], [2, 2, 2, 1]


def changed(name: str, value: Any) -> Any:
    return sheet_of(CARD_GAME, {**rows_of(PRINTED), name: value})


def test_what_a_sheet_looks_like() -> None:
    assert rows_of(PRINTED) == {
        "lorries": [[3, 3, 4]] * 4,
        "orders": [[2, 2, 2, 1]] * 4,
        "order-points": [3, 5, 7, 10],
        "innovations": [2, 2, 2, 2, 2, 1, 1, 1, 2, 1],
    }


def test_another_sheet_is_another_box() -> None:
    """Other cards lie in the deck, and other points on the sheet."""
    s = table(sheet=changed("lorries", [[2, 2, 6], [4, 4, 2], [3, 3, 4], [0, 10, 0]]))
    words = BOX["lorries"].words
    box = Counter(words[card] for card in BOX["lorries"].unshuffled(s))
    assert (box["ww"], box["c1"], box["f2"], box["f1"]) == (6, 4, 10, 0)
    dealt = CARD_GAME.new(2, bytes(32), sheet=changed("innovations", [10, 0, 0, 6] + [0] * 6))
    cards = Counter(BOX["innovations"].cards(dealt).tolist())
    assert cards == {1: 10, 4: 6}
    s = table(sheet=changed("order-points", [10, 7, 5, 3]))
    delivered(s, ANNA, "factory-1 barracks-4")
    assert CARD_GAME.score(s, ANNA) == 10 + 3


@pytest.mark.parametrize(
    ("name", "value", "word", "rule", "figures"),
    [
        ("lorries", [TEN, [3, 3, 5], TEN, TEN], "sheet-sum", "CG-1.2", (2, 11)),
        ("lorries", [TEN, [-1, 7, 4], TEN, TEN], "sheet-negative", "CG-1.2", (2,)),
        ("orders", [SEVEN, [7, 0, 0, 0], [3, 2, 2, 1], SEVEN], "sheet-sum", "CG-1.5", (3, 8)),
        ("innovations", [32767, 32767, 2, 2, 2, 1, 1, 1, 2, 1], "sheet-sum", "CG-1.8", (1, 65546)),
        ("innovations", [17, -1, 0, 0, 0, 0, 0, 0, 0, 0], "sheet-negative", "CG-1.8", (1,)),
        ("order-points", [3, 5, 7, 11], "sheet-points", "CG-1.5", ()),
        ("order-points", [3, 5, 7, 7], "sheet-points", "CG-1.5", ()),
    ],
)  # fmt: skip
def test_what_no_sheet_may_break(
    name: str, value: Any, word: str, rule: str, figures: tuple[int, ...]
) -> None:
    with pytest.raises(Refused, match=word) as refused:
        changed(name, value)
    assert refused.value.rule == rule
    assert refused.value.figures["name"] == name
    found = [refused.value.figures[key] for key in ("row", "cards") if key in refused.value.figures]
    assert tuple(found) == figures
