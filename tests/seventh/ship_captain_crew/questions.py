"""What a player is asked."""

from engine import Action, Prompt, Question, Select
from tests.seventh.ship_captain_crew.state import State


class First(Prompt, frozen=True):
    """The dice lie ready."""


class Again(Prompt, frozen=True):
    """They have been thrown."""

    dice: tuple[int, ...]
    throws: int
    cargo: int


def question(state: State, seat: int) -> Question:
    """Rules: "Dice that are not yet aboard are thrown again, all of them; of the cargo, as many as you
    like." """
    if not state.dice:
        return Question(First(), (Action("roll"), Action("skip")))
    least = 1 if state.is_manned else len(state.free)
    everything = tuple(range(len(state.free)))
    throw = Action("throw", (Select("die", state.free, least, len(state.free), everything),))
    return Question(Again(state.dice, state.throws, state.cargo), (throw, Action("stop")))


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """What the turn may begin with."""
    return (Action("roll"), Action("skip"))
