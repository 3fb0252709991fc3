"""Plans of every shape that a game may offer."""

from typing import ClassVar

import pytest

from engine import Action, Choose, Grammar, Move, Number, Select
from engine.core.plan import every, suits


class UpTo(Move, frozen=True):
    form: ClassVar[str] = "upto {amount}"
    amount: int


class Pay(Move, frozen=True):
    form: ClassVar[str] = "pay {kind} with {cards}"
    kind: int
    cards: tuple[int, ...]


class Pass(Move, frozen=True):
    form: ClassVar[str] = "pass"


GRAMMAR = Grammar(UpTo, Pay, Pass)
ACTIONS = (
    Action("upto", (Number("amount", 3, 5),)),
    Action("pay", (Choose("kind", (1, 2)), Select("card", (4, 4, 6), 1, 2))),
    Action("pass"),
)


@pytest.mark.parametrize(
    ("plan", "may"),
    [
        ("upto 3", True),
        ("upto 5", True),
        ("upto 2", False),
        ("upto 6", False),
        ("pay 1 with 4", True),
        ("pay 2 with 4 4", True),
        ("pay 2 with 6 4", True),
        ("pay 3 with 4", False),
        ("pay 1 with 6 6", False),
        ("pay 1 with 4 4 6", False),
        ("pass", True),
    ],
)
def test_a_plan_must_be_among_the_offered_ones(plan, may):
    assert suits(GRAMMAR.parse(plan), ACTIONS) is may


def test_a_plan_with_an_unoffered_verb_doesnt_suit():
    assert not suits(GRAMMAR.parse("pass"), ACTIONS[:2])


def test_every_lists_all_plans_in_order():
    plans = [str(plan) for plan in every(ACTIONS, GRAMMAR)]
    assert plans[:3] == ["upto 3", "upto 4", "upto 5"] and plans[-1] == "pass"
    rows = ("4 4", "4 6", "4", "6")
    assert plans[3:-1] == [f"pay {kind} with {row}" for kind in (1, 2) for row in rows]
