"""The computer players, and sensible play to the end of a round."""

import pytest

from engine import Match
from engine.captains_orders.moves import Accuse
from engine.captains_orders.policy import chance_to_win, habit, play_out, suspect
from engine.core.chance import Chance, Dice
from engine.core.move import Move
from tests.engine.captains_orders.positions import ending, position
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.notation import best, chosen, judged, play
from tests.engine.states import state_of


def played_out(match: Match, seat: int, move: Move, seed: str = "a") -> tuple[int, ...]:
    return play_out(state_of(match), seat, move, Dice(Chance(seed)))


@pytest.mark.parametrize("seats", [4, 8])
def test_habits_are_legal_moves_of_all_kinds(seats: int):
    verbs = set[str]()
    for number in range(6):
        match = Match.start("captains_orders", seats, f"habits {number}")
        dice = Dice(Chance(f"habits {number}"))
        while match.pending:
            [seat] = match.pending
            move = habit(state_of(match), seat, dice)
            assert move in match.legal_moves(seat)
            match.play(seat, move)
            verbs.add(move.verb)
    assert verbs == {"order", "pass", "ask", "accuse", "obey", "discard", "give", "declare"}


@pytest.mark.parametrize("seats", [4, 8])
def test_a_round_ending_move_ends_the_playout_without_changing_the_world(seats: int):
    match = Variant("captains_orders", seats).start("foreseen")
    verdicts = set[str]()
    for _ in random_play(match, "foreseen", most=100):
        [seat] = match.pending
        for move in match.legal_moves(seat):
            state, before = state_of(match), state_of(match)
            winners = play_out(state, seat, move, Dice(Chance("a")))
            assert state == before
            if move.verb in ("accuse", "declare", "silent"):
                after = match.copy()
                after.play(seat, move)
                assert winners == ending(after).winners
                verdicts.add(ending(after).verdict)
    assert verdicts >= {"captain-named", "mutineer-named", "accuser-captain"}


def test_the_giver_of_the_lowest_card_accuses_its_receiver():
    """Seat 0 obeys seat 3's order with its 1. Once the order is discarded, seat 0 knows a captain: seat 3."""
    match = position([1, 9, 9, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8], [6, 7, 8, 8], turn=0, order=(1, 3))
    [obey] = [move for move in match.legal_moves(0) if str(move) == "obey 1"]
    wins = sum(played_out(match, 0, obey, str(seed)) == (0,) for seed in range(100))
    assert wins > 70
    match.play(0, obey)
    assert suspect(state_of(match), 0) == 3


def test_only_the_giver_of_a_card_suspects_its_holder():
    match = position([1, 9, 9], [5, 6, 7], [5, 6, 7], [6, 7, 8], turn=0, order=(1, 3))
    play(match, "0: obey 1")
    assert [suspect(state_of(match), seat) for seat in range(4)] == [3, None, None, None]


def test_a_certain_captain_doesnt_accuse():
    match = position([1, 2, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8], [6, 7, 8, 8])
    play(match, "0: pass 2 to 1", "1: discard 5", "1: order 6", "2: obey 6", "3: obey 6")
    assert match.pending == (0,)
    habits = [habit(state_of(match), 0, Dice(Chance(str(seed)))) for seed in range(200)]
    assert not any(isinstance(move, Accuse) for move in habits)


HANDS = [2, 5, 7, 8, 9, 10], [4, 6, 6, 8, 9, 9], [1, 5, 7, 7, 8, 10], [2, 3, 6, 8, 10, 10]


def known_captain() -> Match:
    """A match in which seat 0 knows a captain: the 1 and one of the 2s were orders, and seat 0 has given the
    other 2 to seat 3."""
    match = position(*HANDS, turn=2)
    play(match, "2: order 1", "3: obey 3", "0: obey 5", "1: obey 4")
    play(match, "3: order 2", "0: obey 2", "1: obey 6", "2: obey 3")
    return match


def test_a_player_who_knows_the_captain_accuses():
    match = known_captain()
    assert match.pending == (0,)
    assert chosen(match, 0, "a") == best(match, 0, 100) == "accuse 3"


@pytest.mark.parametrize("seed", list("abcd"))
def test_players_without_known_cards_arent_accused(seed: str):
    match = position([4, 7, 8, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [4, 5, 7, 7, 8, 10])
    assert not chosen(match, 0, seed).startswith("accuse")
    assert not any(isinstance(each.move, Accuse) for each in judged(match, 0, 60, seed).tried)


def test_a_captain_plays_on():
    """The captain has passed on a 2, but holds the 1 and therefore doesn't accuse."""
    match = position(
        [5, 7, 8, 9, 9, 10], [4, 6, 6, 8, 9, 9], [2, 5, 7, 7, 8, 10], [1, 2, 6, 8, 10, 10], turn=3
    )
    play(match, "3: pass 2 to 0", "0: discard 5", "0: order 7", "1: order 6", "2: obey 7")
    assert match.pending == (3,)
    assert not chosen(match, 3, "a").startswith("accuse")
    assert not any(isinstance(each.move, Accuse) for each in judged(match, 3, 60).tried)


def test_the_master_plays_equally_good_moves_at_random():
    match = position([4, 7, 8, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [4, 5, 7, 7, 8, 10])
    assert len({judged(match, 0, 60, seed).best for seed in "abcdefgh"}) > 1


def test_chances_to_win_sum_to_one_and_grow_with_rounds():
    assert sum(chance_to_win((2, 1, 0, 0), seat) for seat in range(4)) == pytest.approx(1)
    chances = [chance_to_win((rounds, 1, 1, 1), 0) for rounds in range(3)]
    assert chances == sorted(set(chances))
    assert [chance_to_win((3, 3, 2, 0), seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
