"""What no component sheet may break: what the rule book fixes, and what the rules trust."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.game import Broken
from spielwerk.core.plain import plain

from .components import (
    ALSO_A_BANNER,
    BEST_BANNER,
    CARDS_IN_BOX,
    END_STARS,
    FEWEST_CARDS,
    FEWEST_CONTRACTS,
    FEWEST_STARS,
    GOLD,
    GOLD_CONTRACTS,
    LIMITS,
    MOST_ON_CHARACTER,
    MOST_SPACES,
    NUMERALS,
    RESOURCES,
    TOME,
)

HIGHEST_GEM = 99


def check_sheet(sheet: Any) -> Broken | None:
    s = plain(sheet)
    checks = (_cards, _tracks, _banners, _seals, _gems, _arrows, _limits, _characters)
    return next(filter(None, (check(s) for check in checks)), None)


def _cards(s: Any) -> Broken | None:
    """GS-1.1: 71 of them. GS-1.2: enough of each level for seven players, and for six rounds."""
    if any(copies < 0 for symbol in s.cards for level in symbol for copies in level):
        return "sheet-negative", "GS-1.2", {"name": "cards"}
    levels = [sum(sum(symbol[level]) for symbol in s.cards) for level in range(len(FEWEST_CARDS))]
    if sum(levels) != CARDS_IN_BOX:
        return "sheet-cards", "GS-1.1", {"name": "cards", "cards": sum(levels)}
    for level, cards, fewest in zip(NUMERALS, levels, FEWEST_CARDS, strict=True):
        if cards < fewest:
            figures: dict[str, int | str] = {"level": level, "cards": cards, "fewest": fewest}
            return "sheet-level", "GS-1.2", {"name": "cards", **figures}
    return None


def ascending(places: Sequence[int], length: int) -> bool:
    """Spaces of a track in their order, then zeros."""
    used = [place for place in places if place]
    filled = list(places[: len(used)]) == used
    return filled and used == sorted(set(used)) and all(0 < place <= length for place in used)


def _tracks(s: Any) -> Broken | None:
    """GS-1.3: as many contracts as the examples reach, and five of gold."""
    for resource, track in enumerate(s.tracks):
        which: dict[str, int | str] = {"name": "tracks", "resource": RESOURCES[resource]}
        if not 0 < track.length <= MOST_SPACES:
            return "sheet-length", "GS-1.3", {**which, "most": MOST_SPACES}
        if not ascending(track.contracts, track.length):
            return "sheet-places", "GS-1.3", which
        contracts, fewest = sum(map(bool, track.contracts)), FEWEST_CONTRACTS[resource]
        if contracts < fewest:
            return "sheet-contracts", "GS-1.3", {**which, "fewest": fewest, "contracts": contracts}
        if resource == GOLD and contracts != GOLD_CONTRACTS:
            return "sheet-gold", "GS-1.3", {**which, "contracts": contracts}
    return None


def _banners(s: Any) -> Broken | None:
    """GS-1.3: 10 is the best, and there is a 9."""
    spaces = [banner.space for banner in s.banners]
    worths = [banner.worth for banner in s.banners]
    used = sum(map(bool, spaces))
    together = [*map(bool, spaces)] == [*map(bool, worths)]
    if not (together and ascending(spaces, s.tracks[TOME].length) and ascending(worths, 99)):
        return "sheet-places", "GS-1.3", {"name": "banners", "resource": RESOURCES[TOME]}
    if not used or max(worths) != BEST_BANNER or ALSO_A_BANNER not in worths:
        return "sheet-banners", "GS-1.3", {"name": "banners"}
    return None


def _seals(s: Any) -> Broken | None:
    """GS-1.4: the stars of the examples, and those at the end."""
    for resource, track in enumerate(s.seals):
        which: dict[str, int | str] = {"name": "seals", "resource": RESOURCES[resource]}
        if not 0 < track.length <= MOST_SPACES:
            return "sheet-length", "GS-1.4", {**which, "most": MOST_SPACES}
        if not (ascending(track.icons, track.length) and ascending(track.stars, track.length)):
            return "sheet-places", "GS-1.4", which
        best, fewest = sum(map(bool, track.stars)), FEWEST_STARS[resource]
        if best < fewest:
            return "sheet-stars", "GS-1.4", {**which, "fewest": fewest, "stars": best}
        end = END_STARS.get(resource)
        if end and (best != end or track.stars[best - 1] != track.length):
            return "sheet-end", "GS-1.4", {**which, "stars": end}
    return None


def _gems(s: Any) -> Broken | None:
    """GS-1.3: a higher level is worth as much at least."""
    values = s.gem_values
    if values != sorted(values) or values[0] < 0 or values[-1] > HIGHEST_GEM:
        return "sheet-gems", "GS-1.3", {"name": "gem-values", "most": HIGHEST_GEM}
    return None


def _arrows(s: Any) -> Broken | None:
    if not ascending(s.double_arrows, s.tracks[GOLD].length):
        return "sheet-places", "GS-1.3", {"name": "double-arrows", "resource": RESOURCES[GOLD]}
    return None


def _limits(s: Any) -> Broken | None:
    """GS-1.5: hands are rows of a fixed length."""
    if not all(limit in LIMITS for limit in s.hand_limits):
        figures: dict[str, int | str] = {"fewest": LIMITS[0], "most": LIMITS[-1]}
        return "sheet-limits", "GS-1.5", {"name": "hand-limits", **figures}
    return None


def _characters(s: Any) -> Broken | None:
    """GS-1.6. GS-2.2: at set-up nothing is set off, so no double arrow may be reached there."""
    arrow = s.double_arrows[0]
    for number, character in enumerate(s.characters, 1):
        which: dict[str, int | str] = {"name": "characters", "character": f"c{number}"}
        lengths = [track.length for track in s.tracks]
        for steps, contracts, length in zip(
            character.steps, character.contracts, lengths, strict=True
        ):
            most = min(MOST_ON_CHARACTER, length)
            if not (0 <= steps <= most and 0 <= contracts <= MOST_ON_CHARACTER):
                return "sheet-character", "GS-1.6", {**which, "most": most}
        if arrow and character.steps[GOLD] >= arrow:
            return "sheet-start", "GS-2.2", which
    return None
