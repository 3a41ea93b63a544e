"""Coal Baron: The Great Card Game: build trains, load them, send them off with the right order."""

from spielwerk.core.game import About, Game, Pack

from . import rules
from .components import DECKS, PRINTED, SEATS, Deck, box, check_sheet
from .moves import BINDING, MOVES, REASONS
from .scoring import score, sheet, tiebreak
from .spell import show, spell, spell_line
from .state import LINES, CardGame
from .tell import figures, said, tell
from .view import view


def _pack(deck: Deck) -> Pack:
    end = deck.first + deck.size
    return Pack(deck.name, deck.words, box(deck), lambda table: table.cards[deck.first : end])


CARD_GAME = Game(
    about=About(
        id="card-game",
        title="Coal Baron: The Great Card Game",
        seats=SEATS,
        rules_version=1,
    ),
    state=CardGame,
    moves=MOVES,
    reasons=REASONS,
    binding=BINDING,
    packs=tuple(map(_pack, DECKS)),
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
