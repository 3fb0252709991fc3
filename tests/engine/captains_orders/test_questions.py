"""The players' questions."""

from engine import Action, Choose, Disabled, Question
from engine.captains_orders.questions import (
    DiscardAsked,
    DiscardPassed,
    Give,
    Turn,
    UnderOrder,
    Word,
)
from engine.captains_orders.refusals import BelowOrder, NotBelowOrder
from tests.engine.captains_orders.positions import position
from tests.engine.notation import asked, play


def test_the_question_of_a_turn_without_an_order():
    match = position([3, 7, 7], [5], [5], [5])
    rank, seat = Choose("rank", (3, 7)), Choose("seat", (1, 2, 3))
    assert asked(match, 0) == Question(
        Turn(),
        (
            Action("order", (rank,)),
            Action("pass", (rank, seat)),
            Action("ask", (seat,)),
            Action("accuse", (seat,), grave=True),
        ),
    )


def test_a_turn_under_an_order_bars_forbidden_moves():
    match = position([3, 5, 7], [5], [5], [5], order=(5, 2))
    assert asked(match, 0) == Question(
        UnderOrder(order_seat=2, order_rank=5),
        (
            Action("obey", (Choose("rank", (5, 7), (Disabled(3, BelowOrder(3, 5)),)),)),
            Action(
                "order",
                (
                    Choose(
                        "rank",
                        (3,),
                        (Disabled(5, NotBelowOrder(5, 5)), Disabled(7, NotBelowOrder(7, 5))),
                    ),
                ),
            ),
            Action("accuse", (Choose("seat", (1, 2, 3)),), grave=True),
        ),
    )


def test_an_action_without_a_fitting_card_isnt_offered():
    low = position([3], [5], [5], [5], order=(5, 2))
    assert [action.verb for action in asked(low, 0).actions] == ["order", "accuse"]
    high = position([7], [5], [5], [5], order=(5, 2))
    assert [action.verb for action in asked(high, 0).actions] == ["obey", "accuse"]


def test_a_discard_after_a_pass_names_the_card_and_its_giver():
    match = position([3, 7], [5, 9], [5], [5])
    play(match, "0: pass 7 to 1")
    discard = Action("discard", (Choose("rank", (5, 7, 9)),))
    assert asked(match, 1) == Question(DiscardPassed(from_seat=0, rank=7), (discard,))


def test_a_discard_after_asking_names_the_card_and_its_giver():
    match = position([3, 7], [5, 9], [5], [5])
    play(match, "0: ask 1")
    assert asked(match, 1) == Question(Give(to_seat=0), (Action("give", (Choose("rank", (5, 9)),)),))
    play(match, "1: give 9")
    discard = Action("discard", (Choose("rank", (3, 7, 9)),))
    assert asked(match, 0) == Question(DiscardAsked(from_seat=1, rank=9), (discard,))


def test_an_emptied_hand_is_asked_for_a_declaration():
    match = position([3], [5, 9], [5], [5])
    play(match, "0: order 3")
    assert asked(match, 0) == Question(Word(rank=3), (Action("declare"), Action("silent")))
