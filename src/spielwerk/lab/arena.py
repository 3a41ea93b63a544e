"""Bots against each other: many games with fixed seeds, every deal once from every seat."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic, perf_counter
from typing import Any

from spielwerk.bots.bot import PATIENCE, Bot, ask
from spielwerk.bots.levels import LEVELS
from spielwerk.core.chance import mix
from spielwerk.core.game import Game

from .simulate import dice_of, seed_of

CONFIDENCE = 1.96  # standard errors to each side: 95 of 100 such intervals hold the true share


@dataclass(frozen=True)
class Played:
    """One game: who sat where, how it ended, and the seconds of every decision of a seat."""

    levels: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 has won
    thoughts: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Match:
    """A table to be played at again and again, by bots of these levels, one a seat."""

    game: Game
    blank: Any
    levels: tuple[str, ...]
    seed: int  # the same number, the same games
    bots: Mapping[str, Bot]  # by level
    patience: float = PATIENCE

    def games(self, numbers: range) -> Iterator[Played]:
        self._play(numbers[0], patience=0)  # compiles, where it must, before the clocks run
        for i in numbers:
            yield self._play(i, self.patience)

    def _play(self, i: int, patience: float) -> Played:
        """Game `i`. The deal changes once everyone has sat on every seat."""
        seats = len(self.levels)
        levels = tuple(self.levels[(seat + i) % seats] for seat in range(seats))
        table, dice = self.blank.copy(), dice_of(self.seed, i)
        self.game.lay_out(table, seed_of(self.seed, i // seats))
        thoughts: list[list[float]] = [[] for _ in levels]
        while waiting := self.game.to_move(table):
            seat, dice = waiting[0], mix(dice + 1)
            bot, begun = self.bots[levels[seat]], perf_counter()
            move = ask(bot, self.game, table, seat, dice, monotonic() + patience)
            thoughts[seat].append(perf_counter() - begun)
            table = self.game.step(table, seat, move)
        scores, places = self.game.scores(table), self.game.places(table)
        return Played(levels, tuple(scores), tuple(places), tuple(map(tuple, thoughts)))


@dataclass(frozen=True)
class Standing:
    """How the bots of one level did. A victory that is shared is divided."""

    level: str
    games: int
    wins: float
    place: float  # the mean, as the next
    score: float
    seconds: float  # a decision
    longest: float  # decision, in seconds

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """From where to where the true share of wins may lie (Wilson's interval)."""
    share, z = wins / games, CONFIDENCE**2 / games
    middle, wide = share + z / 2, sqrt(share * (1 - share) * z + z * z / 4)
    return max(0.0, (middle - wide) / (1 + z)), min(1.0, (middle + wide) / (1 + z))


def line_up(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """A level for each seat; the last one named takes all seats that are left."""
    return (*levels, *[levels[-1]] * (seats - len(levels)))


def play_off(game: Game, bots: Sequence[str], games: int, seed: int) -> list[Standing]:
    """So many games between bots of these levels, one a seat."""
    levels = LEVELS[game.about.id]
    match = Match(game, game.blank(len(bots)), tuple(bots), seed, levels)
    return standings(list(match.games(range(games))))


def standings(games: Sequence[Played]) -> list[Standing]:
    """A line for each level, the best mean place first."""
    levels = dict.fromkeys(level for game in games for level in game.levels)
    return sorted((standing(level, games) for level in levels), key=lambda line: line.place)


def standing(level: str, games: Sequence[Played]) -> Standing:
    own = [(game, seat) for game in games for seat, at in enumerate(game.levels) if at == level]
    seconds = [thought for game, seat in own for thought in game.thoughts[seat]]
    won = [1 / game.places.count(1) for game, seat in own if game.places[seat] == 1]
    return Standing(
        level,
        games=sum(level in game.levels for game in games),
        wins=sum(won),
        place=sum(game.places[seat] for game, seat in own) / len(own),
        score=sum(game.scores[seat] for game, seat in own) / len(own),
        seconds=sum(seconds) / len(seconds),
        longest=max(seconds),
    )
