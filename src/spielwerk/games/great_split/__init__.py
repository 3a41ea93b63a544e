"""The Great Split: divide your hand in two; a neighbour keeps one part, you play the other."""

from spielwerk.core.game import About, Game, Pack

from . import rules
from .checks import check_sheet
from .components import CARDS, CHARACTERS, MARKET, PRINTED, SCORINGS, SEATS, TOKENS, box
from .moves import BINDING, MOVES, REASONS
from .scoring import score, sheet, tiebreak
from .spell import show, spell, spell_line
from .state import LINES, GreatSplit
from .tell import figures, said, tell
from .view import view

GREAT_SPLIT = Game(
    about=About(id="great-split", title="The Great Split", seats=SEATS, rules_version=1),
    state=GreatSplit,
    moves=MOVES,
    reasons=REASONS,
    binding=BINDING,
    packs=(
        Pack("level-1", CARDS, box(0), lambda table: table.decks[0]),
        Pack("level-2", CARDS, box(1), lambda table: table.decks[1]),
        Pack("level-3", CARDS, box(2), lambda table: table.decks[2]),
        Pack("characters", CHARACTERS, range(len(CHARACTERS)), lambda table: table.characters),
        Pack("scoring", SCORINGS, range(len(SCORINGS)), lambda table: table.scorings),
        Pack("market", TOKENS, MARKET, lambda table: table.market),
    ),
    deal=rules.deal,
    begin=rules.begin,
    awaits=rules.awaits,
    legal=rules.legal,
    why=rules.why,
    play=rules.play,
    score=score,
    tiebreak=tiebreak,
    redeal=rules.redeal,
    lines=LINES,
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
