"""The words of the game as records write them (GS-8), and every reason for a refusal."""

from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.core.game import Refused
from spielwerk.core.record import read, write
from spielwerk.core.replay import as_heard, open_record, replay
from spielwerk.games.great_split.moves import REASONS
from spielwerk.lab.simulate import recorded

from .tables import (
    ANNA,
    BEN,
    GAME,
    close,
    divided,
    give,
    levels,
    offered,
    over,
    play,
    resolving,
    splitting,
    table,
)

RESOURCES = ("tome", "artwork", "topaz", "emerald", "gold")
SYMBOLS = (*RESOURCES, "prestige", "diamond", "square", "star")
CARDS = [f"{symbol}{n}" for symbol in SYMBOLS for n in range(1, 6)]
TRACKS = (*RESOURCES, "prestige", *(f"{name}-seal" for name in RESOURCES))


def test_the_book_of_moves() -> None:
    """Every move of the table in GS-8, and none beside."""
    book = {
        *(f"discard {card}" for card in CARDS),
        *(f"put {card} {part}" for card in CARDS for part in "ab"),
        *("offer", "reopen", "keep a", "keep b", "done"),
        *(f"play {card}" for card in CARDS),
        *(f"sell {card} {track}" for card in CARDS for track in ("gold", "prestige")),
        *(f"seal {name}" for name in RESOURCES),
        *(f"arrow {track}" for track in TRACKS if track != "gold"),
        *(f"splitter {track}" for track in TRACKS),
    }
    assert set(GAME.moves) == book
    assert len(GAME.moves) == len(book)


def test_options() -> None:
    """Nobody starts; the variant is named when it is on."""
    assert GAME.view(table(), None)["options"] == {}
    assert GAME.view(table(pairs=True), None)["options"] == {"pairs": "yes"}
    record, _ = recorded(GAME, GAME.blank(3), 1, 1)
    assert '[Options ""]' in write(record)


def test_an_unfinished_record_keeps_its_secrets() -> None:
    """As another heard it: no card that was thrown, put or sold, no choice but the last."""
    record, _ = recorded(GAME, GAME.blank(3), 1, 1)
    heard = {
        viewer: [(said.seat, said.text) for said in as_heard(GAME, record, viewer).moves]
        for viewer in (None, ANNA)
    }
    for (_, text), said in zip(heard[None], record.moves, strict=True):
        verb = said.text.split()[0]
        if verb in ("put", "discard"):
            assert text == f"{verb} ?"
        if verb == "sell":
            assert text == f"sell ? {said.text.split()[2]}"
    kept = [text for _, text in heard[None] if text.startswith("keep")]
    assert [text == "keep ?" for text in kept] == [True, True, False] * 6
    own = [text for seat, text in heard[ANNA] if seat == ANNA]
    assert own == [said.text for said in record.moves if said.seat == ANNA]
    assert "[Deal" not in write(as_heard(GAME, record, ANNA))


def test_a_record_replays_in_any_order_of_seats() -> None:
    """Moves of one seat between those of another change nothing for it."""
    record, _ = recorded(GAME, GAME.blank(2), 3, 3)
    *_, end = replay(GAME, read(write(record)))
    assert GAME.scores(end) == list(record.result or ())
    assert open_record(GAME, GAME.new(2, bytes(32)), "ab", bytes(32)).deal.keys() == {
        *("level-1", "level-2", "level-3", "characters", "scoring", "market")
    }


def full() -> Any:
    s = resolving("gold1 diamond1")
    levels(s, ANNA, tome_seal=8)
    return play(s, "0 play diamond1")


def above() -> Any:
    s = table()
    for seat, words in enumerate(("tome1 tome1 tome1 tome1 tome1 tome1", "tome1", "tome1")):
        give(s, seat, words)
    return close(s, 1)


def half() -> Any:
    return play(splitting("tome1 gold1", "gold1 gold2"), "0 put tome1 a")


def arrow() -> Any:
    s = resolving("gold1")
    levels(s, ANNA, gold=2)
    return play(s, "0 play gold1")


REFUSED: dict[str, tuple[Callable[[], Any], int, str]] = {
    "not-asked": (half, ANNA, "play tome1"),
    "over": (lambda: over(table()), ANNA, "done"),
    "within-limit": (above, BEN, "discard tome1"),
    "others-discard": (above, BEN, "put tome1 a"),
    "not-to-discard": (above, ANNA, "discard star2"),
    "not-in-hand": (half, ANNA, "put tome1 a"),
    "empty-part": (half, ANNA, "put gold1 a"),
    "not-all-put": (half, ANNA, "offer"),
    "offered": (lambda: play(half(), "0 put gold1 b, offer"), ANNA, "offer"),
    "not-offered": (half, ANNA, "reopen"),
    "passed-on": (lambda: offered(splitting("tome1 tome2", "gold1 gold2")), ANNA, "offer"),
    "not-open": (half, ANNA, "keep a"),
    "chosen": (
        lambda: play(offered(splitting("tome1 tome2", "gold1 gold2")), "0 keep a"),
        ANNA,
        "keep b",
    ),
    "not-to-play": (lambda: resolving("tome1"), ANNA, "play tome2"),
    "resolved": (
        lambda: play(resolving("tome1"), "0 play tome1, splitter tome, done"),
        ANNA,
        "done",
    ),
    "not-all-played": (lambda: resolving("tome1"), ANNA, "done"),
    "no-seal": (lambda: resolving("tome1"), ANNA, "seal tome"),
    "other-seal": (full, ANNA, "seal topaz"),
    "splitter-used": (lambda: play(resolving("tome1"), "0 splitter tome"), ANNA, "splitter tome"),
    "no-arrow": (lambda: resolving("tome1"), ANNA, "arrow tome"),
    "arrow-first": (arrow, ANNA, "done"),
    "seal-first": (full, ANNA, "done"),
    "full": (full, ANNA, "seal tome"),
}


def test_every_reason_is_met() -> None:
    assert list(REFUSED) == [reason.word for reason in REASONS[1:]]


@pytest.mark.parametrize("word", REFUSED)
def test_refusals(word: str) -> None:
    position, seat, text = REFUSED[word]
    s = position()
    before = s.tobytes()
    with pytest.raises(Refused, match=word) as refused:
        GAME.step(s, seat, text)
    assert refused.value.reason == word
    assert refused.value.rule == dict(REASONS)[word]
    assert s.tobytes() == before


def test_figures_of_a_refusal() -> None:
    """What the sentence mentions."""
    figures = {
        word: getattr(GAME.refusal(REFUSED[word][0](), ANNA, REFUSED[word][2]), "figures", None)
        for word in ("not-all-put", "not-all-played", "seal-first")
    }
    assert figures == {
        "not-all-put": {"count": 1},
        "not-all-played": {"count": 1, "splitter": 1},
        "seal-first": {"count": 1},
    }
    limit = GAME.refusal(above(), BEN, "discard tome1")
    assert limit
    assert limit.figures["limit"] == 5
    assert divided(half(), BEN, "gold1", "gold2").offered == 2
