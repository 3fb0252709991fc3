"""What the master player searches: the clever one's moves, and what a round brings in the match.

It reads the moves of the others more thoroughly, and so dares an accusation sooner. Where moves are as good
as each other it plays one by chance: what it orders and whom it hands a card does not always tell the same.
"""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.captains_orders.beliefs import Mixing
from engine.captains_orders.beliefs import worlds as likely_worlds
from engine.captains_orders.clever import confident, sensible
from engine.captains_orders.data import ROUNDS_TO_WIN
from engine.captains_orders.foresight import Round
from engine.captains_orders.moves import Accuse, Declare
from engine.captains_orders.view import View
from engine.chance import Dice
from engine.move import Move

MIXING = Mixing(settling=60, apart=0, worlds=1)
READ = 40
"""Worlds that say whether an accusation is likely."""
WORLDS = 80
"""So many are made for the search; then they come again, with other dice."""
PLAYED_ON = 800
LIKELY = 0.6
"""An accusation that is right in a smaller share of the worlds isn't thought of."""
LEAD = 2.2
"""How many times as likely one more round won makes it to win the match."""
ALIKE = 0.005


class Moment:
    """A moment of a round that may be the real one, and the rounds won before."""

    __slots__ = ("round", "won")

    def __init__(self, round: Round, won: tuple[int, ...]) -> None:
        self.round = round
        self.won = won


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves
    if Declare() in moves:  # silence saves nothing
        return [Declare()]
    view = observation.view()
    assert isinstance(view, View)
    thought = sensible(moves, view)
    accusations = [move for move in moves if isinstance(move, Accuse)]
    if accusations:
        likely = list(islice(likely_worlds(observation, dice.chance.seed, MIXING), READ))
        thought += confident(accusations, observation.seat, likely, LIKELY)
    return thought


def worlds(observation: Observation, seed: str) -> Iterator[Moment]:
    """See Mind.worlds."""
    made: list[Moment] = []
    for state in islice(likely_worlds(observation, seed, MIXING), WORLDS):
        made.append(Moment(Round.of(state), state.won))
        yield made[-1]
    yield from cycle(made)


def outcome(world: Moment, seat: int, move: Move, dice: Dice) -> float:
    """See Mind.outcome."""
    winners = world.round.copy().winners(seat, move, dice)
    return chance_to_win([won + (each in winners) for each, won in enumerate(world.won)], seat)


def chance_to_win(won: Sequence[int], seat: int) -> float:
    """How likely a seat wins the match, by the rounds that each has won. A tie is shared."""
    most = max(won)
    if most >= ROUNDS_TO_WIN:
        return 1 / won.count(most) if won[seat] == most else 0.0
    return LEAD ** won[seat] / sum(LEAD**each for each in won)


def chance(observation: Observation, worth: float) -> float:
    """See Mind.chance: outcomes are that already."""
    return worth


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    return PLAYED_ON


MASTER = Mind(
    candidates=candidates,
    worlds=worlds,
    outcome=outcome,
    playouts=playouts,
    unit="chance",
    chance=chance,
    alike=ALIKE,
)
