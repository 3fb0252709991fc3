"""Alt texts: what the pictures show, in words."""

from collections.abc import Iterator, Sequence

from boards.goa.own import card_words, wants_grid
from boards.goa.table import PARTS, bids
from boards.picture import sentences
from engine.goa.data import CELLS, COLONIES, FLAG, PLANTATIONS, number_on, size_of, spice_of
from engine.goa.rules import View
from engine.goa.state import ROUNDS, TURNS, Colony, Player
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.over:
        return _ended(view, names, words)
    return sentences(
        *_what(view, names, words),
        words("goa-alt-round", round=view.round, rounds=ROUNDS, part=view.part, name=names[view.flag_holder]),
        words("goa-picture-turn", turn=view.turn_number, turns=TURNS) if view.phase == "actions" else "",
        *(_seat(view, seat, name, words) for seat, name in enumerate(names)),
        words("goa-alt-columns"),
        _tiles(view, words),
        _left(view, words),
        words("goa-alt-corrected") if view.material else "",
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    """The score sheet, best player first."""
    best, places = view.winners, view.places
    return sentences(
        words("goa-event-match-ended", winner_seats=[names[seat] for seat in best], winners=len(best)),
        *(_score(view, seat, names[seat], words) for seat in sorted(places, key=places.__getitem__)),
        words("goa-alt-ties") if view.tied else "",
        *(_seat(view, seat, name, words) for seat, name in enumerate(names)),
        words("goa-alt-columns"),
        words("goa-alt-corrected") if view.material else "",
    )


def board(view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """One player's public area."""
    return sentences(_seat(view, seat, names[seat], words), words("goa-alt-columns"))


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's private picture, which includes its public area."""
    own = view.own
    assert view.seat is not None and own is not None
    cards = [_card(card, view, words) for card in own.hand]
    hidden = [_tile(tile, words) for tile in own.hidden]
    return sentences(
        words("goa-alt-hand", money=own.money, points=view.points(view.seat).total),
        words("goa-alt-cards", count=len(cards), cards=words.listed(cards)),
        words("goa-alt-hidden", tiles=words.listed(hidden)) if hidden else "",
        *((*_what(view, names, words), _tiles(view, words)) if wants_grid(view) else ()),
        _seat(view, view.seat, words("goa-picture-hand"), words),
        words("goa-alt-columns"),
    )


def _what(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """The current decision in words."""
    if view.actor is not None:
        yield words("goa-alt-owes", name=names[view.actor], step=view.step)
    if view.founding:
        task = view.founding
        yield words(
            "goa-alt-founding",
            name=names[view.tasks[-1].seat],
            colony=words("goa-part-colony", value=task.colony),
            need=task.need,
            board=task.board,
            cards=task.number,
            missing=task.missing,
        )
    if view.is_auction_open:
        tile = view.auctioned
        yield words(
            "goa-alt-auction",
            number=view.auction + 1,
            auctions=len(view.markers),
            tile=words("goa-picture-flag") if tile == FLAG else _tile(tile, words),
            cell=view.marker.cell,
            auctioneer=names[view.marker.owner],
            bids=bids(view, names, words),
        )
    if view.markers:
        said = (
            words("goa-alt-marker", number=number, name=names[marker.owner], cell=marker.cell)
            for number, marker in enumerate(view.markers, 1)
        )
        yield words("goa-alt-markers", markers=words.listed(said))


def _seat(view: View, seat: int, name: str, words: Words) -> str:
    player = view.players[seat]
    things = list(_things(view, player, words))
    return words(
        "goa-alt-seat",
        name=name,
        ships=player.ships,
        colonists=player.colonists,
        actions=player.actions,
        cards=len(player.hand),
        rows="-".join(map(str, player.rows)),
        count=len(things),
        things=words.listed(things),
    )


def _things(view: View, player: Player, words: Words) -> Iterator[str]:
    for held in player.plantations:
        spice = words("goa-part-spice", value=held.spice)
        yield words("goa-alt-plantation", spice=spice, number=held.spices, size=held.size)
    for colony in player.colonies:
        yield _colony(colony, words)
    for tool in player.tools:
        said = _tile(tool.tile, words)
        yield said if view.is_ready(tool) else words("goa-alt-used", tile=said)
    if player.hidden:
        yield words("goa-alt-face-down", number=len(player.hidden))
    if player.duties:
        yield words("goa-alt-duties")


def _colony(colony: Colony, words: Words) -> str:
    spices = words.listed(words("goa-part-spice", value=spice) for spice in colony.spices)
    name = words("goa-part-colony", value=colony.name)
    return words("goa-alt-colony", colony=name, count=len(colony.spices), spices=spices)


def _tiles(view: View, words: Words) -> str:
    laid = [(cell, tile) for cell, tile in zip(CELLS, view.grid, strict=True) if tile is not None]
    told = words.listed(f"{cell} {_short(tile, words)}" for cell, tile in laid)
    return words("goa-alt-grid", tiles=told) if laid else ""


def _short(tile: str, words: Words) -> str:
    """A tile's name, shorter for plantations."""
    if tile in PLANTATIONS:
        return f"{words('goa-part-spice', value=spice_of(tile))} ×{size_of(tile)}"
    return _tile(tile, words)


def _left(view: View, words: Words) -> str:
    left = (f"{words('goa-part-colony', value=each)} {len(view.colonies[each])}" for each in COLONIES)
    return words("goa-alt-left", colonies=words.listed(left), pile=len(view.pile))


def _score(view: View, seat: int, name: str, words: Words) -> str:
    scored = view.points(seat)
    parts = {part: getattr(scored, part) for part in PARTS}
    return words("goa-alt-score", name=name, total=scored.total, ducats=view.players[seat].money, **parts)


def _card(card: str, view: View, words: Words) -> str:
    effect, symbol = card_words(card, view.data, words), view.data.cards[card]
    return words("goa-alt-card", effect=effect, number=number_on(card), symbol=symbol)


def _tile(tile: str, words: Words) -> str:
    return words("goa-part-tile", value=tile)
