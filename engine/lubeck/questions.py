"""What a player is asked, and what may be planned."""

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from engine.core.errors import Refusal
from engine.core.move import MovePart
from engine.core.question import Action, Choose, Disabled, Prompt, Question
from engine.lubeck.actions import withdrawals
from engine.lubeck.data import HOME, LIMIT, Card, Kind
from engine.lubeck.moves import NewOr
from engine.lubeck.reach import Reach
from engine.lubeck.state import State


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
    """Rules: "Pass: allowed with 3 or fewer cards, even if some are playable." "Discard: only with more than
    3 cards and no card playable." "Embarking in Lübeck stays possible instead."
    """
    player = state.players[seat]
    hand, reach = player.hand, Reach(state, seat)
    embarking, playing = _embarking(reach.boardable(HOME)), dict[Kind, list[On]]()
    disabled: list[Disabled] = []
    for card in dict.fromkeys(hand):
        if ships := reach.ships(card):
            playing.setdefault(card.kind, []).append((card, ships))
        else:
            disabled.append(Disabled(str(card), reach.why_not(card), "card"))
    plays = [_playing(kind, tuple(on), reach.out) for kind, on in playing.items()]
    if player.size <= LIMIT:
        return Question(Act(len(hand)), (*embarking, *plays, _PASS), tuple(disabled))
    laden = len(hand), LIMIT, len(hand) - LIMIT
    if plays:
        return Question(ActLaden(*laden), (*embarking, *plays), tuple(disabled))
    discard = Action("discard", (Choose("card", tuple([str(card) for card in dict.fromkeys(hand)])),))
    return Question(Discard(*laden), (discard, *embarking), tuple(disabled))


On = tuple[Card, tuple[NewOr, ...]]
"""A card, and the ships on which it can be played."""
_PASS = Action("pass")


@lru_cache(maxsize=64)
def _embarking(ships: tuple[NewOr, ...]) -> tuple[Action, ...]:
    """If there is no ship in the park, that is shown."""
    no_new = () if "new" in ships else (Disabled("new", ParkEmpty()),)
    return (Action("embark", (Choose("ship", ships, no_new),)),) if ships else ()


@lru_cache(maxsize=4096)
def _playing(kind: Kind, cards: tuple[On, ...], out: tuple[int, ...]) -> Action:
    """To play one of these cards of a kind. `out`: the ships on the map."""
    if kind == "trade":
        return _on_ship("sell", "card", {str(card): ships for card, ships in cards})
    if kind == "double" or kind == "start":
        return _on_ship(kind, "city", {card.city or HOME: ships for card, ships in cards})
    [(_, ships)] = cards
    if kind == "pirates":
        return Action("pirates", (Choose("ship", ships),))
    return _on_ship("transfer", "ship", {ship: tuple([to for to in out if to != ship]) for ship in ships})


def _on_ship(verb: str, what: str, ships: Mapping[MovePart, tuple[NewOr, ...]]) -> Action:
    """One of the things that have ships, and one of its ships."""
    first = Choose(what, cast(tuple[int | str, ...], tuple(ships)))
    return Action(verb, (first, Choose.after_each("ship", ships)))


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
