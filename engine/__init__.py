"""The rules engine: all games, and the API for playing them."""

from engine import captains_orders, fisherman, fleet, goa, lubeck
from engine.core.chance import Chance
from engine.core.errors import SHARED_REFUSALS, IllegalMove, Refusal
from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.move import Grammar, Move
from engine.core.plan import Planning, Resolved
from engine.core.questions.question import (
    Action,
    Choose,
    Cover,
    Disabled,
    Number,
    Part,
    Preview,
    Prompt,
    Question,
    Select,
)
from engine.core.registry import GAMES
from engine.core.rules import Option, Result
from engine.core.statement import Seat, Statement, Value
from engine.core.step import Step

__all__ = [
    "GAMES",
    "SHARED_REFUSALS",
    "Action",
    "Chance",
    "Choose",
    "Cover",
    "Disabled",
    "Event",
    "Game",
    "Grammar",
    "IllegalMove",
    "Match",
    "Move",
    "Number",
    "Option",
    "Part",
    "Planning",
    "Preview",
    "Prompt",
    "Question",
    "Refusal",
    "Resolved",
    "Result",
    "Seat",
    "Select",
    "Statement",
    "Step",
    "Value",
]

for _each in (captains_orders, fisherman, fleet, lubeck, goa):
    GAMES[_each.GAME.id] = _each.GAME
