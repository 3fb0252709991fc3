"""The rules of the games, and the one surface through which they are played."""

from engine import captains_orders, fisherman, fleet, goa, lubeck
from engine.errors import SHARED_REFUSALS, IllegalMove, Refusal
from engine.event import Event
from engine.game import Game
from engine.match import Match
from engine.move import Grammar, Move
from engine.plan import Planning, Resolved
from engine.question import (
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
from engine.registry import GAMES
from engine.rules import Option, Result
from engine.statement import Statement, Value

__all__ = [
    "GAMES",
    "SHARED_REFUSALS",
    "Action",
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
    "Select",
    "Statement",
    "Value",
]

for _each in (captains_orders, fisherman, fleet, lubeck, goa):
    GAMES[_each.GAME.id] = _each.GAME
