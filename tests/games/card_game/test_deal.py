"""The deal of CG-8, computed a second time from its description alone.

Key stream and shuffle are those of Coal Baron's second computation.
"""

import hashlib

import pytest

from spielwerk.games.card_game import CARD_GAME

from ..coal_baron.test_deal import shuffled, words

PLACES = ("barracks", "furnace", "factory", "steamboat")
COPIES = {1: 2, 2: 2, 3: 2, 4: 1}
DECKS = {
    "lorries": [w for c in "wcbf" for w in [f"{c}1"] * 3 + [f"{c}2"] * 3 + [c + c] * 4],
    "wagons": [f"wagon-{c}" for c in "wcbf" for _ in range(6)] + ["wagon-x"] * 16,
    "engines": [f"engine-{n}" for n in (1, 2, 3, 4) for _ in range(7)],
    "orders": [f"{p}-{n}" for p in PLACES for n in (1, 2, 3, 4) for _ in range(COPIES[n])],
    "shares": [f"share-{p}" for p in PLACES for _ in range(6)],
    "innovations": (
        [
            "1-3",
            "1-3",
            "1-4",
            "1-4",
            "1-5",
            "1-5",
            "lorry",
            "lorry",
            "wagon",
            "wagon",
            "engine",
            "order",
            "share",
            "mining",
            "mining",
            "delivery",
        ]
    ),
    "objectives": (
        ["tokens", "objectives", *(f"engines-{n}" for n in (1, 2, 3, 4))]
        + [f"{what}-{p}" for what in ("shares", "orders", "lorries") for p in PLACES]
    ),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nonces", [(), (b"anna", b"ben")], ids=["alone", "nonces"])
def test_the_deal(seats: int, nonces: tuple[bytes, ...]) -> None:
    seed = bytes(range(32))
    key = hashlib.sha256(seed + b"".join(nonces)).digest()
    s = CARD_GAME.new(seats, seed, nonces)
    dealt = {name: shuffled(box, key, deck) for deck, (name, box) in enumerate(DECKS.items())}
    for pack in CARD_GAME.packs:
        assert [pack.words[card] for card in pack.cards(s)] == dealt[pack.name]
    assert s.start == words(key, 7, 0)[0] * seats >> 32
    tops = [each["top"] for each in CARD_GAME.view(s, None)["stacks"]]
    lorries, wagons = dealt["lorries"], dealt["wagons"]
    two = [lorries[0], lorries[20], wagons[0], wagons[20]]
    singles = ("engines", "orders", "shares", "innovations", "objectives")
    assert tops == [*two, *(dealt[name][0] for name in singles)]
