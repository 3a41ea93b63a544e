"""Coal Baron (Glück Auf): dig coal, fill orders, deliver them before the shift is over."""

from spielwerk.core.game import About, Game, Pack

from . import rules
from .components import ORDER_BOX, ORDER_WORDS, SEATS, TILE_BOX, TILE_WORDS
from .moves import BINDING, MOVES, REASONS
from .scoring import score, sheet, tiebreak
from .spell import show, spell, spell_line
from .state import LINES, CoalBaron
from .tell import figures, said, tell
from .view import view

COAL_BARON = Game(
    about=About(id="coal-baron", title="Coal Baron", seats=SEATS, rules_version=1),
    state=CoalBaron,
    moves=MOVES,
    reasons=REASONS,
    binding=BINDING,
    packs=(
        Pack("tiles", TILE_WORDS, TILE_BOX, lambda table: table.tiles.cards),
        Pack("orders", ORDER_WORDS, ORDER_BOX, lambda table: table.orders.cards),
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
)
