"""How a round ends and who wins it."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from engine import Match
from tests.engine.captains_orders.positions import ending, position, view
from tests.engine.notation import codes, legal, play, refused


def test_worked_ending_1():
    """Rules: "1.

    A[10] B[2,5] C[3,3,7] D[9,9]: A passes 10 to B and declares: wrong. B is captain. D (18) wins".
    """
    match = position([10], [2, 5], [3, 3, 7], [9, 9])
    play(match, "0: pass 10 to 1", "0: declare")
    assert ending(match).verdict == "declared-wrongly"
    assert ending(match).captains == (1,)
    assert ending(match).points == (0, 17, 13, 18)
    assert ending(match).winners == (3,)


def test_worked_ending_2():
    """Rules: "2. A[2] B[2,5] C[3,4] D[9]: A orders 2 and declares: tied, A wins alone"."""
    match = position([2], [2, 5], [3, 4], [9])
    play(match, "0: order 2", "0: declare")
    assert ending(match).verdict == "declared-rightly"
    assert ending(match).captains == (0, 1)
    assert ending(match).winners == (0,)


def test_worked_ending_3():
    """Rules: "3.

    A[9,9] B[1,5] C[4] D[6,6]: A accuses D: wrong, A is out although highest; D (12) wins. If instead B
    accuses A: B is a captain, so A (18) wins".
    """
    hands = [9, 9], [1, 5], [4], [6, 6]
    match = position(*hands)
    play(match, "0: accuse 3")
    assert ending(match).verdict == "mutineer-named"
    assert ending(match).winners == (3,)
    match = position(*hands, turn=1)
    play(match, "1: accuse 0")
    assert ending(match).verdict == "accuser-captain"
    assert ending(match).winners == (0,)


def test_worked_ending_4():
    """Rules: "4.

    A[2,8] B[2,9] C[5] D[5]: A accuses B: captain on captain; C and D tie and both win the round".
    """
    match = position([2, 8], [2, 9], [5], [5])
    play(match, "0: accuse 1")
    assert ending(match).captains == (0, 1)
    assert ending(match).verdict == "accuser-captain"
    assert ending(match).winners == (2, 3)
    assert view(match).won == (0, 0, 1, 1)


def test_worked_ending_5():
    """Rules: "5. A[3,3] B[3,9] C[3] D[3,4]: A accuses B: no mutineer at all, nobody wins"."""
    match = position([3, 3], [3, 9], [3], [3, 4])
    play(match, "0: accuse 1")
    assert ending(match).captains == (0, 1, 2, 3)
    assert ending(match).winners == ()


def test_the_captain_holds_the_lowest_rank_among_all_hands():
    """Rules: "At every moment the captain is whoever holds, in hand, the lowest rank among all hands"."""
    match = position([4, 4], [3, 10], [5], [9])
    play(match, "0: accuse 1")
    assert ending(match).captains == (1,)


def test_a_card_lying_as_an_order_counts_for_no_player():
    """Rules: "A card lying as an order counts for nobody"."""
    match = position([4, 4], [3, 10], [5], [9], turn=1)
    play(match, "1: order 3", "2: accuse 0")
    assert ending(match).captains == (0,)
    assert ending(match).points == (8, 10, 5, 9)
    assert ending(match).winners == (2,)


def test_a_mutineer_who_named_a_captain_wins_alone():
    """Rules: "A mutineer who named a captain (any one of them) wins the round alone." """
    match = position([5, 6], [1, 9], [10, 10], [7, 7])
    play(match, "0: accuse 1")
    assert ending(match).verdict == "captain-named"
    assert ending(match).winners == (0,)


@pytest.mark.parametrize("accused", [1, 2])
def test_any_one_of_several_captains_may_be_named(accused: int):
    """Rules: "A mutineer who named a captain (any one of them) wins the round alone." """
    match = position([5, 6], [2, 9], [2, 10], [7, 7])
    play(match, f"0: accuse {accused}")
    assert ending(match).winners == (0,)


def test_a_wrong_accuser_is_out_and_the_richest_other_mutineer_wins():
    """Rules: "Otherwise the accuser is out of it, and of the other mutineers (the accused too, if one) those
    with the most points win." """
    match = position([10, 10, 10], [1, 10, 10], [6], [7])
    play(match, "0: accuse 2")
    assert ending(match).winners == (3,)


def test_an_accused_mutineer_may_win():
    """Rules: "of the other mutineers (the accused too, if one) those with the most points win"."""
    match = position([10, 10, 10], [1, 10, 10], [6], [7])
    play(match, "0: accuse 3")
    assert ending(match).winners == (3,)


def test_a_captain_who_accuses_never_wins():
    """Rules: "A captain who accuses never wins, also when naming a fellow captain"."""
    for accused in (1, 2, 3):
        match = position([2, 10, 10], [2, 9], [4], [5])
        play(match, f"0: accuse {accused}")
        assert ending(match).winners == (3,)


def test_captains_never_win_on_points():
    """Rules: "Captains never win on points"."""
    match = position([10, 10], [1, 10, 10, 10], [6], [3])
    play(match, "0: accuse 2")
    assert ending(match).points[1] == 31
    assert ending(match).winners == (2,)


def test_mutineers_with_equal_points_win_together():
    """Rules: "of the other mutineers (the accused too, if one) those with the most points win"."""
    match = position([9], [1, 9], [3, 4], [7], [2, 5])
    play(match, "0: accuse 2")
    assert ending(match).winners == (2, 3, 4)
    assert view(match).won == (0, 0, 1, 1, 1)


def test_players_may_accuse_only_on_their_turn():
    """Rules: a round ends when "somebody accuses (own turn only, never oneself)"."""
    match = position([5, 6], [1, 9], [10, 10], [7, 7])
    assert refused(match, "1: accuse 0").code == "not-your-turn"


def test_players_cant_accuse_themselves():
    """Rules: a round ends when "somebody accuses (own turn only, never oneself)"."""
    match = position([5, 6], [1, 9], [10, 10], [7, 7])
    assert refused(match, "0: accuse 0").code == "not-yourself"
    assert "accuse 0" not in legal(match, 0)


def test_a_player_may_accuse_under_another_players_order():
    match = position([5, 6], [1, 9], [10, 10], [7, 7], order=(3, 2))
    play(match, "0: accuse 1")
    assert ending(match).winners == (0,)


def test_all_hands_are_shown_at_the_end_of_a_round():
    """Rules: "All hands are shown at each round's end." """
    match = position([5, 6], [1, 9], [10, 10], [7, 7])
    play(match, "0: accuse 1")
    shown = [event for event in match.log(None) if event.code == "showed"]
    assert [event.facts["ranks"] for event in shown] == [(5, 6), (1, 9), (10, 10), (7, 7)]
    assert [event.facts["points"] for event in shown] == [11, 10, 20, 14]
    assert [event.facts["role"] for event in shown] == ["mutineer", "captain", "mutineer", "mutineer"]
    assert view(match).ending == ending(match)


class Way(NamedTuple):
    """A way in which a hand loses its last card, a 4."""

    lines: tuple[str, ...]
    order: tuple[int, int] | None = None
    emptied: int = 0

    def gone(self, *, fourth: Sequence[int]) -> Match:
        """The match after a hand lost its last card this way. The empty hand is seat 3's."""
        others = [[9, 10], fourth]
        hands = [[4], [5, 9], *others] if self.emptied == 0 else [[5, 9], [4], *others]
        match = position(*hands, order=self.order)
        assert codes(play(match, *self.lines))[-1] == "emptied"
        return match


WAYS = {
    "order": Way(("0: order 4",)),
    "new order": Way(("0: order 4",), order=(5, 3)),
    "pass": Way(("0: pass 4 to 2",)),
    "obey": Way(("0: obey 4",), order=(3, 2)),
    "giving": Way(("0: ask 1",), emptied=1),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_the_round_ends_at_once_when_a_hand_becomes_empty(way: Way):
    """Rules: the round ends when "somebody's hand becomes empty, by order, new order, pass, obey, or by
    giving the last card when asked. No discard follows any more." """
    match = way.gone(fourth=[7, 9])
    assert match.pending == (way.emptied,)
    assert legal(match, way.emptied) == ["declare", "silent"]
    play(match, f"{way.emptied}: silent")
    assert view(match).round == 2


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_player_with_an_empty_hand_may_declare_and_win_alone(way: Way):
    """Rules: "That player may then declare: their last card is shown as still theirs; if no other hand holds
    a lower one, they win alone"."""
    match = way.gone(fourth=[7, 9])
    play(match, f"{way.emptied}: declare")
    assert ending(match).verdict == "declared-rightly"
    assert ending(match).winners == (way.emptied,)
    assert ending(match).shown == 4
    assert ending(match).hands[way.emptied] == (4,)
    assert sum(map(len, ending(match).hands)) == 7


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("word", ["declare", "silent"])
def test_the_richest_mutineers_win_after_a_wrong_or_no_declaration(way: Way, word: str):
    """Rules: "If wrong, or not declared: the mutineers with the most points win"."""
    match = way.gone(fourth=[3, 9])
    play(match, f"{way.emptied}: {word}")
    assert ending(match).verdict == ("declared-wrongly" if word == "declare" else "silent")
    assert ending(match).captains == (3,)
    assert ending(match).winners == (2,)
    assert ending(match).shown == (4 if word == "declare" else None)


def test_a_silent_player_with_an_empty_hand_doesnt_win():
    """Rules: "If wrong, or not declared: the mutineers with the most points win"."""
    match = position([4], [5, 9], [6, 9], [7, 9])
    play(match, "0: order 4", "0: silent")
    assert ending(match).verdict == "silent"
    assert ending(match).captains == (1,)
    assert ending(match).winners == (3,)


def test_a_last_card_handed_over_counts_for_its_receiver():
    """Rules: "the last card, if handed over, counts for its receiver"."""
    match = position([7], [3, 5], [6, 6], [9])
    play(match, "0: pass 7 to 2", "0: declare")
    assert ending(match).hands == ((), (3, 5), (6, 6, 7), (9,))
    assert ending(match).points == (0, 8, 19, 9)
    assert ending(match).winners == (2,)


def test_a_last_card_handed_over_may_make_its_receiver_the_captain():
    """Rules: "the last card, if handed over, counts for its receiver"."""
    match = position([2], [3, 5], [6, 6], [9])
    play(match, "0: pass 2 to 2", "0: silent")
    assert ending(match).captains == (2,)
    assert ending(match).winners == (3,)


def test_a_last_card_played_as_an_order_counts_for_no_player():
    """Rules: "the last card, if handed over, counts for its receiver, and a last card played as an order for
    nobody"."""
    match = position([2], [3, 5], [6, 6], [9])
    play(match, "0: order 2", "0: silent")
    assert ending(match).captains == (1,)
    assert ending(match).points == (0, 8, 12, 9)


def test_a_declaration_of_a_tied_rank_wins_alone():
    """Rules: "if no other hand holds a lower one, they win alone (ties too)"."""
    match = position([3], [3, 10], [3, 9], [3])
    play(match, "0: pass 3 to 1", "0: declare")
    assert ending(match).winners == (0,)
    assert ending(match).captains == (0, 1, 2, 3)


def test_the_emptied_player_is_no_candidate_on_points():
    """Rules: "The emptied player is no candidate on points"."""
    match = position([10], [2, 3], [2, 4], [2])
    play(match, "0: order 10", "0: declare")
    assert ending(match).winners == ()


def test_a_round_may_have_no_winner_after_an_emptied_hand():
    """Rules: "If nobody qualifies, nobody wins the round"."""
    match = position([9], [2, 3], [2, 4], [2])
    play(match, "0: pass 9 to 1", "0: silent")
    assert ending(match).winners == ()
    assert view(match).won == (0, 0, 0, 0)


def test_every_player_has_a_card_during_a_round():
    """Rules: "nobody ever holds 0 cards while a round runs"."""
    match = position([5], [4], [6, 9], [7, 9])
    play(match, "0: ask 2", "2: give 6", "0: discard 5")
    assert view(match).sizes == (1, 1, 1, 2)
    play(match, "1: pass 4 to 0")
    assert legal(match, 1) == ["declare", "silent"]
