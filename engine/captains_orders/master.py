"""The master player: reads the others' moves, and plays on in worlds in which those are likely."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from engine.captains_orders.beliefs import Mixing
from engine.captains_orders.beliefs import worlds as likely_worlds
from engine.captains_orders.clever import confident, sensible
from engine.captains_orders.data import ROUNDS_TO_WIN
from engine.captains_orders.foresight import Round
from engine.captains_orders.moves import Accuse, Declare
from engine.captains_orders.view import View
from engine.chance import Dice
from engine.move import Move
from engine.players.observation import Observation
from engine.players.search import Mind, judge

PLAYED_ON = 800
MIXING = Mixing(settling=60, apart=0, worlds=1)
WORLDS = 80
"""So many are made; then they come again, with other dice."""
READ = 40
LIKELY = 0.6
LEAD = 2.2
"""How many times as likely one more round won makes it to win the match."""


class World:
    """A moment of a round that may be the real one, and the rounds won before."""

    __slots__ = ("round", "won")

    def __init__(self, round: Round, won: tuple[int, ...]) -> None:
        self.round = round
        self.won = won


def choose(observation: Observation, dice: Dice) -> Move:
    return judge(MASTER, observation, dice.chance.seed).best


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves
    if Declare() in moves:  # silence saves nothing
        return [Declare()]
    view = observation.view()
    assert isinstance(view, View)
    thought = sensible(moves, view)
    accusations = [move for move in moves if isinstance(move, Accuse)]
    if accusations and view.transfers:
        likely = list(islice(likely_worlds(observation, dice.chance.seed, MIXING), READ))
        thought += confident(accusations, observation.seat, likely, LIKELY)
    return thought


def worlds(observation: Observation, seed: str) -> Iterator[World]:
    likely = islice(likely_worlds(observation, seed, MIXING), WORLDS)
    made: list[World] = []
    for state in likely:
        made.append(World(Round(state), state.won))
        yield made[-1]
    yield from cycle(made)


def outcome(world: World, seat: int, move: Move, dice: Dice) -> float:
    winners = world.round.copy().winners(seat, move, dice)
    return chance_to_win([won + (each in winners) for each, won in enumerate(world.won)], seat)


def chance_to_win(won: Sequence[int], seat: int) -> float:
    """The match, by the rounds that each has won."""
    most = max(won)
    if most >= ROUNDS_TO_WIN:
        return 1 / won.count(most) if won[seat] == most else 0.0
    return LEAD ** won[seat] / sum(LEAD**each for each in won)


def playouts(observation: Observation) -> int:
    return PLAYED_ON


MASTER = Mind(
    candidates=candidates, worlds=worlds, outcome=outcome, playouts=playouts, unit="chance"
)
