"""What a player is asked, and what may be planned."""

from collections.abc import Sequence
from typing import Any

from engine.errors import Refusal
from engine.lubeck.actions import actions, unplayable, withdrawals
from engine.lubeck.data import LIMIT, Card, Port
from engine.lubeck.state import State
from engine.move import Move
from engine.question import Action, Choose, Disabled, Prompt, Question


class Take(Prompt, frozen=True):
    """A package."""

    hand: int
    """Cards held, here and below."""


class First(Prompt, frozen=True):
    """Who acts first."""


class Act(Prompt, frozen=True):
    """An action, with few enough cards to pass."""

    hand: int


class Laden(Prompt, frozen=True):
    """With too many cards to pass."""

    hand: int
    limit: int
    over: int


class ActLaden(Laden, frozen=True):
    """One of them can be played."""


class Discard(Laden, frozen=True):
    """None of them can be played."""


class Withdraw(Prompt, frozen=True):
    """Which pawns leave their ships."""

    pawns: int
    """Those aboard."""


class NoPawnAboard(Refusal, frozen=True):
    """Here and below: why a card can't be played."""


class NoShipNear(Refusal, frozen=True):
    """No ship with a pawn of one's own is in this city, or before it."""

    city: Port


class NoPawnLeft(Refusal, frozen=True):
    """There is none in stock."""


class NoShipThere(Refusal, frozen=True):
    """No ship is in this city, nor in the park."""

    city: Port


class NoShipOut(Refusal, frozen=True):
    """No ship is on the map."""


class NoOtherShip(Refusal, frozen=True):
    """There is none to be transferred to."""


class ParkEmpty(Refusal, frozen=True):
    """There is no new ship."""


def question(state: State, seat: int) -> Question:
    match state.step:
        case "take":
            taking = Action("take", (Choose("package", state.packages_left),))
            return Question(Take(state.players[seat].size), (taking,))
        case "first":
            return Question(First(), (Action("first", (Choose("seat", tuple(range(state.seats))),)),))
        case "withdraw":
            ships = Choose("ships", tuple(move.ships for move in withdrawals(state, seat)))
            return Question(Withdraw(len(state.aboard(seat))), (Action("withdraw", (ships,)),))
        case _:
            return _acting(state, seat)


def _acting(state: State, seat: int) -> Question:
    hand = state.players[seat].hand
    by_verb: dict[str, list[Move]] = {}
    for move in actions(state, seat):
        by_verb.setdefault(move.verb, []).append(move)
    disabled = tuple(
        Disabled(str(card), obstacle(state, seat, card), "card")
        for card in dict.fromkeys(unplayable(state, seat))
    )
    offered = tuple(_action(verb, moves) for verb, moves in by_verb.items())
    prompt: Prompt = Act(len(hand))
    if len(hand) > LIMIT:
        laden = Discard if "discard" in by_verb else ActLaden
        prompt = laden(len(hand), LIMIT, len(hand) - LIMIT)
    return Question(prompt, offered, disabled)


def obstacle(state: State, seat: int, card: Card) -> Refusal:
    """Why a card can't be played, if it can't."""
    match card:
        case Card("pirates"):
            return NoShipOut()
        case Card("start") if not state.stock(seat):
            return NoPawnLeft()
        case Card("start", city) if city:
            return NoShipThere(city)
        case _ if not state.aboard(seat):
            return NoPawnAboard()
        case Card(city=city) if city:
            return NoShipNear(city)
        case _:
            return NoOtherShip()


def _action(verb: str, moves: Sequence[Move]) -> Action:
    """The action of several moves of one verb. The second part depends on the first: which ship on the card.

    If no ship of the park can be boarded, that is shown.
    """
    if not moves[0].fields:
        return Action(verb)
    kinds, seconds = moves[0].kinds, dict[Any, list[Any]]()
    for move in moves:
        first, *second = move.parts
        seconds.setdefault(first, []).extend(second)
    no_new = verb == "embark" and "new" not in seconds
    choice = Choose(kinds[0], (*seconds,), (Disabled("new", ParkEmpty()),) if no_new else ())
    return Action(verb, (choice, *(Choose.after_each(kind, seconds) for kind in kinds[1:])))


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """What may be planned: a package; actions; once one has passed, to leave all pawns aboard.

    Pirates, transfers and discards are better decided at the sight of the table; a ship for a card is any
    that is on the map, or might come there.
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
    """Who has taken a package in this round."""
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
    if state.players[seat].size <= LIMIT:
        offered.append(Action("pass"))
    return tuple(offered)
