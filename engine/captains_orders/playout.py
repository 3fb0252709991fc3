"""Plays a round to its end at random, fast: moves are drawn without being listed, and nothing is asked."""

from engine.captains_orders.events import RoundEnded
from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass, Silent
from engine.captains_orders.play import play
from engine.captains_orders.state import State
from engine.chance import Dice
from engine.move import Move


def play_on(state: State, seat: int, move: Move, dice: Dice) -> tuple[int, tuple[int, ...]]:
    """The number of moves until the round ends, and who wins it: after that move everybody plays at random.

    The state is used up: it stays at the end of the round.
    """
    plies = 1
    while True:
        for event in play(state, seat, move):
            if isinstance(event, RoundEnded):
                return plies, event.winner_seats
        plies += 1
        seat = state.actor
        move = draw(state, dice)


def draw(state: State, dice: Dice) -> Move:
    """One of the legal moves of who is to move, all equally likely, by the same number as from their list."""
    if state.step == "word":
        return (Declare(), Silent())[dice.below(2)]
    ranks = sorted(set(state.hands[state.actor]))
    if state.step != "turn":
        rank = ranks[dice.below(len(ranks))]
        return Discard(rank) if state.step == "discard" else Give(rank)
    others = [seat for seat in range(len(state.hands)) if seat != state.actor]
    if state.order:
        return _under_order(state.order.rank, ranks, others, dice)
    passes = len(ranks) * len(others)
    number = dice.below(len(ranks) + passes + 2 * len(others))
    if number < len(ranks):
        return Order(ranks[number])
    number -= len(ranks)
    if number < passes:
        rank, other = divmod(number, len(others))
        return Pass(ranks[rank], others[other])
    number -= passes
    return Ask(others[number]) if number < len(others) else Accuse(others[number - len(others)])


def _under_order(order: int, ranks: list[int], others: list[int], dice: Dice) -> Move:
    """To obey comes before to order, as in the question."""
    number = dice.below(len(ranks) + len(others))
    if number >= len(ranks):
        return Accuse(others[number - len(ranks)])
    lower = sum(rank < order for rank in ranks)
    obeying = len(ranks) - lower
    return Obey(ranks[lower + number]) if number < obeying else Order(ranks[number - obeying])
