"""When all are done: the market, the scoring lines, the next round or the end (GS-3.5, GS-3.6)."""

from spielwerk.core.rule import rule

from ..components import ROUNDS, SCORING_ROUNDS
from ..scoring import score_end, score_token
from ..state import IN_HAND, OVER, GreatSplit
from .setup import begin_round


@rule
def done(s: GreatSplit, seat: int) -> None:
    s.owed &= ~(1 << seat)
    if s.owed == 0:
        end_round(s)


@rule
def end_round(s: GreatSplit) -> None:
    """GS-3.5: the slider. GS-3.6: a scoring line, and all cards back to the hands."""
    s.slider += s.market[s.round_]
    for line in range(len(SCORING_ROUNDS)):
        if s.round_ == SCORING_ROUNDS[line]:
            for seat in range(s.seats):
                score_token(s, seat, s.scorings[2 * line])
                score_token(s, seat, s.scorings[2 * line + 1])
    if s.round_ == ROUNDS - 1:
        for seat in range(s.seats):
            score_end(s, seat)
        s.phase = OVER
        return
    for seat in range(s.seats):
        for i in range(s.hands[seat].held):
            s.hands[seat].lies[i] = IN_HAND
    s.round_ += 1
    begin_round(s)
