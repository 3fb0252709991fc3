"""What can be done in an action and after a round. Lines quoted are those of the rules page."""

from collections.abc import Iterable, Iterator, Sequence

from engine.lubeck.data import HOME, LIMIT, Card, City, in_order
from engine.lubeck.moves import (
    Discard,
    Double,
    Embark,
    NewOr,
    Pass,
    Pirates,
    Sell,
    Start,
    Transfer,
    Withdraw,
    card_of,
)
from engine.lubeck.state import Player, Ship, State
from engine.move import Move


def actions(state: State, seat: int, cards: Iterable[Card] | None = None) -> list[Move]:
    """All that a seat may do in an action, if its hand is made up of these cards (its true ones, if none are
    given).

    Rules: "Pass: allowed with 3 or fewer cards, even if some are playable." "Discard: only with more than 3
    cards and no card playable." "Embarking in Lübeck stays possible instead."
    """
    player = state.players[seat]
    kinds = dict.fromkeys(player.hand if cards is None else in_order(cards))
    embarking: list[Move] = [Embark(ship) for ship in boardable(state, seat, HOME)]
    own = own_ships(state, seat)
    playing = [move for card in kinds for move in _uses(state, seat, card, own)]
    if player.size <= LIMIT:
        return [*embarking, *playing, Pass()]
    if playing:
        return [*embarking, *playing]
    return [*(Discard(str(card)) for card in kinds), *embarking]


def uses(state: State, seat: int, card: Card) -> list[Move]:
    """Every way in which a seat may play a card now, if it holds it."""
    return _uses(state, seat, card, own_ships(state, seat))


def _uses(state: State, seat: int, card: Card, own: Sequence[Ship]) -> list[Move]:
    kind, city, _ = card
    if kind == "pirates":
        return [Pirates(ship.number) for ship in state.ships if ship.out]
    if kind == "transfer":
        return [
            Transfer(ship.number, other.number)
            for ship in own
            for other in state.ships
            if other.out and other is not ship
        ]
    assert city
    if kind == "start":
        return [Start(city, ship) for ship in boardable(state, seat, city)]
    if not own:
        return []
    if kind == "trade":
        return [Sell(str(card), ship.number) for ship in _reaching(state, own, city)]
    return [Double(city, ship.number) for ship in _reaching(state, own, city)]


def _reaching(state: State, own: Sequence[Ship], city: City) -> list[Ship]:
    """Rules: "One of my pawns is on a ship that stands in the card's city (the ship stays), or in the city
    before it." """
    near = (city, *state.chart.before[city])
    return [ship for ship in own if ship.at in near]


def own_ships(state: State, seat: int) -> list[Ship]:
    """Those with a pawn of the seat aboard."""
    return [ship for ship in state.ships if seat in ship.pawns]


def boardable(state: State, seat: int, city: City) -> list[NewOr]:
    """Rules: "A pawn from stock onto a ship taken from the park, or onto a ship with pawns waiting" there."""
    if not state.stock(seat):
        return []
    places = [ship.at for ship in state.ships]
    new: list[NewOr] = ["new"] if "park" in places else []
    if city not in places:
        return new
    return [*new, *[number for number, place in enumerate(places, 1) if place == city]]


def playable(state: State, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Those of the cards that a seat could play now, each once, sorted."""
    own = own_ships(state, seat)
    return in_order([card for card in set(cards) if _uses(state, seat, card, own)])


def all_playable(state: State, seat: int) -> list[Card]:
    """Those of all the game's cards that a seat could play now, each once."""
    own = own_ships(state, seat)
    return [card for alike in state.chart.alike if _uses(state, seat, alike[0], own) for card in alike]


def unplayable(state: State, seat: int) -> tuple[Card, ...]:
    """The cards in hand that a seat can't play now, as often as it holds them, sorted."""
    own = own_ships(state, seat)
    return tuple(card for card in state.players[seat].hand if not _uses(state, seat, card, own))


def forced(state: State, seat: int) -> Move | None:
    """The one thing that a seat can do, as everybody can see; None if there is a choice, or might be one for
    all that others know of the hand.

    A hidden card may be any that nobody has seen, save what this player couldn't have had when discarding.
    """
    if boardable(state, seat, HOME):
        return None
    player, own = state.players[seat], own_ships(state, seat)
    playing: list[Move] = []
    passing = player.size <= LIMIT
    cards: dict[Card, None] = {}
    for card in _may_be_held(state, player):
        if card not in cards:
            cards[card] = None
            playing += _uses(state, seat, card, own)
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


def may_do(state: State, seat: int, move: Move) -> bool:
    """Whether a move is among `actions`."""
    player = state.players[seat]
    card = card_of(move)
    if card is not None and card not in player.hand:
        return False
    match move:
        case Embark(ship=ship):
            return ship in boardable(state, seat, HOME)
        case Pass():
            return player.size <= LIMIT
        case Discard():
            return player.size > LIMIT and not playable(state, seat, player.hand)
        case _:
            return card is not None and move in uses(state, seat, card)


def withdrawals(state: State, seat: int) -> list[Withdraw]:
    """Every choice of a seat's pawns aboard: none, some or all. Rules: "Each may take any of their pawns off
    any ship back to stock." """
    chosen: dict[tuple[int, ...], None] = {(): None}
    for number in state.aboard(seat):
        chosen |= {(*numbers, number): None for numbers in chosen}
    ordered = sorted(chosen, key=lambda numbers: (len(numbers), numbers))
    return [Withdraw.of(numbers) for numbers in ordered]
