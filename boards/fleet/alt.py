"""Alt texts: what the pictures show, in words."""

from collections import Counter
from collections.abc import Iterable, Sequence

from boards.fleet import single
from boards.picture import sentences
from engine.fleet.data import BOATS, KINDS, LICENCE_KINDS, LICENCES, Card, Kind, Licence
from engine.fleet.rules import View
from engine.fleet.scoring import tie_breakers
from engine.fleet.state import Boat, Player
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.over:
        return _ended(view, names, words)
    return sentences(
        words(
            "fleet-alt-owes", names=[names[seat] for seat in view.pending], step=view.owed, round=view.round
        ),
        _auction(view, names, words),
        _offer(view, words),
        *_players(view, names, words),
        words("fleet-alt-legend") if any(player.boats for player in view.players) else "",
        words("fleet-alt-stocks", licences=view.licences_left, cards=len(view.pile), crates=view.crates_left),
        words("fleet-alt-start", name=names[view.start]),
        words("fleet-alt-last") if view.last_round else "",
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    """Scores, tie-breakers and fleets."""
    assert view.places
    order = sorted(range(view.seats), key=lambda seat: (view.places or ())[seat])
    return sentences(
        *(
            words(
                "fleet-alt-scored",
                place=view.places[seat],
                name=names[seat],
                total=view.sheets[seat].total,
                parts=words.listed(
                    [
                        words(f"fleet-breakdown-{part}", value=value)
                        for part, value in view.sheets[seat].parts.items()
                        if value
                    ]
                ),
            )
            for seat in order
        ),
        words(
            "fleet-alt-ties",
            fleets=words.listed(
                [
                    words(
                        "fleet-alt-tie",
                        name=names[seat],
                        boats=view.sheets[seat].launched,
                        crates=view.sheets[seat].crates,
                    )
                    for seat in order
                ]
            ),
        )
        if tie_breakers(view.sheets)
        else "",
        *_players(view, names, words),
        words("fleet-alt-legend") if any(player.boats for player in view.players) else "",
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards, money, and fleet with its captains."""
    assert view.seat is not None and view.own
    player = view.players[view.seat]
    return sentences(
        words("fleet-alt-hand", count=len(view.hand), cards=_cards(view.hand, words)),
        words("fleet-alt-choice", cards=_cards(view.choice, words)) if view.choice else "",
        words("fleet-alt-purse", purse=view.own.purse),
        _licences(player, words),
        _numbered(player.boats, words),
        words("fleet-alt-crates", crates=player.crates) if player.crates else "",
    )


def board(view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """One player's fleet."""
    player = view.players[seat]
    counts = Counter(player.licences)
    return sentences(
        words("fleet-alt-fleet", name=names[seat], points=view.sheets[seat].total, cards=player.cards),
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
        _numbered(player.boats, words),
        words("fleet-alt-crates", crates=player.crates) if player.crates else "",
    )


def _auction(view: View, names: Sequence[str], words: Words) -> str:
    if not view.lot:
        return ""
    lot = view.lot
    return words(
        "fleet-alt-auction",
        licence=_licence(lot.licence, words),
        bids=words.listed([f"{names[bid.seat]} ${bid.amount}" for bid in lot.bids]),
        still=[names[seat] for seat in lot.bidders],
    )


def _offer(view: View, words: Words) -> str:
    if not view.display:
        return ""
    offered = [
        words(
            "fleet-alt-offered",
            licence=_licence(licence, words),
            minimum=LICENCES[licence].minimum,
            points=LICENCES[licence].points,
        )
        for licence in view.display
    ]
    return words("fleet-alt-offer", licences=words.listed(offered))


def _players(view: View, names: Sequence[str], words: Words) -> Iterable[str]:
    return (
        words(
            "fleet-alt-player",
            name=name,
            points=sheet.total,
            cards=player.cards,
            licences=_counted(player.licences, words),
            boats=_fleet(player.boats, words),
            crates=player.crates,
            licence_count=len(player.licences),
            boat_count=len(player.boats),
        )
        for name, player, sheet in zip(names, view.players, view.sheets, strict=True)
    )


def _licences(player: Player, words: Words) -> str:
    return words("fleet-alt-licences", licences=_counted(player.licences, words)) if player.licences else ""


def _counted(licences: Sequence[Licence], words: Words) -> str:
    counts = Counter(licences)
    return words.listed(
        [_times(_licence(each, words), counts[each]) for each in LICENCE_KINDS if counts[each]]
    )


def _fleet(boats: Sequence[Boat], words: Words) -> str:
    """Boats by kind, each as its number of crates, or a dash if it has no captain: "tuna 3 4 –"."""
    return words.listed(
        [
            " ".join([_kind(kind, words), *(str(each.crates) if each.captained else "–" for each in of_kind)])
            for kind in KINDS
            if (of_kind := [boat for boat in boats if boat.kind == kind])
        ]
    )


def _numbered(boats: Sequence[Boat], words: Words) -> str:
    """Numbered boats, with their captains where known."""
    if not boats:
        return ""
    each_boat = [
        words(
            "fleet-alt-boat",
            number=number,
            kind=_kind(boat.kind, words),
            crates=boat.crates,
            manned="known" if boat.captain else "back" if boat.captained else "none",
            captain=_kind(boat.captain, words) if boat.captain else "",
        )
        for number, boat in enumerate(boats, 1)
    ]
    return words("fleet-alt-boats", boats=words.listed(each_boat))


def _cards(cards: Sequence[Card], words: Words) -> str:
    counts = Counter(cards)
    return words.listed([_times(_priced(kind, words), counts[kind]) for kind in KINDS if counts[kind]])


def _priced(kind: Kind, words: Words) -> str:
    return f"{_kind(kind, words)} ${BOATS[kind].money}"


def _times(thing: str, number: int) -> str:
    return f"{thing} ×{number}" if number > 1 else thing


def _licence(licence: Licence, words: Words) -> str:
    return words("fleet-part-licence", value=licence)


def _kind(kind: Kind, words: Words) -> str:
    return words("fleet-part-kind", value=kind)
