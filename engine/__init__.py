"""The rules of the games, and the one surface through which they are played."""

from engine.errors import SHARED_REFUSALS, IllegalMove
from engine.event import Event, Value
from engine.game import Game, Option
from engine.match import Match
from engine.move import Grammar, Move
from engine.plan import Followed
from engine.question import Action, Barred, Choose, Number, Part, Question, Select, Told
from engine.registry import GAMES
from engine.rules import Result

__all__ = [
    "GAMES",
    "SHARED_REFUSALS",
    "Action",
    "Barred",
    "Choose",
    "Event",
    "Followed",
    "Game",
    "Grammar",
    "IllegalMove",
    "Match",
    "Move",
    "Number",
    "Option",
    "Part",
    "Question",
    "Result",
    "Select",
    "Told",
    "Value",
]
