"""The prompts of questions, plans and previews of answers."""

from msgspec.structs import replace

from engine.core.errors import Refusal
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Preview, Prompt, Question
from engine.core.statement import Seat
from engine.lubeck import moves
from engine.lubeck.data import HAND_LIMIT, HOME, Card, CardText, City, in_order, texts
from engine.lubeck.moves import NewOr
from engine.lubeck.state import Ship, State


class Take(Prompt, frozen=True):
    """Which package to take."""

    hand: int
    """Number of cards in the player's hand. The field `hand` means the same in all questions."""


class First(Prompt, frozen=True):
    """Who acts first."""


class Act(Prompt, frozen=True):
    """Which action to take, with few enough cards to pass."""

    hand: int


class Laden(Prompt, frozen=True):
    """Base class of questions with too many cards to pass."""

    hand: int
    limit: int
    over: int


class ActLaden(Laden, frozen=True):
    """Which action to take, with too many cards to pass and at least one playable."""


class Discard(Laden, frozen=True):
    """Which card to discard, with none playable."""


class Withdraw(Prompt, frozen=True):
    """Which pawns to withdraw from their ships."""

    pawns: int
    """Number of pawns aboard."""


class Package(Preview, frozen=True):
    """Preview of taking a package: the resulting hand."""

    cards: tuple[CardText, ...]
    """Cards in the package."""
    number: int
    hand: int
    """Hand size after taking the package."""
    over: int
    """Number of cards above the limit for passing."""


class BoardsNew(Preview, frozen=True):
    """Preview: a new ship leaves the park."""

    ship: int
    city: City


class Aboard(Preview, frozen=True):
    """Preview: the action is on a ship in this city with other players' pawns aboard."""

    city: City
    with_seats: tuple[Seat, ...]
    others: int
    """Number of other players with pawns aboard."""


class Boards(Aboard, frozen=True):
    ship: int


class Sale(Aboard, frozen=True):
    """Preview of selling a trade card."""

    points: int
    doubled: int
    """1 if the points are doubled, else 0."""


class Stays(Sale, frozen=True):
    """The ship is already in the card's city."""


class Sails(Sale, frozen=True):
    """The ship sails to the card's city."""

    from_city: City


class Doubling(Aboard, frozen=True):
    """Preview of playing an x2 card."""

    cards: tuple[CardText, ...]
    """Cards in the player's hand that the x2 card would double."""
    number: int
    points: int
    """Additional points for these cards."""
    earlier: int
    """Additional points, at once, for cards sold in the city earlier."""


class DoublesThere(Doubling, frozen=True):
    """The ship is already in the card's city."""


class DoublesSailing(Doubling, frozen=True):
    """The ship sails to the card's city."""

    from_city: City


class Sinks(Preview, frozen=True):
    """Preview of pirates: a ship leaves the game."""

    city: City
    pawn_seats: tuple[Seat, ...]
    """Owners of the pawns aboard, each listed once."""
    pawns: int
    own: int


class Moves(Preview, frozen=True):
    """Preview of a transfer: a pawn moves from ship to ship."""

    city: City
    to_city: City
    empties: int
    """1 if the transfer empties the old ship, else 0."""
    with_seats: tuple[Seat, ...]
    others: int
    """Number of other players with pawns aboard the new ship."""


class Costs(Preview, frozen=True):
    points: int


class ParkEmpty(Refusal, frozen=True):
    """There is no ship left in the park."""


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """The plans: a package, actions, and after passing to leave all pawns aboard.

    Pirates, transfers and discards are better decided with a look at the table. For a card, any ship may be
    planned that is on the map or might come there.
    """
    if state.step == "withdraw":
        return ()
    if state.step == "take" and seat not in _chosen(state):
        return (Action("take", (Choose("package", state.packages_left),)),)
    if not state.players[seat].passed:
        return _planned_actions(state, seat)
    if state.last_round or not state.withdrawing:
        return ()
    return (Action("withdraw", (Choose("ships", ("none",)),)),)


def _chosen(state: State) -> tuple[int, ...]:
    """The seats that have taken a package this round."""
    order = state.from_compass
    return order[: order.index(state.actor)] if state.actor is not None else order


def _planned_actions(state: State, seat: int) -> tuple[Action, ...]:
    hand = state.players[seat].hand
    ships = tuple(ship.number for ship in state.ships if ship.at != "lost")
    new_or = Choose("ship", ("new", *ships))
    offered: list[Action] = [Action("embark", (new_or,))]
    for kind, verb, what in (("trade", "sell", "card"), ("double", "double", "city")):
        if cards := dict.fromkeys(card for card in hand if card.kind == kind):
            values = tuple(str(card) if what == "card" else str(card.city) for card in cards)
            offered.append(Action(verb, (Choose(what, values), Choose("ship", ships))))
    if cities := tuple(dict.fromkeys(str(card.city) for card in hand if card.kind == "start")):
        offered.append(Action("start", (Choose("city", cities), new_or)))
    if state.players[seat].size <= HAND_LIMIT:
        offered.append(Action("pass"))
    return tuple(offered)


def with_previews(state: State, seat: int, question: Question) -> Question:
    """Add previews of the answers to the question."""
    actions: list[Action] = []
    for action in question.actions:
        answers = [moves.GRAMMAR.build(action.verb, values) for values in action.answers()]
        previews = [preview for move in answers if (preview := _preview(state, seat, move))]
        actions.append(replace(action, previews=tuple(previews)))
    return replace(question, actions=tuple(actions))


def _preview(state: State, seat: int, move: Move) -> Preview | None:
    """Preview an answer; None if there is nothing to tell."""
    match move:
        case moves.Take(package=number):
            package = state.packages[number - 1]
            hand = state.players[seat].size + len(package)
            return Package((number,), texts(in_order(package)), len(package), hand, max(0, hand - HAND_LIMIT))
        case moves.Embark(ship=ship):
            return _boarding(state, seat, move, ship, HOME)
        case moves.Start(city=city, ship=ship):
            return _boarding(state, seat, move, ship, city)
        case moves.Sell():
            return _selling(state, seat, move)
        case moves.Double():
            return _doubling(state, seat, move)
        case moves.Pirates(ship=number):
            ship = state.ship(number)
            seats = tuple(dict.fromkeys(ship.pawns))
            return Sinks(move.parts, ship.city, seats, len(ship.pawns), ship.pawns.count(seat))
        case moves.Transfer(ship=number, to_ship=to_number):
            ship, other = state.ship(number), state.ship(to_number)
            return Moves(move.parts, ship.city, other.city, int(len(ship.pawns) == 1), *_others(other, seat))
        case moves.Discard(card=text):
            return Costs(move.parts, Card.read(text).loss)
        case _:
            return None


def _boarding(state: State, seat: int, move: Move, ship: NewOr, city: City) -> Preview:
    if ship == "new":
        return BoardsNew(move.parts, state.next_in_park or 0, city)
    return Boards(move.parts, city, *_others(state.ship(ship), seat), ship)


def _selling(state: State, seat: int, move: moves.Sell) -> Preview:
    player, card, ship = state.players[seat], Card.read(move.card), state.ship(move.ship)
    assert card.city
    told = *_others(ship, seat), player.brings(card), int(player.doubles_in(card.city))
    if ship.at == card.city:
        return Stays(move.parts, card.city, *told)
    return Sails(move.parts, card.city, *told, ship.city)


def _doubling(state: State, seat: int, move: moves.Double) -> Preview:
    player, city, ship = state.players[seat], move.city, state.ship(move.ship)
    doubled = player.doubles_in(city)
    gaining = [] if doubled else [card for card in player.hand if card[:2] == ("trade", city)]
    gain = sum([card.value for card in gaining])
    told = *_others(ship, seat), texts(gaining), len(gaining), gain, player.doublable_in(city)
    if ship.at == city:
        return DoublesThere(move.parts, city, *told)
    return DoublesSailing(move.parts, city, *told, ship.city)


def _others(ship: Ship, seat: int) -> tuple[tuple[Seat, ...], int]:
    """The other seats with pawns aboard, and their number."""
    others = tuple(dict.fromkeys([pawn for pawn in ship.pawns if pawn != seat]))
    return others, len(others)
