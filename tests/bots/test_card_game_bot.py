"""The quick player of The Great Card Game: better than chance, the same to the same seed."""

from spielwerk.games import SHELF
from spielwerk.lab.arena import play_off

GAME = SHELF["card-game"]


def test_it_beats_chance() -> None:
    """Alone against three, each deal from every seat: most games, and far more points."""
    lines = play_off(GAME, ("heuristic", "random", "random", "random"), games=12, seed=3)
    heuristic, chance = lines
    assert heuristic.level == "heuristic"
    assert heuristic.wins >= 11
    assert heuristic.score > 5 * chance.score
    assert heuristic.seconds < 0.1
