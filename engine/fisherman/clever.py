"""The clever player: tries its moves in imagined worlds, played to the end of the contest by rules of thumb.

An imagined world counts the cards: there the others hold what, by all that the player knows, they may hold.
The half of the moves that did worse is dropped, and the others are tried in more worlds, until one is left.
"""

from typing import cast

from msgspec.structs import replace

from engine.bots.observation import Observation
from engine.core.chance import Dice
from engine.core.move import Move
from engine.fisherman.data import KINDS_IN_PLAY, RANKINGS, SIZES, Ranking, sorted_hand
from engine.fisherman.moves import NameBad, NameFavourite, NameRanking, NameSize, Play
from engine.fisherman.playout import NUMBER_OF, play_out, worth
from engine.fisherman.scoring import award, caught_by, points
from engine.fisherman.setting import ContestRules
from engine.fisherman.state import State

PLAYED_OUT = 100
"""How often, in all, a contest is played to its end."""
POINT = 0.5
"""The worth, in victory points, of one point more than the others have on the average."""


def choose(observation: Observation, dice: Dice) -> Move:
    seat = observation.seat
    left: list[Move] = list(observation.legal_moves())
    gains: dict[Move, float] = dict.fromkeys(left, 0.0)
    halvings = (len(left) - 1).bit_length()
    worlds = 0
    while len(left) > 1:
        for _ in range(-(-PLAYED_OUT // (halvings * len(left)))):
            worlds += 1
            world = World(cast(State, observation.world(f"{dice.chance.seed}/{worlds}").state), dice)
            for move in left:
                gains[move] += _gain(world.after(seat, move), seat)
        left = sorted(left, key=gains.__getitem__, reverse=True)[: (len(left) + 1) // 2]
    return left[0]


def _gain(points: list[int], seat: int) -> float:
    """What a contest that ends with these points brings a seat."""
    own = points[seat]
    place = 1 + sum(other > own for other in points)
    return award(place) + POINT * (own - sum(points) / len(points))


class World:
    """An imagined moment of a contest, with rules in the place of those that are not named yet."""

    def __init__(self, state: State, dice: Dice) -> None:
        ranking = state.rules.ranking
        self._hands = [[NUMBER_OF[card] for card in sorted_hand(hand, ranking)] for hand in state.hands]
        self._table = [NUMBER_OF[laid.card] for laid in state.trick]
        self._points = points_before(state)
        self._leader = state.leader
        self._named = state.rules
        self._kinds = dice.shuffled(KINDS_IN_PLAY[state.seats])
        self._ranking: Ranking = dice.one_of(RANKINGS)
        self._size = dice.one_of(SIZES)

    def after(self, seat: int, move: Move) -> list[int]:
        """The points of all seats at the end of the contest that goes on with that move, by seat."""
        hands = [hand.copy() for hand in self._hands]
        table = self._table.copy()
        if isinstance(move, Play):
            card = NUMBER_OF[move.fish]
            hands[seat].remove(card)
            table.append(card)
        rules = self._rules(move)
        return play_out(hands, self._leader, table, self._points, worth(rules))

    def _rules(self, move: Move) -> ContestRules:
        if isinstance(move, Play):
            return self._named
        rules = named(self._named, move)
        favourite = rules.favourite or self._kinds[0]
        return ContestRules(
            favourite,
            rules.ranking or self._ranking,
            rules.size or self._size,
            rules.bad or next(kind for kind in self._kinds if kind != favourite),
        )


def points_before(state: State) -> list[int]:
    """What all seats have in this contest, without the present trick."""
    return [
        points(caught_by(seat, state.tricks, state.rules)) if state.tricks else 0
        for seat in range(state.seats)
    ]


def named(rules: ContestRules, move: Move) -> ContestRules:
    """The rules of a contest after a move that may name one of them."""
    match move:
        case NameFavourite(kind=kind):
            return replace(rules, favourite=kind)
        case NameRanking(ranking=ranking):
            return replace(rules, ranking=ranking)
        case NameSize(numbers=size):
            return replace(rules, size=size)
        case NameBad(kind=kind):
            return replace(rules, bad=kind)
        case _:
            return rules
