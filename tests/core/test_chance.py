"""The key stream is ChaCha20's, and the deal follows from seed and nonces, whoever computes it."""

import hashlib
from collections import Counter

import numpy as np

from spielwerk.core.chance import block, commitment, deal_key, key, mix, pick, shuffle


def words(digest: bytes, deck: int, counter: int) -> list[int]:
    return [int(word) for word in block(key(digest), deck, counter)]


def test_block_of_rfc_8439() -> None:
    """RFC 8439, appendix A.1, test vector 1: key, counter and nonce all zero."""
    assert words(bytes(32), 0, 0)[:4] == [0xADE0B876, 0x903DF1A0, 0xE56A5D40, 0x28BD8653]


def test_next_block_of_rfc_8439() -> None:
    """RFC 8439, appendix A.1, test vector 2: counter one."""
    assert words(bytes(32), 0, 1)[:4] == [0xBEE7079F, 0x7A385155, 0x7C97BA98, 0x0D082D73]


def test_block_with_a_key_of_rfc_8439() -> None:
    """RFC 8439, appendix A.1, test vector 3: the last byte of the key is one, the counter one."""
    assert words(bytes(31) + b"\1", 0, 1)[:2] == [0x2452EB3A, 0x9249F8EC]


def test_key_of_the_deal_binds_house_and_players() -> None:
    seed, nonces = b"house", [b"anna", b"ben"]
    assert (deal_key(seed, nonces) == key(hashlib.sha256(b"houseannaben").digest())).all()
    assert (deal_key(seed) == key(hashlib.sha256(b"house").digest())).all()
    assert commitment(seed) == hashlib.sha256(b"house").hexdigest()


def test_shuffle_by_hand() -> None:
    """Fisher-Yates from the last card, one word a card, over two blocks of sixteen words."""
    stream = words(bytes(32), 3, 0) + words(bytes(32), 3, 1)
    expected = list(range(20))
    for drawn, last in enumerate(range(19, 0, -1)):
        other = stream[drawn] * (last + 1) >> 32
        expected[last], expected[other] = expected[other], expected[last]
    cards = np.arange(20, dtype=np.int16)
    shuffle(cards, 20, key(bytes(32)), 3)
    assert cards.tolist() == expected


def test_shuffle_is_even() -> None:
    """Each of six orders of three cards comes up about as often as the others."""
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(6000):
        cards = np.arange(3, dtype=np.int16)
        shuffle(cards, 3, deal_key(str(number).encode()), 0)
        seen[tuple(cards.tolist())] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_pick_reaches_both_ends() -> None:
    assert [int(pick(word, 3)) for word in (0, 2**31, 2**32 - 1)] == [0, 1, 2]


def test_mix_stays_within_32_bits() -> None:
    assert all(0 <= mix(x) < 2**32 for x in (0, 1, 2**31, 2**32 - 1))
    assert len({mix(x) for x in range(1000)}) == 1000
