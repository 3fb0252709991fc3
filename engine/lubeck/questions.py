"""What a player is asked, and what each answer would come to."""

from collections.abc import Sequence

from engine.event import Value
from engine.lubeck.cards import HOME, LIMIT, Card, City, in_order, texts
from engine.lubeck.moves import (
    Discard,
    Double,
    Embark,
    NewOr,
    Pirates,
    Sell,
    Start,
    Transfer,
    card_of,
)
from engine.lubeck.options import actions, hindrance, uses
from engine.lubeck.round import withdrawals
from engine.lubeck.state import Ship, State
from engine.move import Move
from engine.question import Action, Barred, Choose, Question, Told

QUESTIONS = ("take", "first", "act", "act-laden", "discard", "withdraw")
"""`take` {hand}; `first` {}; `act` {hand}; with more than three cards, `act-laden` where one can be played,
and `discard` where none can: {hand, limit, over}; `withdraw` {pawns}: how many are aboard."""

BARRED = (
    "no-pawn-aboard",
    "out-of-reach",
    "no-pawn-left",
    "no-ship-there",
    "no-ship-out",
    "no-other-ship",
    "park-empty",
)
"""Why a card can't be played: {city} with out-of-reach and no-ship-there. park-empty: no new ship."""


def question(state: State, seat: int) -> Question:
    match state.step:
        case "take":
            return Question("take", {"hand": state.players[seat].size}, (_taking(state, seat),))
        case "first":
            return Question("first", {}, (Action("first", (Choose("seat", tuple(range(state.seats))),)),))
        case "withdraw":
            moves = withdrawals(state, seat)
            part = Choose("ships", tuple(move.ships for move in moves))
            return Question("withdraw", {"pawns": len(moves[-1].numbers)}, (Action("withdraw", (part,)),))
        case _:
            return _acting(state, seat)


def _taking(state: State, seat: int) -> Action:
    """Each package with the hand that one would hold."""
    left = _left(state)
    told: list[Told] = []
    for number in left:
        package = state.packages[number - 1]
        held = in_order((*state.players[seat].hand, *package))
        facts: dict[str, Value] = {"cards": texts(in_order(package)), "number": len(package)}
        facts |= {"held_cards": texts(held), "hand": len(held), "over": max(0, len(held) - LIMIT)}
        told.append(Told((number,), "package", facts))
    return Action("take", (Choose("package", left),), told=tuple(told))


def _left(state: State) -> tuple[int, ...]:
    """The packages that nobody has taken."""
    return tuple(number for number, package in enumerate(state.packages, 1) if package)


def _acting(state: State, seat: int) -> Question:
    hand = state.players[seat].hand
    moves = actions(state, seat)
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    barred: list[Barred] = []
    for card in dict.fromkeys(hand):
        if not uses(state, seat, card):
            reason = hindrance(state, seat, card)
            barred.append(Barred(str(card), reason.code, reason.facts, "card"))
    facts: dict[str, Value] = {"hand": len(hand)}
    code = "act"
    if len(hand) > LIMIT:
        code = "discard" if "discard" in by_verb else "act-laden"
        facts |= {"limit": LIMIT, "over": len(hand) - LIMIT}
    offered = tuple(_action(state, seat, verb, by_verb[verb]) for verb in by_verb)
    return Question(code, facts, offered, tuple(barred))


def _action(state: State, seat: int, verb: str, moves: Sequence[Move]) -> Action:
    """All the moves of one verb, each part with all its values."""
    parts: list[Choose] = []
    for place, name in enumerate(moves[0].fields):
        among = tuple(dict.fromkeys(_single(move, place) for move in moves))
        barred: tuple[Barred, ...] = ()
        if verb == "embark" and "new" not in among:
            barred = (Barred("new", "park-empty"),)
        parts.append(Choose(name.rpartition("_")[2], among, barred))
    told = tuple(each for move in moves if (each := _told(state, seat, move)))
    return Action(verb, tuple(parts), told=told)


def _single(move: Move, place: int) -> int | str:
    value = move.parts[place]
    assert not isinstance(value, tuple)
    return value


def _told(state: State, seat: int, move: Move) -> Told | None:
    """What an action would come to; None of passing, which comes to nothing."""
    told = _outcome(state, seat, move)
    if told is None:
        return None
    values = tuple(_single(move, place) for place in range(len(move.parts)))
    return Told(values, *told)


def _outcome(state: State, seat: int, move: Move) -> tuple[str, dict[str, Value]] | None:
    match move:
        case Embark(ship=ship):
            return _boarding(state, seat, ship, HOME)
        case Start(city=city, ship=ship):
            return _boarding(state, seat, ship, city)
        case Sell() | Double():
            return _sailing(state, seat, move)
        case Pirates(ship=number):
            ship = state.ship(number)
            pawns: dict[str, Value] = {"pawn_seats": tuple(dict.fromkeys(ship.pawns))}
            pawns |= {"pawns": len(ship.pawns), "own": ship.pawns.count(seat)}
            return "sinks", {"city": ship.at, **pawns}
        case Transfer(ship=number, to_ship=to_number):
            ship, other = state.ship(number), state.ship(to_number)
            empties = int(len(ship.pawns) == 1)
            there = {"city": ship.at, "to_city": other.at, "empties": empties}
            return "moves", {**there, **_company(other, seat)}
        case Discard(card=text):
            return "costs", {"points": Card.read(text).loss}
        case _:
            return None


def _boarding(state: State, seat: int, ship: NewOr, city: City) -> tuple[str, dict[str, Value]]:
    if ship == "new":
        return "boards-new", {"ship": state.next_in_park or 0, "city": city}
    return "boards", {"ship": ship, "city": city, **_company(state.ship(ship), seat)}


def _sailing(state: State, seat: int, move: Sell | Double) -> tuple[str, dict[str, Value]]:
    card, player = card_of(move), state.players[seat]
    assert card and card.city
    ship = state.ship(move.ship)
    sails = ship.at != card.city
    facts: dict[str, Value] = {"from_city": ship.at} if sails else {}
    facts |= {"city": card.city, **_company(ship, seat)}
    doubled = any(double.city == card.city for double in player.doubles)
    if isinstance(move, Sell):
        facts |= {"points": card.value * (1 + doubled), "doubled": int(doubled)}
        return "sails" if sails else "stays", facts
    gaining = [] if doubled else [each for each in player.hand if each[:2] == ("trade", card.city)]
    facts |= {"cards": texts(gaining), "number": len(gaining)}
    facts |= {"points": sum(each.value for each in gaining)}
    return "doubles-sailing" if sails else "doubles-there", facts


def _company(ship: Ship, seat: int) -> dict[str, Value]:
    """Who else is aboard."""
    others = tuple(dict.fromkeys(pawn for pawn in ship.pawns if pawn != seat))
    return {"with_seats": others, "others": len(others)}


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """What may be planned: a package; actions; once one has passed, to leave all pawns aboard.

    Pirates, transfers and discards are better decided at the sight of the table; a ship for a card is any
    that is on the map, or might come there.
    """
    if state.step == "withdraw":
        return ()
    if state.step == "take" and seat not in _chosen(state):
        return (Action("take", (Choose("package", _left(state)),)),)
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
