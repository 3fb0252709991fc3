"""Alt texts: what the pictures show, in words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from boards.lubeck.table import parts_of
from boards.picture import sentences
from engine.lubeck.data import Card
from engine.lubeck.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.over:
        return _ended(view, names, words)
    first = "none" if view.first is None else names[view.first]
    facts = {"round": view.round, "last": int(view.last_round)}
    return sentences(
        _owes(view, names, words),
        *_ships(view, names, words),
        *(_seat(view, seat, name, words) for seat, name in enumerate(names)),
        *_packages(view, words),
        words("lubeck-alt-round", **facts, name=names[view.compass], first=first),
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards, the places of its pawns, and the rest of the picture."""
    assert view.seat is not None
    held = view.hand
    mine = [
        words("lubeck-alt-on-ship", ship=ship.number, city=_city(ship.at, words))
        for ship in view.ships
        if view.seat in ship.pawns
    ]
    stock = view.stock(view.seat)
    return sentences(
        words("lubeck-alt-hand", count=len(held), cards=_cards(held, words)),
        words("lubeck-alt-excess", over=view.excess) if view.excess else "",
        words("lubeck-alt-barred", cards=_cards(view.barred, words)) if view.barred else "",
        words("lubeck-alt-aboard", count=len(mine), ships=words.names(mine), stock=stock),
        *_ships(view, names, words),
        *(_packages(view, words) if view.step == "take" else ()),
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    best = [names[seat] for seat in view.leaders]
    return sentences(
        words("lubeck-event-match-ended", winner_seats=best, winners=len(best)),
        *(
            words(
                "lubeck-alt-placed",
                place=place,
                name=names[seat],
                points=view.scores[seat],
                parts=words.listed(parts_of(view, seat, words)),
                number=view.players[seat].size,
                cards=_cards(view.players[seat].hand, words),
            )
            for place, seat in view.ranking
        ),
    )


def _owes(view: View, names: Sequence[str], words: Words) -> str:
    if view.step == "withdraw":
        return words("lubeck-alt-withdraw", names=[names[seat] for seat in view.waiting])
    return "" if view.actor is None else words("lubeck-alt-owes", name=names[view.actor], step=view.step)


def _ships(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    for ship in view.ships:
        if ship.at not in ("park", "lost"):
            crew = Counter(ship.pawns).items()
            aboard = (words("lubeck-alt-pawns", name=names[seat], count=count) for seat, count in crew)
            city = _city(ship.at, words)
            yield words("lubeck-alt-ship", ship=ship.number, city=city, names=words.listed(aboard))
    park = [str(ship.number) for ship in view.ships if ship.at == "park"]
    yield words("lubeck-alt-park", count=len(park), ships=words.listed(park))


def _seat(view: View, seat: int, name: str, words: Words) -> str:
    player = view.players[seat]
    return words(
        "lubeck-alt-seat",
        name=name,
        points=view.scores[seat],
        cards=player.size,
        stock=view.stock(seat),
        doubles=[_city(city, words) for city in player.doubled] or "none",
        passed=int(player.passed),
    )


def _packages(view: View, words: Words) -> Iterator[str]:
    for number, (cards, fresh) in enumerate(zip(view.packages, view.fresh, strict=True), 1):
        if cards:
            yield words("lubeck-alt-package", package=number, cards=_cards(cards, words), fresh=fresh)
    yield words("lubeck-alt-pile", piles=view.piles, pile=len(view.pile))


def _cards(cards: Iterable[Card], words: Words) -> str:
    return words.listed(words("lubeck-part-card", value=str(card)) for card in cards)


def _city(city: str, words: Words) -> str:
    return words("lubeck-part-city", value=city)
