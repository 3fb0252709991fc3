"""Alt texts: what the pictures show, in words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from boards.fleet import single
from boards.picture import sentences
from engine.fleet.data import BOATS, KINDS, LICENCE_KINDS, LICENCES, Card, Licence
from engine.fleet.rules import View
from engine.fleet.scoring import tie_breakers
from engine.fleet.state import Boat, Player
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.over:
        return sentences(*_scores(view, names, words), *_players(view, names, words))
    owes = [names[seat] for seat in view.pending]
    return sentences(
        words("fleet-alt-owes", names=owes, step=view.owed, round=view.round),
        _auction(view, names, words),
        _offer(view, words),
        *_players(view, names, words),
        words("fleet-alt-stocks", licences=view.licences_left, cards=len(view.pile), crates=view.crates_left),
        words("fleet-alt-start", name=names[view.start]),
        words("fleet-alt-last") if view.last_round else "",
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards, money, and fleet with its captains."""
    assert view.seat is not None and view.own
    player = view.players[view.seat]
    licences = _licences(player.licences, words)
    return sentences(
        words("fleet-alt-hand", count=len(view.hand), cards=_cards(view.hand, words)),
        words("fleet-alt-choice", cards=_cards(view.choice, words)) if view.choice else "",
        words("fleet-alt-purse", purse=view.own.purse),
        words("fleet-alt-licences", licences=licences) if licences else "",
        *_boats_and_crates(player, words),
    )


def board(view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """One player's fleet."""
    player, points = view.players[seat], view.sheets[seat].total
    counts = Counter(player.licences)
    return sentences(
        words("fleet-alt-fleet", name=names[seat], points=points, cards=player.cards),
        *(
            words(
                "fleet-alt-gives",
                licence=_licence(licence, words),
                number=counts[licence],
                gives=single.gives(view, seat, licence, words),
            )
            for licence in LICENCE_KINDS
            if counts[licence]
        ),
        *_boats_and_crates(player, words),
    )


def _scores(view: View, names: Sequence[str], words: Words) -> Iterable[str]:
    """The score of each player, best first, and what broke ties."""
    places = view.places or ()
    order = sorted(range(view.seats), key=places.__getitem__)
    for seat in order:
        sheet = view.sheets[seat]
        parts = (
            words(f"fleet-breakdown-{part}", value=value) for part, value in sheet.parts.items() if value
        )
        facts = {"place": places[seat], "name": names[seat], "total": sheet.total}
        yield words("fleet-alt-scored", **facts, parts=words.listed(parts))
    if tie_breakers(view.sheets):
        sheets = ((names[seat], view.sheets[seat]) for seat in order)
        fleets = (
            words("fleet-alt-tie", name=name, boats=sheet.launched, crates=sheet.crates)
            for name, sheet in sheets
        )
        yield words("fleet-alt-ties", fleets=words.listed(fleets))


def _auction(view: View, names: Sequence[str], words: Words) -> str:
    if not view.lot:
        return ""
    bids = words.listed(f"{names[bid.seat]} ${bid.amount}" for bid in view.lot.bids)
    still = [names[seat] for seat in view.lot.bidders]
    return words("fleet-alt-auction", licence=_licence(view.lot.licence, words), bids=bids, still=still)


def _offer(view: View, words: Words) -> str:
    cards = ((_licence(licence, words), LICENCES[licence]) for licence in view.display)
    offered = (
        words("fleet-alt-offered", licence=name, minimum=card.minimum, points=card.points)
        for name, card in cards
    )
    return words("fleet-alt-offer", licences=words.listed(offered)) if view.display else ""


def _players(view: View, names: Sequence[str], words: Words) -> Iterable[str]:
    for name, player, sheet in zip(names, view.players, view.sheets, strict=True):
        yield words(
            "fleet-alt-player",
            name=name,
            points=sheet.total,
            cards=player.cards,
            licences=_licences(player.licences, words),
            boats=_fleet(player.boats, words),
            crates=player.crates,
            licence_count=len(player.licences),
            boat_count=len(player.boats),
        )
    if any(player.boats for player in view.players):
        yield words("fleet-alt-legend")


def _fleet(boats: Sequence[Boat], words: Words) -> str:
    """Boats by kind, each as its number of crates, or a dash if it has no captain: "tuna 3 4 –"."""
    by_kind = ((kind, [boat for boat in boats if boat.kind == kind]) for kind in KINDS)
    return words.listed(
        " ".join([_kind(kind, words), *(str(each.crates) if each.captained else "–" for each in of_kind)])
        for kind, of_kind in by_kind
        if of_kind
    )


def _boats_and_crates(player: Player, words: Words) -> Iterable[str]:
    """Numbered boats, with their captains where known, and processed crates."""
    boats = (
        words(
            "fleet-alt-boat",
            number=number,
            kind=_kind(boat.kind, words),
            crates=boat.crates,
            manned="known" if boat.captain else "back" if boat.captained else "none",
            captain=_kind(boat.captain, words) if boat.captain else "",
        )
        for number, boat in enumerate(player.boats, 1)
    )
    if player.boats:
        yield words("fleet-alt-boats", boats=words.listed(boats))
    if player.crates:
        yield words("fleet-alt-crates", crates=player.crates)


def _licences(licences: Sequence[Licence], words: Words) -> str:
    return _counted(licences, {each: _licence(each, words) for each in LICENCE_KINDS}, words)


def _cards(cards: Sequence[Card], words: Words) -> str:
    return _counted(cards, {kind: f"{_kind(kind, words)} ${BOATS[kind].money}" for kind in KINDS}, words)


def _counted(things: Sequence[str], called: Mapping[str, str], words: Words) -> str:
    """Things by name, with their numbers: "shrimp, tuna ×2"."""
    counts = Counter(things)
    return words.listed(
        f"{name} ×{counts[each]}" if counts[each] > 1 else name
        for each, name in called.items()
        if counts[each]
    )


def _licence(licence: Licence, words: Words) -> str:
    return words("fleet-part-licence", value=licence)


def _kind(kind: str, words: Words) -> str:
    return words("fleet-part-kind", value=kind)
