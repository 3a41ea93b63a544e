"""Random card games as OpenSpiel's own Python example plays them: player decisions a second.

Run: python open_spiel_textbook.py SECONDS LOOP (for each of the four games). LOOP is `example`, the
loop of open_spiel/python/examples/example.py less what it prints, or `choices`, the same with the
quicker `random.choices` at chance nodes.
"""

import json
import random
import sys
from collections.abc import Callable
from time import process_time

import numpy as np
import pyspiel

GAMES = ("hearts", "spades", "oh_hell", "euchre")
SEED = 1


def by_example(state: pyspiel.State) -> int:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return np.random.choice(actions, p=chances)


def by_choices(state: pyspiel.State) -> int:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return random.choices(actions, chances)[0]


def play(game: pyspiel.Game, draw: Callable[[pyspiel.State], int]) -> int:
    """Play one game from its set-up; return the number of player decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state))
        else:
            state.apply_action(random.choice(state.legal_actions(state.current_player())))
            decisions += 1
    return decisions


def decisions_per_second(name: str, seconds: float, draw: Callable[[pyspiel.State], int]) -> float:
    game = pyspiel.load_game(name)
    random.seed(SEED)
    np.random.seed(SEED)
    total = 0
    start = process_time()
    while process_time() - start < seconds:
        total += play(game, draw)
    return total / (process_time() - start)


if __name__ == "__main__":
    spent, loop = float(sys.argv[1]), {"example": by_example, "choices": by_choices}[sys.argv[2]]
    print(json.dumps({name: round(decisions_per_second(name, spent, loop)) for name in GAMES}))
