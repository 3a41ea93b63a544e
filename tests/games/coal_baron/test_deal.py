"""The deal of CB-8, computed a second time from its description alone."""

import hashlib
import struct

import pytest

from spielwerk.games.coal_baron import COAL_BARON

T = [f"{colour}{carts}{side}" for colour in "YBGK" for carts in (1, 2) for side in "LD"]
TILES = [tile for tile in T for _ in range(3)]
ORDERS = [f"o{number:02}" for number in range(1, 45)]


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


def shuffled(box: list[str], key: bytes, deck: int) -> list[str]:
    """Fisher-Yates from the last card: other = word · (last + 1) >> 32."""
    cards, stream = box.copy(), [word for block in range(3) for word in words(key, deck, block)]
    for last in range(len(cards) - 1, 0, -1):
        other = stream.pop(0) * (last + 1) >> 32
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nonces", [(), (b"anna", b"ben")], ids=["alone", "nonces"])
def test_the_deal(seats: int, nonces: tuple[bytes, ...]) -> None:
    seed = bytes(range(32))
    key = hashlib.sha256(seed + b"".join(nonces)).digest()
    s = COAL_BARON.new(seats, seed, nonces)
    tiles, orders = shuffled(TILES, key, 0), shuffled(ORDERS, key, 1)
    view = COAL_BARON.view(s, None)
    assert [tile for tile in view["factory"] if tile != "none"] == tiles[: 4 + seats]
    assert view["draft"] == sorted(orders[: 3 * seats + 1])
    assert s.start == words(key, 2, 0)[0] * seats >> 32
    for pack, cards in zip(COAL_BARON.packs, (tiles, orders), strict=True):
        drawn = len(cards) - (pack.cards(s) > 0).sum()
        deck = [pack.words[card] for card in pack.cards(s)[drawn : len(cards)]]
        assert deck == cards[drawn:]


def test_cards_are_drawn_from_the_first_up() -> None:
    s = COAL_BARON.new(2, bytes(32), options={"start": "0"})
    key = hashlib.sha256(bytes(32)).digest()
    tiles = shuffled(TILES, key, 0)
    factory = COAL_BARON.view(s, None)["factory"]
    assert factory == [*tiles[:3], "none", *tiles[3:6], "none"]
