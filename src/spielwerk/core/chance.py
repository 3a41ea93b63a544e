"""All chance in a game: decks shuffled at set-up with ChaCha20, keyed by a secret 256-bit seed.

Arithmetic stays below 2**63 and is masked by hand, so that it is the same compiled and interpreted
(signed overflow is undefined in compiled code).
"""

import hashlib
from collections.abc import Sequence

import numpy as np

from .rule import rule
from .struct import Key, Row

M32 = 0xFFFFFFFF
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
QUARTERS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)  # fmt: skip


def key(digest: bytes) -> Key:
    """32 bytes as the eight words that set-up wants."""
    return np.frombuffer(digest, "<u4").astype(np.int64)


def deal_key(seed: bytes, nonces: Sequence[bytes] = ()) -> Key:
    """The key of the deal: the house is bound to the seed before it knows the seats' nonces."""
    return key(hashlib.sha256(seed + b"".join(nonces)).digest())


def commitment(seed: bytes) -> str:
    """What the house publishes before the game, to be held to it afterwards."""
    return hashlib.sha256(seed).hexdigest()


@rule
def block(key: Key, deck: int, counter: int) -> Key:
    """Sixteen words of the ChaCha20 key stream (RFC 8439, with the deck number as nonce)."""
    start = np.zeros(16, np.int64)
    for i in range(4):
        start[i] = SIGMA[i]
    start[4:12] = key
    start[12] = counter
    start[13] = deck
    x = start.copy()
    for _ in range(10):
        for a, b, c, d in QUARTERS:
            x[a] = (x[a] + x[b]) & M32
            x[d] = rotate(x[d] ^ x[a], 16)
            x[c] = (x[c] + x[d]) & M32
            x[b] = rotate(x[b] ^ x[c], 12)
            x[a] = (x[a] + x[b]) & M32
            x[d] = rotate(x[d] ^ x[a], 8)
            x[c] = (x[c] + x[d]) & M32
            x[b] = rotate(x[b] ^ x[c], 7)
    return (x + start) & M32


@rule
def rotate(word: int, bits: int) -> int:
    return (word << bits | word >> (32 - bits)) & M32


@rule
def pick(word: int, size: int) -> int:
    """A number below `size` from a word of the key stream."""
    return word * size >> 32


@rule
def shuffle(cards: Row, size: int, key: Key, deck: int) -> None:
    """Fisher-Yates over the first `size` cards. Each deck of a game has a number of its own."""
    words = block(key, deck, 0)
    for drawn, last in enumerate(range(size - 1, 0, -1)):
        if drawn and drawn % 16 == 0:
            words = block(key, deck, drawn // 16)
        other = pick(words[drawn % 16], last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


@rule
def mix(x: int) -> int:
    """A quick 32-bit scrambler for bots and tests. Nothing secret may hang on it."""
    x = ((x ^ x >> 16) * 0x21F0AAAD) & M32
    x = ((x ^ x >> 15) * 0x735A2D97) & M32
    return x ^ x >> 15
