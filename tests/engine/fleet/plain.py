"""A slow, plain statement of the legal moves, independent of the engine's questions."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product

from engine import Match
from engine.fleet.data import BOATS, KINDS, LICENCES, Card
from engine.fleet.rules import View
from engine.fleet.state import Player


def legal(match: Match, seat: int) -> set[str]:
    """The notations of a seat's legal moves."""
    view = match.view(seat)
    assert isinstance(view, View)
    own = view.players[seat]
    if view.bill:
        return set(_payments(own, view.bill.price - _discount_on(view, own)))
    match view.phase:
        case "auction":
            return set(_bids(view, own) if view.lot else _openings(view, own))
        case "launching":
            return set(_launches(own) if view.turn and view.turn.step == "launch" else _hires(own))
        case "processing":
            if view.tasks[seat] == "trade":
                return {"trade", "keep"}
            return set(_processings(own, vessels=match.options["process_from"] == "all"))
        case _:
            return {f"discard {card}" for card in view.choice}


def _openings(view: View, own: Player) -> Iterator[str]:
    """Openings: a displayed licence for at least its minimum bid and at most what the seat can pay."""
    yield "decline"
    for licence in view.display:
        for amount in range(LICENCES[licence].minimum, _money(own) + own.licences.count("shrimp") + 1):
            yield f"open {licence} {amount}"


def _bids(view: View, own: Player) -> Iterator[str]:
    yield "pass"
    assert view.lot
    highest = max(amount for _, amount in view.lot.bids)
    for amount in range(_money(own) + own.licences.count("shrimp") + 1):
        if amount > highest:
            yield f"bid {amount}"


def _discount_on(view: View, own: Player) -> int:
    """A shrimp licence gives nothing on its own purchase."""
    assert view.bill
    return own.licences.count("shrimp") - (view.bill.licence == "shrimp")


def _payments(own: Player, due: int) -> Iterator[str]:
    """Payments that cover the price and contain nothing superfluous."""
    held = Counter(own.hand)
    for numbers in product(*(range(held[kind] + 1) for kind in KINDS)):
        cards: list[Card] = [kind for kind, number in zip(KINDS, numbers, strict=True) for _ in range(number)]
        for crates in range(min(own.crates, due) + 1):
            worth = [BOATS[card].money for card in cards] + [1] * crates
            if worth and sum(worth) >= due > sum(worth) - min(worth):
                yield " ".join(["pay", *cards, *([f"+{crates}"] if crates else [])])


def _launches(own: Player) -> Iterator[str]:
    """Launches of boats for which the seat has the licence, if the rest of the hand and the crates can
    pay."""
    yield "done"
    for kind in own.hand:
        licensed = any(LICENCES[licence].boat == kind for licence in own.licences)
        cost = BOATS[kind].cost - own.licences.count("shrimp")
        if licensed and _money(own) - BOATS[kind].money >= cost:
            yield f"launch {kind}"


def _hires(own: Player) -> Iterator[str]:
    """Hirings: any card of the hand as captain of any of the seat's boats without one."""
    yield "done"
    for card in own.hand or ():
        for number, boat in enumerate(own.boats, 1):
            if boat.captain is None:
                yield f"captain {card} on {number}"


def _processings(own: Player, *, vessels: bool) -> Iterator[str]:
    """Rows of boats to process from. Processing vessels count only if the option allows it."""
    laden = [
        str(number)
        for number, boat in enumerate(own.boats, 1)
        if boat.crates and (vessels or boat.kind != "processing")
    ]
    rows = chain.from_iterable(combinations(laden, size) for size in range(len(laden) + 1))
    for row in rows:
        yield f"process {' '.join(row) or 'none'}"


def _money(own: Player) -> int:
    """The seat's money in hand cards and processed crates."""
    return sum(BOATS[card].money for card in own.hand) + own.crates
