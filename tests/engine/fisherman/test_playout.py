"""The fast play-out and the engine end every contest alike."""

from collections.abc import Sequence
from itertools import repeat

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.core.chance import Chance, Dice
from engine.core.move import Move
from engine.fisherman.data import Card, Size, sorted_hand
from engine.fisherman.playout import CARDS, KIND_OF, NUMBER_OF, Habit, pick, table
from engine.fisherman.policy import FITTED_HABIT, SIMPLE_HABIT, World
from engine.fisherman.scoring import value
from engine.fisherman.state import State
from engine.fisherman.tricks import LOSING_POWER, ContestRules
from tests.engine.fisherman.positions import RULES, contest, state_of, view

NOTHING = repeat(0.0)
"""Random numbers that are all 0."""


def picked(state: State, habit: Habit) -> Card:
    """The card that the policy of the player to move picks."""
    assert state.actor is not None
    worth = table(state.rules, habit)
    hand = [NUMBER_OF[card] for card in sorted_hand(state.hands[state.actor], state.rules.ranking)]
    trick = [NUMBER_OF[laid.card] for laid in state.trick]
    best = max((worth.power[KIND_OF[trick[0]]][card] for card in trick), default=LOSING_POWER)
    pot = sum(worth.value[card] for card in trick)
    return CARDS[pick(hand, trick, best, pot, state.seats, worth, NOTHING)]


def ended(match: Match, seat: int, move: Move, world: World, habit: Habit) -> Sequence[int]:
    """The points at the end of the contest when the engine plays it on."""
    match = match.copy()
    match.play(seat, move)
    rules = world.completed(state_of(match).rules)
    while not view(match).history:
        state = state_of(match)
        if state.due:
            [rule, *_] = state.due
            match.play(match.pending[0], f"{rule} {getattr(rules, rule)}")
        else:
            match.play(match.pending[0], f"play {picked(state, habit)}")
    return view(match).history[0].points


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("habit", [SIMPLE_HABIT, FITTED_HABIT])
def test_every_verb_plays_out_like_the_engine(seats: int, habit: Habit):
    verbs = set[str]()
    for number in range(3):
        match = contest(seats, seed=f"ends {number}")
        while not view(match).history:
            seat = match.pending[0]
            world = World(state_of(match), Dice(Chance(f"{match.ply}")))
            for move in match.legal_moves(seat):
                verbs.add(str(move).split()[0])
                told = world.after(seat, move, habit, NOTHING)
                assert told == list(ended(match, seat, move, world, habit))
            match.play(seat, choose(match, seat, "random", "ends"))
    assert verbs == {"favourite", "ranking", "size", "bad", "play"}


@pytest.mark.parametrize("ranking", ["small", "large"])
def test_cards_are_valued_by_the_rules_of_the_contest(ranking: str):
    rules = RULES if ranking == "large" else ContestRules("puffer", "small", Size(6, 7), "mackerel")
    worth = table(rules, SIMPLE_HABIT)
    assert worth.value == [value(card, rules) for card in CARDS]
    rising = ["squid 8", "bream 9", "bream 10", "mackerel 1", "mackerel 2"]
    if ranking == "small":
        rising = ["squid 1", "bream 2", "bream 1", "mackerel 10", "mackerel 9"]
    bream = worth.power[KIND_OF[NUMBER_OF[Card("bream", 1)]]]
    powers = [bream[NUMBER_OF[Card.read(text)]] for text in rising]
    assert powers == sorted(set(powers))


def test_a_habit_weighs_each_trait():
    """A single trait decides which card the dealer leads under RULES."""
    match = contest(4)
    state = state_of(match)
    state.rules = RULES
    by_strength = [
        card for card in state.hands[0] if card.number == max(each.number for each in state.hands[0])
    ]
    assert picked(state, Habit(0, 0, 0, 1, 0)) in by_strength
    assert picked(state, Habit(0, 0, 0, 1, 20)).kind == "mackerel"
    top = sorted_hand(state.hands[0], "large")
    chosen = picked(state, Habit(0, 0, -1, 0, 0))
    assert chosen == next(card for card in top if card.kind == chosen.kind)
