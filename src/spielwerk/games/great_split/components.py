"""What is in the box: cards, tracks, characters, tokens; and the sheet its owner may correct."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple

from spielwerk.core.struct import Count, Row, Struct

SEATS = range(2, 8)
ROUNDS = 6
LEVELS = (1, 1, 1, 2, 2, 2)  # GS-1.5: the level dealt in each round; 0, 1, 2 are I, II, III
NUMERALS = ("I", "II", "III")
SCORING_ROUNDS = (2, 3)  # GS-1.5: a scoring line is crossed after the third and the fourth round
FIRST_HAND = 4  # GS-2.5: cards of level I

# What a card may show. The first six have a track of their own, the first five a seal track too.
SYMBOLS = (
    *("tome", "artwork", "topaz", "emerald", "gold", "prestige"),
    *("diamond", "square", "star"),
)
TOME, ARTWORK, TOPAZ, EMERALD, GOLD, PRESTIGE, DIAMOND, SQUARE, STAR = range(len(SYMBOLS))
RESOURCES = SYMBOLS[:PRESTIGE]
LETTERS = "TABEG"  # of the resources, as characters are written below

# Tracks: of the resources, of prestige, and then the seal tracks.
TRACKS = (*SYMBOLS[:DIAMOND], *(f"{resource}-seal" for resource in RESOURCES))
SEAL = len(SYMBOLS[:DIAMOND])  # the seal track of a resource is SEAL + resource

# A kind of card: so many times one symbol. Kind 0 is no card.
MOST_SYMBOLS = 5
CARDS = ("none", *(f"{symbol}{n}" for symbol in SYMBOLS for n in range(1, MOST_SYMBOLS + 1)))
KINDS = len(CARDS) - 1

# Constraints that every sheet must keep (GS-1).
CARDS_IN_BOX = 71
FEWEST_CARDS = (28, 21, 21)  # of each level, so that seven can be dealt to
LARGEST_DECK = CARDS_IN_BOX - 21 - 21
FEWEST_CONTRACTS = (7, 4, 6, 2, 5)  # that the examples of the rule book reach
GOLD_CONTRACTS = 5
BEST_BANNER, ALSO_A_BANNER = 10, 9
END_STARS = {TOME: 4, GOLD: 3}  # at the end of their seal tracks
FEWEST_STARS = (4, 2, 1, 1, 3)  # the best of each seal track is at least that
LIMITS = range(4, 9)  # a hand limit; hands are rows of twice the largest

MOST_CONTRACTS, MOST_ICONS, MOST_ARROWS, MOST_BANNERS = 10, 6, 6, 8
MOST_SPACES = 20
CHARACTERS = ("c1", "c2", "c3", "c4", "c5", "c6", "c7")
MOST_ON_CHARACTER = 5  # start steps, or contracts, of one resource

SCORINGS = ("tome", "artwork", "gem", "none")  # GS-1.1: the scoring tokens
BY_TOME, BY_ARTWORK, BY_GEM, BY_NOTHING = range(4)
MARKET = (0, 1, 1, 2, 2, 2, 3, 3, 4)  # GS-1.1: the market tokens
TOKENS = ("0", "1", "2", "3", "4")

# GS-1.7: an artwork level scores by how far it is from the slider. The rule book prints slider 6.
# RECON: the bands keep their width wherever the slider is.
BELOW_THE_BANDS = 0
BANDS = ((-3, 6), (0, 10), (1, 13), (4, 15))  # from so far, so much


class Track(Struct):
    """A resource track: its last level, and the levels with a contract; 0 is no contract."""

    length: Count
    contracts: Annotated[Row, Count, MOST_CONTRACTS]


class SealTrack(Struct):
    """Its last space, the spaces with an icon, and those of one star, two stars and so on."""

    length: Count
    icons: Annotated[Row, Count, MOST_ICONS]
    stars: Annotated[Row, Count, MOST_ICONS]


class Character(Struct):
    """By resource: steps taken at set-up, contracts that count at the end."""

    steps: Annotated[Row, Count, len(RESOURCES)]
    contracts: Annotated[Row, Count, len(RESOURCES)]


class Banner(Struct):
    """A space of the tome track, and its worth from there on; 0 0 is no banner."""

    space: Count
    worth: Count


class Sheet(Struct):
    """The figures of the box that its owner may correct. Rows of resources are T A B E G."""

    cards: Annotated[Row, Count, len(SYMBOLS), len(FEWEST_CARDS), MOST_SYMBOLS]  # copies
    tracks: Annotated[list[Track], Track, len(RESOURCES)]
    seals: Annotated[list[SealTrack], SealTrack, len(RESOURCES)]
    banners: Annotated[list[Banner], Banner, MOST_BANNERS]
    gem_values: Annotated[Row, Count, MOST_SPACES + 1]  # of topaz and emerald, by level
    double_arrows: Annotated[Row, Count, MOST_ARROWS]  # on the gold track
    hand_limits: Annotated[Row, Count, ROUNDS]
    characters: Annotated[list[Character], Character, len(CHARACTERS)]


class Copies(NamedTuple):
    """So many cards in the box that show a symbol so many times."""

    symbol: str
    level: int
    symbols: int
    copies: int


# fmt: off
# ---------------------------------------------------------------------------------------------
# RECON from here to the line below: the rule book pictures all this, and we have its words only.
# It satisfies what the words say and every worked example. Whoever has the box, correct it here,
# or at your table alone: `spielwerk components great-split`.
# ---------------------------------------------------------------------------------------------

# GS-1.2, RECON.
COPIES = (
    *(Copies(resource, 1, 1, 4) for resource in RESOURCES),
    *(Copies(resource, 2, 2, 3) for resource in RESOURCES),
    *(Copies(resource, 3, 3, 3) for resource in RESOURCES),
    #       symbol     level  symbols  copies
    Copies("prestige",     1,       2,      3),
    Copies("prestige",     2,       3,      2),
    Copies("prestige",     3,       5,      3),
    Copies("diamond",      1,       1,      3),
    Copies("diamond",      2,       2,      2),
    Copies("square",       1,       1,      3),
    Copies("square",       2,       2,      2),
    Copies("star",         3,       2,      3),
)

# GS-1.3, RECON: length and contracts.
RESOURCE_TRACKS = {
    "tome":    (15, (3, 5, 7, 9, 11, 13, 14, 15)),
    "artwork": (16, (3, 6, 9, 11, 13, 15)),
    "topaz":   (15, (6, 9, 11, 12, 13, 14, 15)),
    "emerald": (15, (6, 9, 11, 12, 13, 14, 15)),
    "gold":    (12, (4, 6, 8, 10, 12)),
}
TOME_BANNERS = ((2, 1), (4, 3), (6, 5), (8, 7), (10, 9), (12, 10))
GEM_VALUES = range(MOST_SPACES + 1)  # each level is worth itself
DOUBLE_ARROWS = (3, 6, 9, 11)

# GS-1.4, RECON: length, spaces with the icon, spaces with one star, two stars …
SEAL_TRACKS = {
    "tome":    (8, (1, 3, 5, 7), (2, 4, 6, 8)),
    "artwork": (6, (1, 3, 5), (2, 4, 6)),
    "topaz":   (6, (1, 3, 5), (2, 4, 6)),
    "emerald": (6, (1, 3, 5), (2, 4, 6)),
    "gold":    (6, (1, 3, 5), (2, 4, 6)),
}

# GS-1.5, RECON: by round.
HAND_LIMITS = (5, 5, 6, 6, 7, 7)

# GS-1.6, RECON: start steps, contracts.
START_STEPS = (
    ("TTT",   "TAB"),
    ("GGT",   "TGG"),
    ("AAA",   "AEG"),
    ("BBE",   "TAE"),
    ("EEB",   "ABG"),
    ("TTAAG", ""),
    ("BBEEG", ""),
)
# ---------------------------------------------------------------------------------------------
# End of RECON.
# ---------------------------------------------------------------------------------------------
# fmt: on


def _printed() -> Any:
    """The box's own sheet, from the tables above."""
    sheet = Sheet.new()[0]
    for symbol, level, symbols, copies in COPIES:
        sheet.cards[SYMBOLS.index(symbol), level - 1, symbols - 1] = copies
    for resource, name in enumerate(RESOURCES):
        track, seal = sheet.tracks[resource], sheet.seals[resource]
        track.length, contracts = RESOURCE_TRACKS[name]
        track.contracts[: len(contracts)] = contracts
        seal.length, icons, stars = SEAL_TRACKS[name]
        seal.icons[: len(icons)], seal.stars[: len(stars)] = icons, stars
    for number, banner in enumerate(TOME_BANNERS):
        sheet.banners[number].space, sheet.banners[number].worth = banner
    sheet.gem_values[:] = GEM_VALUES
    sheet.double_arrows[: len(DOUBLE_ARROWS)] = DOUBLE_ARROWS
    sheet.hand_limits[:] = HAND_LIMITS
    for number, (steps, contracts_on_it) in enumerate(START_STEPS):
        character = sheet.characters[number]
        character.steps[:] = [steps.count(letter) for letter in LETTERS]
        character.contracts[:] = [contracts_on_it.count(letter) for letter in LETTERS]
    return sheet


PRINTED = _printed()


def box(level: int) -> Callable[[Any], Sequence[int]]:
    """The cards of a level on this table's sheet, before the shuffle: symbol by symbol."""

    def cards(table: Any) -> Sequence[int]:
        kinds = table.sheet.cards[:, level, :].flatten().tolist()
        return [kind for kind, copies in enumerate(kinds, 1) for _ in range(copies)]

    return cards
