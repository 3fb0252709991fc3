"""Draws a seat's private picture: money, expedition cards and face-down tiles, then its board or the grid."""

from collections.abc import Sequence

from boards.goa import grid, running, single
from boards.goa.icons import icon
from boards.goa.palette import COBALT
from boards.goa.pieces import ROOM, line
from boards.old_look import GOLD, INK, MARGIN, PAPER, WHITE, Line, picture, spaced
from boards.svg import WIDTH, Length, group, join, rect, text
from engine.goa.data import WITH_ACTION, Data, effect_of, is_mission, number_on
from engine.goa.rules import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import width

TOP = 84
CARD = 62
GAP = 8


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of a seat's private and public things. `names` must be drawable."""
    own = view.own
    assert view.seat is not None and own is not None
    total = view.points(view.seat).total
    hand = [spaced(CARD, group(card_face(card, view.data, words), x=MARGIN), GAP) for card in own.hand]
    hidden = [(56, group(_hidden(own.hidden, view.data, words), x=MARGIN))] if own.hidden else []
    return picture(
        (TOP - GAP / 2, _head(own.money, total, words)),
        *hand,
        *hidden,
        (4, ()),
        *(_tiles(view, names, words) if wants_grid(view) else single.board(view, view.seat, words)),
        (16, ()),
    )


def wants_grid(view: View) -> bool:
    """Whether the picture shows the grid instead of the seat's board, as it does until the auctions end."""
    return view.phase in ("markers", "auction")


def _tiles(view: View, names: Sequence[str], words: Words) -> list[Line]:
    """The seat's stock, the auction and the grid."""
    assert view.seat is not None
    label = running.news(view, names, words)
    return [
        (54, group(single.stock(view.players[view.seat]), x=MARGIN)),
        *([spaced(running.NEWS, group(running.announcement(label), x=MARGIN), GAP)] if label else []),
        grid.grid(view, words),
    ]


def _head(money: int, total: int, words: Words) -> Art:
    x = WIDTH - MARGIN - 4 - width(str(total), 46)
    title = words("goa-picture-hand")
    return (
        text(MARGIN + 4, 44, title, 42, WHITE)
        + icon("ducats", MARGIN + 44 + width(title, 42), 44, 54)
        + text(MARGIN + 78 + width(title, 42), 44, str(money), 50, GOLD)
        + text(WIDTH - MARGIN - 4, 44, str(total), 46, WHITE, "end")
        + icon("points", x - 30, 42, 46)
    )


def card_face(card: str, data: Data, words: Words) -> Art:
    """An expedition card: symbol, colonists and effect, with an A if it is played besides an action."""
    effect = effect_of(card)
    label = card_words(card, data, words)
    marked = effect in WITH_ACTION
    x = 142
    drawn = (
        rect(0, 0, ROOM, CARD, 10, fill=PAPER, stroke=INK, stroke_width=2)
        + rect(3.5, 3.5, ROOM - 7, CARD - 7, 7, fill="none", stroke=COBALT, stroke_width=2)
        + icon(data.cards[card], 34, CARD / 2, 50)
        + icon("colonists", 84, CARD / 2, 42)
        + text(106, CARD / 2, str(number_on(card)), 38, INK)
    )
    if marked:
        drawn += rect(x - 6, 11, 40, 40, 8, fill=INK) + text(x + 14, 31, "A", 32, PAPER, "middle")
        x += 42
    return drawn + line(x, CARD / 2, label, ROOM - x - 10, 34, INK)


def card_words(card: str, data: Data, words: Words) -> str:
    """A card's effect in a few words."""
    effect = effect_of(card)
    number = data.uses.of_card(effect)
    return words("goa-picture-card", effect=effect, number=number, price=data.uses.sale_ducats)


def _hidden(hidden: Sequence[str], data: Data, words: Words) -> Art:
    """Face-down tiles (missions and replaced single plantations) with their points."""
    drawn: list[Art] = []
    x: Length = 4
    for tile in hidden:
        sign = icon("mission" if is_mission(tile) else "hidden", x + 22, 26, 44)
        points = data.points_of_hidden(tile)
        drawn.append(sign + text(x + 50, 26, str(points), 36, GOLD) + icon("points", x + 90, 26, 34))
        x += 124
    return join(drawn)
