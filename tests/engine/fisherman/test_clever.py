"""The clever player, and the quick play in which it tries its moves."""

from collections.abc import Sequence
from typing import cast

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.bots.tournament import tournament
from engine.core.growing import Growing
from engine.fisherman.data import DECKS, Card, Size
from engine.fisherman.play import begin_contest
from engine.fisherman.playout import CARDS, KIND_OF, NUMBER_OF, Worth, pick, play_out, worth
from engine.fisherman.scoring import value
from engine.fisherman.setting import ContestRules
from engine.fisherman.state import State
from tests.engine.fisherman.positions import RULES, cards, hand, view
from tests.engine.notation import play


def pot(row: list[int], worth: Worth) -> int:
    return sum(worth.value[card] for card in row)


def best(row: list[int], worth: Worth) -> int:
    """The power that wins the trick now."""
    return max(
        (worth.power[card] for card in row if KIND_OF[card] == KIND_OF[row[0]] or worth.trump[card]),
        default=-1,
    )


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ranking", ["small", "large"])
def test_the_quick_play_is_by_the_rules(seats: int, ranking: str):
    """From each position of a contest that is played by its rules of thumb, it tells the true end."""
    match = Match.start("fisherman", seats, f"quick {ranking}")
    for notation in ("favourite puffer", f"ranking {ranking}", "size 6-7", "bad mackerel"):
        match.play(match.pending[0], notation)
    table = worth(view(match).rules)
    told: list[list[int]] = []
    while not view(match).history:
        now = view(match)
        hands = [[NUMBER_OF[card] for card in hand(match, seat)] for seat in range(seats)]
        trick = [NUMBER_OF[laid.card] for laid in now.trick]
        seat = match.pending[0]
        card = pick(hands[seat], trick, best(trick, table), pot(trick, table), seats, table)
        told.append(play_out(hands, now.leader, trick, now.points, table))
        match.play(seat, f"play {CARDS[card]}")
    ended = list(view(match).history[0].points)
    assert told == [ended] * len(told)


def test_worth_is_by_the_rules_of_the_contest():
    table = Worth(RULES)
    assert table.value == [value(card, RULES) for card in CARDS]
    powers = [
        table.power[NUMBER_OF[Card.read(text)]]
        for text in ("mackerel 2", "mackerel 1", "bream 10", "bream 9")
    ]
    assert powers == sorted(powers, reverse=True)
    small = Worth(ContestRules("puffer", "small", Size(6, 7), "mackerel"))
    powers = [
        small.power[NUMBER_OF[Card.read(text)]]
        for text in ("mackerel 9", "mackerel 10", "bream 1", "bream 2")
    ]
    assert powers == sorted(powers, reverse=True)


def chosen(match: Match, seat: int) -> str:
    return str(choose(match, seat, "clever", "a seed"))


DEAL = (
    "mackerel 3 4 8, puffer 1 3 8, bream 1 4 7 10, goby 1 4 10",
    "mackerel 1 6 9, puffer 4 5 9, bream 2 5 8, goby 2 5 7 8",
    "mackerel 2 5 7 10, puffer 2 6 7 10, bream 3 9, goby 3 6 9",
)
"""All but the bream 6, which is left over."""


def test_it_takes_the_favourite():
    """Last to play, it catches three of them with its best one."""
    match = dealt(*DEAL)
    play(match, "0: play puffer 8", "1: play puffer 5")
    assert chosen(match, 2) == "play puffer 10"


def test_it_ducks_the_bad_kind():
    """And lets another one catch its worst fish, worth -2."""
    match = dealt(*DEAL)
    play(match, "0: play mackerel 8", "1: play mackerel 6")
    for seed in "abcdef":
        assert str(choose(match, 2, "clever", seed)) in {f"play mackerel {below}" for below in (2, 5, 7)}


@pytest.mark.parametrize(("ranking", "numbers"), [("small", (1, 2, 3)), ("large", (8, 9, 10))])
def test_it_makes_the_numbers_strong_that_it_holds(ranking: str, numbers: tuple[int, ...]):
    own = [card for card in DECKS[4] if card.number in numbers][:12]
    rest = [card for card in DECKS[4] if card not in own]
    match = dealt_cards([rest[:12], rest[12:24], own, rest[24:36]], rest[36:])
    play(match, "1: favourite bream")
    assert chosen(match, 2) == f"ranking {ranking}"


def dealt(*hands: str) -> Match:
    """The dealer, seat 0, is to lead the first trick under RULES. What nobody holds is left over."""
    held = [cards(hand) for hand in hands]
    rest = [card for card in DECKS[len(hands)] if not any(card in hand for hand in held)]
    match = dealt_cards(held, rest)
    cast(State, match._state).rules = RULES
    match._position.changed()
    return match


def dealt_cards(hands: Sequence[Sequence[Card]], left_over: Sequence[Card]) -> Match:
    """Seat 0 has just dealt these hands."""
    match = Match.start("fisherman", len(hands), "dealt")
    match._told = Growing(list(begin_contest(cast(State, match._state), 0, hands, left_over)))
    return match


@pytest.mark.parametrize("seats", [3, 4])
def test_among_random_players_it_comes_first_most_often(seats: int):
    """In two games of three at the least. (How often in many, `python -m engine match fisherman` tells.)"""
    standing = tournament("fisherman", ["clever", *["random"] * (seats - 1)], 3, "first").standings["clever"]
    assert standing.first >= 2
