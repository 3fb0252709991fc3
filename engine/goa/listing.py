"""Which moves are legal. They follow from the questions; in a turn they are listed without asking its own,
which says much more than what is open."""

from collections.abc import Sequence

from engine import legality
from engine.goa.moves import GRAMMAR
from engine.goa.questions import open_actions
from engine.goa.state import State
from engine.move import Move
from engine.question import Asked


def moves(state: State, seat: int, asked: Asked) -> Sequence[Move]:
    """All that answers the question."""
    if state.tasks or not state.turn:
        return legality.moves(asked(), GRAMMAR)
    return legality.answering(open_actions(state, state.turn), GRAMMAR)


def judge(state: State, seat: int, move: Move, asked: Asked) -> None:
    """Raises IllegalMove if a seat that owes a move may not play this one."""
    if state.tasks or not state.turn or move not in moves(state, seat, asked):
        legality.check(asked(), move)
