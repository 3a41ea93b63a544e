"""A goal spelled out: the moves of the cage, the loads and the fills, one after the other."""

from typing import Annotated

import numpy as np

from spielwerk.core.rule import rule
from spielwerk.core.struct import Count, Row, Struct
from spielwerk.games.coal_baron.components import CAGE, COLOURS, NONE
from spielwerk.games.coal_baron.moves import ADD, FILL, LOAD, PAIR, STORE
from spielwerk.games.coal_baron.moves import CAGE as CAGE_TO
from spielwerk.games.coal_baron.rules.mining import IN_STORE
from spielwerk.games.coal_baron.state import COLOURED

from .goal import Goal
from .haul import STAYS, Stock, Way

LONGEST = 64  # moves of a script: more than any goal takes
SOURCES = 2  # cage, storage


class Script(Struct):
    """The moves so far; and the cubes that are still to be used, in the cage and in the storage."""

    moves: Annotated[Row, Count, LONGEST]
    length: Count
    hand: Annotated[Row, Count, SOURCES, COLOURED]
    spare: Annotated[Row, Count, COLOURED]  # cubes in the cage that the goal has no use for
    caged: Count
    at: Count  # where the cage is


class Paper(Struct):
    """What a planner writes on. Who asks brings it: compiled code holds no record of its own."""

    stock: Stock
    way: Way
    goal: Goal
    script: Script


@rule
def spell_out(paper: Paper) -> int:
    """Write the whole script. Fills come as soon as they can: they make room in the cage."""
    stock, way, goal, script = paper.stock, paper.way, paper.goal, paper.script
    script.length = 0
    script.at = stock.stop
    script.caged = stock.caged
    up = way.first != STAYS or stock.stop == 0
    for colour in COLOURS:
        from_cage = min(goal.uses[colour], stock.cage[colour]) if up else 0
        script.hand[0, colour] = from_cage
        script.hand[1, colour] = min(goal.uses[colour] - from_cage, stock.store[colour])
        script.spare[colour] = stock.cage[colour] - from_cage
    spend(goal, script)
    if way.first != STAYS:
        fetch(stock, way, way.first, max(0, way.second), script)
        spend(goal, script)
    if way.second != STAYS:
        fetch(stock, way, way.second, 0, script)
        spend(goal, script)
    return int(script.length)


@rule
def say(script: Script, move: int) -> None:
    script.moves[script.length] = move
    script.length += 1


@rule
def spend(goal: Goal, script: Script) -> None:
    """Fill what can be filled now; if all cubes are alike, pairs first, so that none must wait."""
    if one_colour(goal):
        spend_pairs(goal, script)
    spend_fills(goal, script)
    spend_pairs(goal, script)


@rule
def one_colour(goal: Goal) -> bool:
    colours = 0
    for colour in COLOURS:
        if goal.uses[colour]:
            colours += 1
    return colours == 1


@rule
def spend_fills(goal: Goal, script: Script) -> None:
    left = 0
    for i in range(goal.filled):
        order, colour = goal.fills[i, 0], goal.fills[i, 1]
        source = source_of(script, colour)
        if source < 0:
            goal.fills[left, 0] = order
            goal.fills[left, 1] = colour
            left += 1
        else:
            take(script, colour, source)
            say(script, FILL + (order - 1) * 8 + (colour - 1) * 2 + source)
    goal.filled = left


@rule
def source_of(script: Script, colour: int) -> int:
    """Where a cube of this colour can be had now: the cage at the surface, the storage, or -1."""
    if script.at == 0 and script.hand[0, colour]:
        return 0
    return IN_STORE if script.hand[1, colour] else -1


@rule
def take(script: Script, colour: int, source: int) -> None:
    script.hand[source, colour] -= 1
    if source != IN_STORE:
        script.caged -= 1


@rule
def spend_pairs(goal: Goal, script: Script) -> None:
    while goal.paired and at_hand(script) >= 2:
        goal.paired -= 1
        order, colour = goal.pairs[goal.paired, 0], goal.pairs[goal.paired, 1]
        say(script, PAIR + (order - 1) * 4 + colour - 1)
        for _ in range(2):
            add_any(script)


@rule
def at_hand(script: Script) -> int:
    count = 0
    for colour in COLOURS:
        count += script.hand[1, colour]
        if script.at == 0:
            count += script.hand[0, colour]
    return count


@rule
def add_any(script: Script) -> None:
    """From the cage first."""
    for wanted in range(SOURCES):
        for colour in COLOURS:
            if source_of(script, colour) == wanted:
                take(script, colour, wanted)
                say(script, ADD + (colour - 1) * 2 + wanted)
                return


@rule
def fetch(stock: Stock, way: Way, levels: int, later: int, script: Script) -> None:
    """Go down to these levels and up; to those of `later` the cage goes once more."""
    loads = way.loads.copy()
    count = portion(stock, way, (levels, later), script, loads)
    if script.at == 0 and script.caged + count > CAGE:
        make_room(script)
    plan = np.zeros((COLOURED, COLOURED), np.int16)
    for common in range(2):  # what the second way finds too is left to it as long as can be
        for level in COLOURS:
            if levels >> (level - 1) & 1 and (later >> (level - 1) & 1) == common:
                assign(stock, way, level, loads, plan[level])
    start = script.at
    load_here(plan[start], script)
    for level in COLOURS:
        if level != start and plan[level, NONE]:
            say(script, CAGE_TO + level)
            script.at = level
            load_here(plan[level], script)
    say(script, CAGE_TO)
    script.at = 0


@rule
def portion(stock: Stock, way: Way, sets: tuple[int, int], script: Script, loads: Row) -> int:
    """How much of each colour this way brings: all, or if there is a second, what that one does
    not find, and as much more as there is room for."""
    levels, later = sets
    count = 0
    for colour in COLOURS:
        if later:
            loads[colour] = max(0, way.loads[colour] - stock.under[later, colour])
        count += loads[colour]
    for colour in COLOURS:
        most = min(way.loads[colour], stock.under[levels, colour])
        while loads[colour] < most and script.caged + count < CAGE:
            loads[colour] += 1
            count += 1
    return count


@rule
def assign(stock: Stock, way: Way, level: int, loads: Row, here: Row) -> None:
    """Of the loads that are still to be assigned, those that lie on this level."""
    alone = 1 << (level - 1)
    for colour in COLOURS:
        cubes = min(loads[colour], stock.under[alone, colour])
        here[colour] = cubes
        here[NONE] += cubes
        loads[colour] -= cubes
        way.loads[colour] -= cubes
        stock.under[alone, colour] -= cubes


@rule
def load_here(here: Row, script: Script) -> None:
    for colour in COLOURS:
        for _ in range(here[colour]):
            say(script, LOAD + colour - 1)
            script.hand[0, colour] += 1
            script.caged += 1


@rule
def make_room(script: Script) -> None:
    """Store a cube: one that the goal has no use for, or else one that waits for another."""
    for colour in COLOURS:
        if script.spare[colour]:
            script.spare[colour] -= 1
            script.caged -= 1
            say(script, STORE + colour - 1)
            return
    for colour in COLOURS:
        if script.hand[0, colour]:
            take(script, colour, 0)
            script.hand[IN_STORE, colour] += 1
            say(script, STORE + colour - 1)
            return
