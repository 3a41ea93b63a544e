"""Random four-player games of catanatron: player decisions a second, one core.

Run: python catanatron_random.py SECONDS
"""

import json
import random
import sys
from time import process_time

from catanatron import Action, Color, Game, Player, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.state import apply_action

CHECKED_GAMES = 10
SEED = 1
POINTS = [f"P{seat}_ACTUAL_VICTORY_POINTS" for seat in range(4)]
PLAYERS = [RandomPlayer(color) for color in Color]


def play(seed: int | None = None) -> tuple[Game, int]:
    """Play one game; give it back with the number of player decisions.

    As `Game.play`, less its copies, its look at legality and its slower look for a winner.
    """
    game = Game(PLAYERS, seed)
    state, goal = game.state, game.vps_to_win
    points, draw = state.player_state, random.random
    p0, p1, p2, p3 = POINTS
    decisions = 0
    while state.num_turns < TURNS_LIMIT:
        legal = state.playable_actions
        apply_action(state, legal[int(draw() * len(legal))])
        decisions += 1
        if points[p0] >= goal or points[p1] >= goal or points[p2] >= goal or points[p3] >= goal:
            break
    return game, decisions


def pick(_player: Player, _game: Game, legal: list[Action]) -> Action:
    """Choose as `play` does."""
    return legal[int(random.random() * len(legal))]


def check(seed: int) -> None:
    """The game ends, and is move for move the one that catanatron's own checked loop plays."""
    game, decisions = play(seed)
    model = Game(PLAYERS, seed)
    winner = model.play(decide_fn=pick)
    assert game.state.actions == model.state.actions
    assert game.winning_color() == winner
    assert winner is not None or game.state.num_turns >= TURNS_LIMIT
    assert decisions == len(model.state.actions)
    assert 100 < decisions < 20 * TURNS_LIMIT


def decisions_per_second(seconds: float) -> float:
    """Check, then play at random for about so many seconds."""
    for seed in range(1, CHECKED_GAMES + 1):
        check(seed)
    random.seed(SEED)
    total = 0
    start = process_time()
    while process_time() - start < seconds:
        total += play()[1]
    return total / (process_time() - start)


if __name__ == "__main__":
    print(json.dumps({"catanatron": round(decisions_per_second(float(sys.argv[1])))}))
