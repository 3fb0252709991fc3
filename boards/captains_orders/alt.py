"""Alt texts: what the pictures show, in words."""

from collections.abc import Iterable, Sequence

from boards.picture import sentences
from engine.captains_orders.rules import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.between_rounds:
        return _ended(view, names, words)
    seats = enumerate(names)
    return sentences(
        words("captains-orders-alt-round", round=view.round),
        words("captains-orders-alt-owes", name=names[view.actor], step=view.step),
        words("captains-orders-alt-order", rank=view.order.rank, name=names[view.order.owner])
        if view.order
        else words("captains-orders-alt-no-order"),
        *(
            words("captains-orders-alt-seat", name=name, cards=view.sizes[seat], won=view.won[seat])
            for seat, name in seats
        ),
        _moved(view, names, words),
        words("captains-orders-alt-dealer", name=names[view.dealer], turn=names[view.turn]),
        _former_orders(view, names, words),
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards, and the cards that it handed over, received or discarded."""
    hand = view.hand
    return sentences(
        words("captains-orders-alt-hand", cards=len(hand), ranks=hand, points=view.points),
        *_handed(view, names, words),
        words("captains-orders-alt-discarded", ranks=view.discarded) if view.discarded else "",
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    """The end of a round, and what comes next."""
    ending, won = view.ending, [names[seat] for seat in view.winners]
    assert ending is not None
    by, accused = names[ending.by], ending.accused
    return sentences(
        words("captains-orders-event-accused", seat=by, accused_seat=names[accused])
        if accused is not None
        else "",
        words(
            "captains-orders-event-round-ended",
            round=ending.round,
            verdict=ending.verdict,
            seat=by,
            captain_seats=[names[seat] for seat in ending.captains],
            winner_seats=[names[seat] for seat in ending.winners],
            winners=len(ending.winners),
        ),
        *(
            words(
                "captains-orders-alt-shown",
                role=ending.role(seat),
                name=name,
                ranks=ending.hands[seat],
                points=ending.points[seat],
                won=view.won[seat],
            )
            for seat, name in enumerate(names)
        ),
        words("captains-orders-event-match-ended", winner_seats=won, winners=len(won))
        if view.over
        else words("captains-orders-alt-next", round=view.round, name=names[view.actor]),
    )


def _moved(view: View, names: Sequence[str], words: Words) -> str:
    """The card being asked for, or the last one handed over."""
    if view.step == "give":
        return words("captains-orders-alt-asked", asker=names[view.turn], asked=names[view.actor])
    if not view.transfers:
        return ""
    last = view.transfers[-1]
    giver, receiver = names[last.giver], names[last.receiver]
    return words("captains-orders-alt-moved", kind=last.kind, giver=giver, receiver=receiver)


def _former_orders(view: View, names: Sequence[str], words: Words) -> str:
    """Earlier orders, newest first: an alt text that is too long loses its end."""
    orders = (
        words("captains-orders-alt-former-order", rank=order.rank, name=names[order.owner])
        for order in reversed(view.former_orders)
    )
    return words("captains-orders-alt-former", orders=words.listed(orders)) if view.former_orders else ""


def _handed(view: View, names: Sequence[str], words: Words) -> Iterable[str]:
    for code, cards in (("gave", view.gave), ("received", view.received)):
        told = (
            words(f"captains-orders-alt-{code}-card", rank=rank, name=names[other]) for rank, other in cards
        )
        if cards:
            yield words(f"captains-orders-alt-{code}", cards=words.listed(told))
