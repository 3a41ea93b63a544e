"""Halves: a toy of one secret cut and one secret choice, all at once. The smallest such game."""

from spielwerk.core.game import About, Game, Pack

from . import rules
from .components import PRINTED, SEATS, WORDS, box, check_sheet
from .moves import BINDING, MOVES, REASONS
from .scoring import score, sheet, tiebreak
from .spell import show, spell, spell_line
from .state import Halves
from .tell import figures, said, tell
from .view import view

HALVES = Game(
    about=About(id="halves", title="Halves", seats=SEATS, rules_version=1),
    state=Halves,
    moves=MOVES,
    reasons=REASONS,
    binding=BINDING,
    packs=(Pack("cards", WORDS, box, lambda table: table.deck),),
    deal=rules.deal,
    begin=rules.begin,
    awaits=rules.awaits,
    legal=rules.legal,
    why=rules.why,
    play=rules.play,
    score=score,
    tiebreak=tiebreak,
    redeal=rules.redeal,
    lines=WORDS,
    sheet=sheet,
    view=view,
    tell=tell,
    said=said,
    spell=spell,
    spell_line=spell_line,
    show=show,
    figures=figures,
    box=PRINTED,
    check_sheet=check_sheet,
)
