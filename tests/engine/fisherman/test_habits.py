"""The habits by which the master lets players play on, and name rules."""

from collections import Counter
from itertools import pairwise, repeat
from math import exp, log
from typing import cast

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.core.chance import Chance, Dice
from engine.fisherman.data import DECKS, SIZES, Card, strength
from engine.fisherman.foresight import World, held, play_on
from engine.fisherman.habits import TEMPER, THOUGHTS, habits, noise
from engine.fisherman.moves import Play
from engine.fisherman.naming import completed
from engine.fisherman.playout import CARDS, KIND_OF, NUMBER_OF, worth
from engine.fisherman.scoring import value
from engine.fisherman.setting import ContestRules
from engine.fisherman.state import State
from engine.fisherman.tricks import Laid, unplayable, winner
from engine.fisherman.weights import DISCARDING, FOLLOWING, LEADING, WEIGHTS, Weights
from tests.engine.fisherman.positions import RULES, cards, contest, set_rules, view
from tests.engine.fisherman.test_clever import best, pot

NOTHING = repeat(0.0)
"""Of chance."""


def state_of(match: Match) -> State:
    return cast(State, match._state)


def seen(match: Match, seat: int) -> tuple[list[int], list[float]]:
    """What a seat that is to play may play, and leans to."""
    state = state_of(match)
    hands, unplayed = held(state, state.rules)
    trick = [NUMBER_OF[laid.card] for laid in state.trick]
    table = worth(state.rules)
    known = habits(state.rules, match.seats)
    return known.leanings(hands[seat], trick, best(trick, table), pot(trick, table), unplayed)


def leaning(state: State, seat: int, card: Card) -> float:
    """By the words of Weights, slowly."""
    rules, later = state.rules, state.seats - 1 - len(state.trick)
    assert rules.favourite and rules.bad and rules.ranking
    hand, trick = state.hands[seat], [laid.card for laid in state.trick]
    led = trick[0].kind if trick else card.kind
    if not trick:
        place = LEADING
    elif all(each.kind != led for each in hand):
        place = DISCARDING
    else:
        place = FOLLOWING - later
    own = [each for each in hand if each.kind == card.kind]
    dealt = [each for other in state.hands for each in other] + list(state.left_over)
    others = [each for each in dealt if each.kind == card.kind and each not in hand]
    force = strength(card, rules.ranking)
    is_trump, is_favourite = card.kind == rules.bad, card.kind == rules.favourite
    power = sum(each.kind == card.kind and strength(each, rules.ranking) < force for each in DECKS[4]) / 9
    takes = winner([*state.trick, Laid(seat, card)], rules) == seat
    out = sum(strength(each, rules.ranking) > force for each in others)
    brings = worth(rules).brings[KIND_OF[NUMBER_OF[Card(led, 1)]]]
    total = sum(value(each, rules) for each in [*trick, card]) + later * brings
    safe = takes and (not later or not out)
    amongst = place in (LEADING, DISCARDING)
    traits = Weights(
        value=value(card, rules),
        trump=is_trump,
        strength=power,
        favourite=is_favourite,
        strength_of_favourite=power * is_favourite,
        strength_of_trump=power * is_trump,
        takes=takes,
        takes_value=takes * total,
        takes_stronger=takes * out,
        takes_value_stronger=takes * total * out,
        safe=safe,
        safe_value=safe * total,
        stronger_out=out,
        stronger_held=sum(strength(each, rules.ranking) > force for each in own),
        held=amongst * len(own),
        single=amongst * (len(own) == 1),
        others=amongst * len(others),
        last_of_kind=amongst * (not others),
    )
    return sum(weight * trait for weight, trait in zip(WEIGHTS[state.seats][place], traits, strict=True))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ranking", ["small", "large"])
def test_leanings_are_what_the_weights_say(seats: int, ranking: str):
    match = contest(seats, seed=f"leanings {ranking}")
    set_rules(match, "favourite puffer", f"ranking {ranking}", "size 6-7", "bad mackerel")
    while not view(match).history:
        seat, state = match.pending[0], state_of(match)
        numbers, leanings = seen(match, seat)
        legal = set(state.hands[seat]) - set(unplayable(state.hands[seat], state.trick))
        assert {CARDS[number] for number in numbers} == legal
        assert leanings == pytest.approx([leaning(state, seat, CARDS[number]) for number in numbers])
        match.play(seat, choose(match, seat, "random", "leanings"))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ranking", ["small", "large"])
def test_playing_on_is_by_the_rules(seats: int, ranking: str):
    """From each position of a contest that is played by habit, it tells the true end."""
    match = contest(seats, seed=f"on {ranking}")
    set_rules(match, "favourite puffer", f"ranking {ranking}", "size 6-7", "bad mackerel")
    rules = view(match).rules
    known = habits(rules, seats)
    told: list[list[int]] = []
    while not view(match).history:
        state, seat = state_of(match), match.pending[0]
        trick = [NUMBER_OF[laid.card] for laid in state.trick]
        told.append(play_on(held(state, rules), state.leader, trick, view(match).points, known, NOTHING))
        numbers, leanings = seen(match, seat)
        match.play(seat, f"play {CARDS[numbers[leanings.index(max(leanings))]]}")
    ended = list(view(match).history[0].points)
    assert told == [ended] * len(told)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_world_stays_as_it_is(seats: int):
    match = contest(seats, seed="a world")
    moves = match.legal_moves(match.pending[0])
    world = World(state_of(match))
    for _ in range(2):
        again = [world.after(match.pending[0], move, Dice(Chance("dice"))) for move in moves]
        assert again == [world.after(match.pending[0], move, Dice(Chance("dice"))) for move in moves]
    set_rules(match, "favourite puffer", "ranking large", "size 6-7", "bad mackerel")
    seat = match.pending[0]
    world = World(state_of(match))
    outcomes = [
        [world.after(seat, Play(str(card)), Dice(Chance("dice"))) for card in state_of(match).hands[seat]]
        for _ in range(2)
    ]
    assert outcomes[0] == outcomes[1]
    assert len(set(map(tuple, outcomes[0]))) > 1


@pytest.mark.parametrize("seats", [3, 4])
def test_clever_players_do_what_is_their_habit(seats: int):
    """Their cards are likelier by habit than among equals: by a fifth and more on the geometric mean."""
    match = Match.start("fisherman", seats, "clever")
    likelier: list[float] = []
    while not view(match).history:
        seat = match.pending[0]
        move = choose(match, seat, "clever", "habits")
        if isinstance(move, Play) and len(match.legal_moves(seat)) > 1:
            numbers, leanings = seen(match, seat)
            own = leanings[numbers.index(NUMBER_OF[move.fish])]
            likelier.append(own - log(sum(map(exp, leanings))) + log(len(numbers)))
        match.play(seat, move)
    assert sum(likelier) / len(likelier) > log(1.2)


def test_chance_plays_cards_as_often_as_they_lean_to_them():
    """With a leaning more by TEMPER * log(3), three times as often."""
    more, drawn = TEMPER * log(3), list(noise(Dice(Chance("often"))))
    assert len(drawn) == THOUGHTS
    several = [each for seed in range(40) for each in noise(Dice(Chance(f"often {seed}")))]
    first = [one + more > other for one, other in pairwise(several)]
    assert sum(first) / len(first) == pytest.approx(0.75, abs=0.02)


def test_there_is_chance_for_all_that_is_thought_of():
    """A contest has no more cards to choose from than this, each time that one is played."""
    assert 4 * sum(range(1, 13)) + 5 + 2 + 9 + 4 <= THOUGHTS
    assert 3 * sum(range(1, 14)) + 4 + 2 + 9 + 3 <= THOUGHTS


DEAL = (
    cards("puffer 1 2 9 10, bream 4 5, goby 4 5 6, squid 5 6 7"),
    cards("mackerel 8 9 10, bream 8 9 10, goby 8 9 10, squid 8 9 10"),
    cards("mackerel 1 2 3 4 5 6 7, puffer 3 4 5, bream 6 7"),
    cards("puffer 6 7 8, bream 1 2 3, goby 1 2 3, squid 1 2 3"),
)


@pytest.mark.parametrize(("ranking", "chooser"), [("large", 1), ("small", 3)])
def test_open_rules_are_named_by_whose_turn_it_is(ranking: str, chooser: int):
    """The second to the dealer's left names the ranking, and makes its favourites strong."""
    rules = completed(ContestRules(favourite="bream"), DEAL, (chooser - 2) % 4, NOTHING)
    assert rules.ranking == ranking


def test_what_is_named_stays():
    assert completed(RULES, DEAL, 0, NOTHING) == RULES
    for named in (ContestRules(favourite="goby"), ContestRules(favourite="goby", size=SIZES[3])):
        rules = completed(named, DEAL, 0, NOTHING)
        assert rules.favourite == "goby"
        assert named.size in (None, rules.size)


@pytest.mark.parametrize("seats", [3, 4])
def test_only_what_may_be_named_is(seats: int):
    found = Counter[object]()
    for seed in range(60):
        match = contest(seats, seed=f"named {seed}")
        state = state_of(match)
        rules = completed(ContestRules(), state.hands, state.dealer, noise(Dice(Chance(f"{seed}"))))
        assert rules.bad != rules.favourite
        assert "squid" not in (rules.favourite, rules.bad) or seats == 4
        found.update([rules.favourite, rules.ranking, rules.size, rules.bad])
    assert {"small", "large"} < set(found)
    assert len(found) > 10
