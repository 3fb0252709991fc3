"""The computer players."""

from collections.abc import Sequence
from itertools import pairwise
from math import log

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.core.chance import Chance, Dice
from engine.fisherman.data import DECKS, Card
from engine.fisherman.playing import begin_contest
from engine.fisherman.policy import FITTED_HABIT, NOISE, NOISE_SAMPLES, NOISE_SCALE, World, chance_to_win
from tests.engine.fisherman.positions import RULES, cards, contest, state_of
from tests.engine.notation import chosen, judged, play
from tests.engine.states import altered, in_state

DEAL = (
    "mackerel 3 4 8, puffer 1 3 8, bream 1 4 7 10, goby 1 4 10",
    "mackerel 1 6 9, puffer 4 5 9, bream 2 5 8, goby 2 5 7 8",
    "mackerel 2 5 7 10, puffer 2 6 7 10, bream 3 9, goby 3 6 9",
)
"""All cards except the bream 6, which is left over."""


def test_the_clever_player_takes_the_favourite():
    """The last player to a trick catches three favourite cards with its best card."""
    match = dealt(*DEAL)
    play(match, "0: play puffer 8", "1: play puffer 5")
    assert chosen(match, 2) == "play puffer 10"


def test_the_clever_player_ducks_the_bad_kind():
    """The last player leaves the worst catch, worth -2, to another player."""
    match = dealt(*DEAL)
    play(match, "0: play mackerel 8", "1: play mackerel 6")
    for seed in "abcdef":
        assert str(choose(match, 2, "clever", seed)) in {f"play mackerel {below}" for below in (2, 5, 7)}


@pytest.mark.parametrize(("ranking", "numbers"), [("small", (1, 2, 3)), ("large", (8, 9, 10))])
def test_the_clever_player_ranks_its_own_numbers_high(ranking: str, numbers: tuple[int, ...]):
    own = [card for card in DECKS[4] if card.number in numbers][:12]
    rest = [card for card in DECKS[4] if card not in own]
    match = dealt_cards([rest[:12], rest[12:24], own, rest[24:36]], rest[36:])
    play(match, "1: favourite bream")
    assert chosen(match, 2) == f"ranking {ranking}"


def dealt(*hands: str) -> Match:
    """The dealer, seat 0, leads the first trick under RULES. Cards in no hand are left over."""
    held = [cards(hand) for hand in hands]
    rest = [card for card in DECKS[len(hands)] if not any(card in hand for hand in held)]
    return altered(dealt_cards(held, rest), rules=RULES)


def dealt_cards(hands: Sequence[Sequence[Card]], left_over: Sequence[Card]) -> Match:
    """A match in which seat 0 has just dealt these hands."""
    match = Match.start("fisherman", len(hands), "dealt")
    state = state_of(match)
    return in_state(match, state, list(begin_contest(state, 0, hands, left_over)))


def test_the_master_takes_the_favourite():
    match = dealt(*DEAL)
    play(match, "0: play puffer 8", "1: play puffer 5")
    assert str(judged(match, 2, 200).best) == "play puffer 10"


def test_the_master_ducks_the_bad_kind():
    match = dealt(*DEAL)
    play(match, "0: play mackerel 8", "1: play mackerel 6")
    assert str(judged(match, 2).best) in {f"play mackerel {below}" for below in (2, 5, 7)}


def test_chances_to_win_sum_to_one():
    assert sum(chance_to_win((9, 6, 4, 0), 2, seat) for seat in range(4)) == pytest.approx(1)


def test_after_the_last_contest_only_the_first_place_counts():
    assert [chance_to_win((9, 9, 4, 0), 0, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]


def test_a_lead_is_worth_more_with_fewer_contests_left():
    chances = [chance_to_win((5, 3, 3), left, 0) for left in (2, 1, 0)]
    assert chances == sorted(set(chances))


@pytest.mark.parametrize("seats", [3, 4])
def test_playing_out_doesnt_change_the_world(seats: int):
    match = contest(seats, seed="a world")
    seat = match.pending[0]
    world = World(state_of(match), Dice(Chance("world")))
    first, again = [
        [world.after(seat, move, FITTED_HABIT, iter(NOISE)) for move in match.legal_moves(seat)]
        for _ in range(2)
    ]
    assert first == again


def test_cards_are_played_in_proportion_to_their_weights():
    """A card with a weight higher by NOISE_SCALE * log(3) is played three times as often."""
    more = NOISE_SCALE * log(3)
    wins = sum(one + more > other for one, other in pairwise(NOISE))
    assert wins / NOISE_SAMPLES == pytest.approx(0.75, abs=0.02)
