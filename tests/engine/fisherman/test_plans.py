"""Plans: moves that players leave for their next turn."""

from engine import Action, Choose
from engine.fisherman.moves import Play
from tests.engine.fisherman.positions import contest, position


def test_any_card_of_the_hand_may_be_planned():
    match = position("bream 1 2", "bream 6, goby 7", "goby 1 2")
    assert match.plans(1) == (Action("play", (Choose("card", ("bream 6", "goby 7")),)),)
    assert match.plan(1, "play bream 6") == Play("bream 6")
    assert match.plan(1, "play bream 1") is None


def test_nothing_is_planned_while_rules_are_named():
    match = contest(3)
    assert not any(match.plans(seat) for seat in range(3))
    assert match.plan(1, "favourite bream") is None
