"""Alt texts: what the pictures show, in words."""

from collections.abc import Iterator, Sequence

from boards.picture import sentences
from engine.captains_orders.scoring import Ending
from engine.captains_orders.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.between_rounds:
        return _ended(view, names, words)
    return sentences(
        words("captains-orders-alt-round", round=view.round),
        words("captains-orders-alt-owes", name=names[view.actor], step=view.step),
        _order(view, names, words),
        *(
            words("captains-orders-alt-seat", name=name, cards=view.hands[seat], won=view.won[seat])
            for seat, name in enumerate(names)
        ),
        _moved(view, names, words),
        words("captains-orders-alt-dealer", name=names[view.dealer], turn=names[view.turn]),
        _former_orders(view, names, words),
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    """The end of a round, and what comes next."""
    ending = view.ending
    assert ending is not None
    return sentences(
        _accusation(ending, names, words),
        _verdict(ending, names, words),
        *(_shown(view, ending, seat, name, words) for seat, name in enumerate(names)),
        _next(view, names, words),
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards, and the cards that it handed over, received or discarded."""
    return sentences(*_hand(view, names, words))


def _order(view: View, names: Sequence[str], words: Words) -> str:
    if view.order is None:
        return words("captains-orders-alt-no-order")
    return words("captains-orders-alt-order", rank=view.order.rank, name=names[view.order.owner])


def _moved(view: View, names: Sequence[str], words: Words) -> str:
    if view.step == "give":
        return words("captains-orders-alt-asked", asker=names[view.turn], asked=names[view.actor])
    if not view.transfers:
        return ""
    last = view.transfers[-1]
    giver, receiver = names[last.giver], names[last.receiver]
    return words("captains-orders-alt-moved", kind=last.kind, giver=giver, receiver=receiver)


def _former_orders(view: View, names: Sequence[str], words: Words) -> str:
    """Earlier orders, newest first: an alt text that is too long loses its end."""
    if not view.former_orders:
        return ""
    orders = [
        words("captains-orders-alt-former-order", rank=order.rank, name=names[order.owner])
        for order in reversed(view.former_orders)
    ]
    return words("captains-orders-alt-former", orders=words.listed(orders))


def _accusation(ending: Ending, names: Sequence[str], words: Words) -> str:
    if ending.accused is None:
        return ""
    return words("captains-orders-event-accused", seat=names[ending.by], accused_seat=names[ending.accused])


def _verdict(ending: Ending, names: Sequence[str], words: Words) -> str:
    return words(
        "captains-orders-event-round-ended",
        round=ending.round,
        verdict=ending.verdict,
        seat=names[ending.by],
        captain_seats=[names[seat] for seat in ending.captains],
        winner_seats=[names[seat] for seat in ending.winners],
        winners=len(ending.winners),
    )


def _shown(view: View, ending: Ending, seat: int, name: str, words: Words) -> str:
    return words(
        "captains-orders-alt-shown",
        role=ending.role(seat),
        name=name,
        ranks=ending.hands[seat],
        points=ending.points[seat],
        won=view.won[seat],
    )


def _next(view: View, names: Sequence[str], words: Words) -> str:
    if not view.over:
        return words("captains-orders-alt-next", round=view.round, name=names[view.actor])
    winners = [names[seat] for seat in view.winners]
    return words("captains-orders-event-match-ended", winner_seats=winners, winners=len(winners))


def _hand(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    hand = view.hand or ()
    yield words("captains-orders-alt-hand", cards=len(hand), ranks=hand, points=view.points)
    for code, cards in (("gave", view.gave), ("received", view.received)):
        if cards:
            phrases = [
                words(f"captains-orders-alt-{code}-card", rank=rank, name=names[other])
                for rank, other in cards
            ]
            yield words(f"captains-orders-alt-{code}", cards=words.listed(phrases))
    if view.discarded:
        yield words("captains-orders-alt-discarded", ranks=view.discarded)
