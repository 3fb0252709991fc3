"""Plays an imagined contest on to its end, as players do by their habits, with some chance."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.chance import Dice
from engine.core.move import Move
from engine.fisherman.clever import named, points_before
from engine.fisherman.data import KINDS, sorted_hand
from engine.fisherman.habits import Habits, Hand, habits, noise
from engine.fisherman.moves import Play
from engine.fisherman.naming import completed
from engine.fisherman.playout import KIND_OF, NUMBER_OF
from engine.fisherman.setting import ContestRules
from engine.fisherman.state import State


class Held(NamedTuple):
    """Who holds what under some rules."""

    hands: list[Hand]
    unplayed: list[int]
    """The cards of each kind that are not played yet, as a sum of `Habits.bit`."""


class World:
    """An imagined moment of a contest."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._table = [NUMBER_OF[laid.card] for laid in state.trick]
        self._points = points_before(state)
        self._held: Held | None = None
        """While cards are played: made once for all of them."""

    def after(self, seat: int, move: Move, dice: Dice) -> list[int]:
        """The points of all seats at the end of the contest that goes on with that move, by seat."""
        state, chance = self._state, noise(dice)
        if isinstance(move, Play):
            return self._after_card(seat, NUMBER_OF[move.fish], chance)
        rules = completed(named(state.rules, move), state.hands, state.dealer, chance)
        known = habits(rules, state.seats)
        return play_on(held(state, rules), state.leader, [], self._points, known, chance)

    def _after_card(self, seat: int, card: int, chance: Iterator[float]) -> list[int]:
        state = self._state
        if self._held is None:
            self._held = held(state, state.rules)
        known = habits(state.rules, state.seats)
        hands = [[own.copy() for own in hand] for hand in self._held.hands]
        unplayed = self._held.unplayed.copy()
        hands[seat][KIND_OF[card]].remove(card)
        unplayed[KIND_OF[card]] -= known.bit[card]
        table = [*self._table, card]
        return play_on(Held(hands, unplayed), state.leader, table, self._points, known, chance)


def held(state: State, rules: ContestRules) -> Held:
    """Who holds what at that moment."""
    bit = habits(rules, state.seats).bit
    hands: list[Hand] = []
    for cards in state.hands:
        hand: Hand = [[] for _ in KINDS]
        for card in map(NUMBER_OF.__getitem__, sorted_hand(cards, rules.ranking)):
            hand[KIND_OF[card]].append(card)
        hands.append(hand)
    unplayed = [0] * len(KINDS)
    for cards in (*state.hands, state.left_over):
        for card in map(NUMBER_OF.__getitem__, cards):
            unplayed[KIND_OF[card]] += bit[card]
    return Held(hands, unplayed)


def play_on(
    held: Held,
    leader: int,
    table: Sequence[int],
    points: Sequence[int],
    known: Habits,
    chance: Iterator[float],
) -> list[int]:
    """The points of all seats at the end of the contest.

    Empties the hands. `table`: the cards of the present trick, the leader's first; `points`: what all seats
    had before that trick; `chance`: what it adds to leanings.
    """
    hands, unplayed = held
    value, power, trump, bit = known.value, known.power, known.trump, known.bit
    seats = len(hands)
    points = list(points)
    trick = list(table)
    for _ in range(sum(map(len, hands[leader])) + bool(trick)):
        winner, best, pot, led = leader, -1, 0, -1
        for place in range(seats):
            seat = (leader + place) % seats
            if place < len(trick):
                card = trick[place]
            else:
                card = known.pick(hands[seat], trick, best, pot, unplayed, chance)
                hands[seat][KIND_OF[card]].remove(card)
                unplayed[KIND_OF[card]] -= bit[card]
                trick.append(card)
            if not place:
                led = KIND_OF[card]
            pot += value[card]
            if power[card] > best and (KIND_OF[card] == led or trump[card]):
                winner, best = seat, power[card]
        points[winner] += pot
        leader, trick = winner, []
    return points
