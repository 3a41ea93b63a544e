"""The deal of GS-8, computed a second time from its description alone."""

import hashlib
import struct
from collections.abc import Sequence

import pytest

from spielwerk.games.great_split import GREAT_SPLIT

RESOURCES = ("tome", "artwork", "topaz", "emerald", "gold")
LEVEL_1 = [f"{name}1" for name in RESOURCES for _ in range(4)]
LEVEL_1 += ["prestige2"] * 3 + ["diamond1"] * 3 + ["square1"] * 3
LEVEL_2 = [f"{name}2" for name in RESOURCES for _ in range(3)]
LEVEL_2 += ["prestige3"] * 2 + ["diamond2"] * 2 + ["square2"] * 2
LEVEL_3 = [f"{name}3" for name in RESOURCES for _ in range(3)] + ["prestige5"] * 3 + ["star2"] * 3
CHARACTERS = [f"c{number}" for number in range(1, 8)]
SCORING, MARKET = ["tome", "artwork", "gem", "none"], list("011222334")


def words(key: bytes, deck: int, counter: int) -> list[int]:
    """A ChaCha20 block (RFC 8439): sixteen words from key, counter and nonce (deck, 0, 0)."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
    start += [counter, deck, 0, 0]
    x = start.copy()
    for turn in range(80):
        column, diagonal = turn % 4, turn % 8 // 4
        a, b, c, d = (4 * row + (column + row * diagonal) % 4 for row in range(4))
        for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) % 2**32
            mixed = x[r] ^ x[p]
            x[r] = (mixed << bits | mixed >> (32 - bits)) % 2**32
    return [(a + b) % 2**32 for a, b in zip(x, start, strict=True)]


def shuffled(box: Sequence[str], key: bytes, deck: int) -> list[str]:
    """Fisher-Yates from the last card: other = word · (last + 1) >> 32."""
    cards, stream = [*box], [word for block in range(2) for word in words(key, deck, block)]
    for last in range(len(cards) - 1, 0, -1):
        other = stream.pop(0) * (last + 1) >> 32
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize("seats", GREAT_SPLIT.about.seats)
@pytest.mark.parametrize("nonces", [(), (b"anna", b"ben")], ids=["alone", "nonces"])
def test_the_deal(seats: int, nonces: tuple[bytes, ...]) -> None:
    seed = bytes(range(32))
    key = hashlib.sha256(seed + b"".join(nonces)).digest()
    boxes = [LEVEL_1, LEVEL_2, LEVEL_3, CHARACTERS, SCORING, MARKET]
    one, two, three, characters, scoring, market = (
        shuffled(box, key, deck) for deck, box in enumerate(boxes)
    )
    s = GREAT_SPLIT.new(seats, seed, nonces)
    for seat in range(seats):
        hand = [*one[4 * seat : 4 * seat + 4], two[seat]]
        hand += [one[4 * seats + seat]] if seats == 2 else []
        view = GREAT_SPLIT.view(s, seat)
        assert sorted(view["players"][seat]["hand"]) == sorted(hand)
        assert view["players"][seat]["character"]["name"] == characters[seat]
    rounds = GREAT_SPLIT.view(s, None)["rounds"]
    assert rounds[2]["scoring"] + rounds[3]["scoring"] == scoring
    assert [str(token) for token in s.market] == market
    packs = {pack.name: pack for pack in GREAT_SPLIT.packs}
    left = [packs["level-3"].words[card] for card in s.decks[2] if card]
    assert left == three
    left = [packs["level-2"].words[card] for card in s.decks[1] if card]
    assert left == two[seats:]


def test_the_box_before_the_shuffle() -> None:
    """Symbol by symbol, copies side by side."""
    table = GREAT_SPLIT.blank(3)
    boxes = [[pack.words[c] for c in pack.unshuffled(table)] for pack in GREAT_SPLIT.packs]
    assert boxes == [LEVEL_1, LEVEL_2, LEVEL_3, CHARACTERS, SCORING, MARKET]
