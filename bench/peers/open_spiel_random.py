"""Random card games through OpenSpiel's Python API: player decisions a second, one core.

Run: python open_spiel_random.py SECONDS (for each of the four games).
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

import numpy as np
import pyspiel

CHECKED_GAMES = 300
GAMES_A_LOOK = 50  # games played between two looks at the clock
SEED = 1


@dataclass(frozen=True)
class Deal:
    """How OpenSpiel sets a game up: some chance nodes, then cards of one deck; no chance after."""

    before: int  # chance nodes before the first card: dealer, direction of the pass, tricks
    deck: int
    cards: Callable[[list[int]], int]  # cards dealt, given the actions drawn before
    fewest: int  # player decisions in a game
    most: int


# fmt: off
DEALS = {
    #               before deck cards                        fewest most
    "hearts":  Deal(1,     52,  lambda drawn: 52,                52,  64),
    "spades":  Deal(0,     52,  lambda drawn: 52,                56,  56),
    "oh_hell": Deal(2,     52,  lambda drawn: 3 * drawn[0] + 1,   6,  54),
    "euchre":  Deal(1,     24,  lambda drawn: 21,                17,  29),
}
# fmt: on


def play(
    game: pyspiel.Game, deal: Deal, random: Callable[[], float], rng: np.random.Generator
) -> tuple[pyspiel.State, int]:
    """Play one game; give its last state and the number of player decisions.

    Cards come from one shuffle, not from `legal_actions` at each node: the same odds, faster.
    """
    state = game.new_initial_state()
    legal_actions, apply_action = state.legal_actions, state.apply_action
    drawn = []
    for _ in range(deal.before):
        legal = legal_actions()
        drawn.append(legal[int(random() * len(legal))])
        apply_action(drawn[-1])
    for card in rng.permutation(deal.deck)[: deal.cards(drawn)].tolist():
        apply_action(card)
    decisions = 0
    while legal := legal_actions():  # empty when the game is over
        apply_action(legal[int(random() * len(legal))] if len(legal) > 1 else legal[0])
        decisions += 1
    return state, decisions


def check_deal(game: pyspiel.Game, deal: Deal, random: Callable[[], float]) -> None:
    """Walk one game node by node: chance is even, deals each card once, and comes first only."""
    state = game.new_initial_state()
    drawn: list[int] = []
    left = list(range(deal.deck))
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        assert max(chances) - min(chances) < 1e-9
        action = actions[int(random() * len(actions))]
        if len(drawn) >= deal.before:
            assert list(actions) == left
            left.remove(action)
        drawn.append(action)
        state.apply_action(action)
    assert len(drawn) == deal.before + deal.cards(drawn)
    while not state.is_terminal():
        assert state.is_player_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
    assert state.legal_actions() == []


def decisions_per_second(name: str, seconds: float) -> float:
    """Check the game, then play it at random for about so many seconds."""
    game, deal = pyspiel.load_game(name), DEALS[name]
    random, rng = Random(SEED).random, np.random.default_rng(SEED)
    for _ in range(CHECKED_GAMES):
        check_deal(game, deal, random)
        state, decisions = play(game, deal, random, rng)
        assert state.is_terminal()
        assert len(state.returns()) == game.num_players()
        assert deal.fewest <= decisions <= deal.most
    games = total = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(GAMES_A_LOOK):
            total += play(game, deal, random, rng)[1]
        games += GAMES_A_LOOK
    elapsed = process_time() - start
    assert deal.fewest <= total / games <= deal.most
    return total / elapsed


if __name__ == "__main__":
    spent = float(sys.argv[1])
    print(json.dumps({name: round(decisions_per_second(name, spent)) for name in DEALS}))
