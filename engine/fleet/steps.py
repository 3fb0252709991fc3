"""The course of a match: rounds of five phases, until the licences or the crates run out."""

from engine.fleet.auction import Auction
from engine.fleet.catch import Fishing, Processing
from engine.fleet.drawing import Drawing
from engine.fleet.launching import Hiring, Launching
from engine.fleet.moves import GRAMMAR
from engine.fleet.paying import Paying
from engine.fleet.prompts import NotAsked
from engine.fleet.state import State
from engine.step import Steps


def _where(state: State) -> str:
    """Each phase is a step, but launching has two for each player. A bill is paid before anything else."""
    if state.bill:
        return "pay"
    return state.turn.step if state.turn else state.phase


STEPS = Steps(
    GRAMMAR,
    _where,
    {
        "auction": Auction(),
        "launch": Launching(),
        "hire": Hiring(),
        "pay": Paying(),
        "fishing": Fishing(),
        "processing": Processing(),
        "drawing": Drawing(),
    },
    elsewhere=NotAsked(),
)
