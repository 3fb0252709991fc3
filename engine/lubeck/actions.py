"""What can be done in an action and after a round. Lines quoted are those of the rules page."""

from collections.abc import Iterator, Sequence

from engine.lubeck.data import HOME, LIMIT, Card, in_order
from engine.lubeck.moves import Discard, Pass, Withdraw, card_of
from engine.lubeck.reach import Reach
from engine.lubeck.state import Player, State
from engine.move import Move


def playable(state: State, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Those of the cards that a seat could play now, each once, sorted."""
    reach = Reach(state, seat)
    return in_order([card for card in set(cards) if reach.uses(card)])


def all_playable(state: State, seat: int) -> list[Card]:
    """Those of all the game's cards that a seat could play now, each once."""
    reach = Reach(state, seat)
    return [card for alike in state.chart.alike if reach.uses(alike[0]) for card in alike]


def unplayable(state: State, seat: int) -> tuple[Card, ...]:
    """The cards in hand that a seat can't play now, as often as it holds them, sorted."""
    reach = Reach(state, seat)
    return tuple(card for card in state.players[seat].hand if not reach.uses(card))


def forced(state: State, seat: int) -> Move | None:
    """The one thing that a seat can do, as everybody can see; None if there is a choice, or might be one for
    all that others know of the hand.

    A hidden card may be any that nobody has seen, save what this player couldn't have had when discarding.
    """
    reach = Reach(state, seat)
    if reach.boardable(HOME):
        return None
    player = state.players[seat]
    playing: list[Move] = []
    passing = player.size <= LIMIT
    cards: dict[Card, None] = {}
    for card in _may_be_held(state, player):
        if card not in cards:
            cards[card] = None
            playing += reach.uses(card)
            if len(playing) + passing > 1:
                return None
    moves: list[Move] = [Pass()] if passing else playing or [Discard(str(card)) for card in cards]
    if len(moves) > 1:
        return None
    (move,) = moves
    return move if card_of(move) is None or card_of(move) in player.known else None


def _may_be_held(state: State, player: Player) -> Iterator[Card]:
    """What a player may hold, for all that everybody knows; the same card more than once."""
    yield from player.known
    if player.secret:
        for row in (state.pile, *(each.secret for each in state.players)):
            for card in row:
                if card not in player.ruled_out:
                    yield card


def withdrawals(state: State, seat: int) -> list[Withdraw]:
    """Every choice of a seat's pawns aboard: none, some or all. Rules: "Each may take any of their pawns off
    any ship back to stock." """
    chosen: dict[tuple[int, ...], None] = {(): None}
    for number in state.aboard(seat):
        chosen |= {(*numbers, number): None for numbers in chosen}
    ordered = sorted(chosen, key=lambda numbers: (len(numbers), numbers))
    return [Withdraw.of(numbers) for numbers in ordered]
