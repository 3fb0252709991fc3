"""Draws a seat's private picture: money, expedition cards and face-down tiles, then its board or the grid."""

from collections.abc import Sequence

from boards.goa import grid, single, table
from boards.goa.palette import COBALT
from boards.goa.pieces import icon
from boards.layout import cell, ends, label, panel, row
from boards.look import GOLD, INK, PAPER, ROOM, WHITE, picture
from boards.svg import rect, text
from engine.goa.data import WITH_ACTION, Data, effect_of, is_mission, number_on
from engine.goa.rules import View
from locales import Words
from raster.panel import Drawing, Panel

CARD = 62
GAP = 8


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    own = view.own
    assert view.seat is not None and own is not None
    board = (
        [single.stock(view.players[view.seat]), table.news(view, names, words), grid.grid(view, words)]
        if wants_grid(view)
        else single.board(view, view.seat, words)
    )
    return picture(
        _head(own.money, view.points(view.seat).total, words),
        *(card_face(card, view.data, words) for card in own.hand),
        _hidden(own.hidden, view.data) if own.hidden else None,
        *board,
        gap=GAP,
    )


def wants_grid(view: View) -> bool:
    """Whether the picture shows the grid instead of the seat's board, as it does until the auctions end."""
    return view.phase in ("markers", "auction")


def _head(money: int, total: int, words: Words) -> Panel:
    points = row([icon("points", 46), label(str(total), 46, WHITE)], 4)
    title = [label(words("goa-picture-hand"), 42, WHITE), icon("ducats", 54), label(str(money), 50, GOLD)]
    return ends(row(title, 12), points, ROOM - 8)


def card_face(card: str, data: Data, words: Words) -> Panel:
    """An expedition card: symbol, colonists and effect, with an A if it is played besides an action."""
    besides = panel(40, 40, rect(0, 0, 40, 40, 8, fill=INK), text(20, 20, "A", 32, PAPER, "middle"))
    signs = [
        icon(data.cards[card], 50),
        row([icon("colonists", 42), cell(label(str(number_on(card)), 38, INK), 30)]),
        besides if effect_of(card) in WITH_ACTION else None,
    ]
    room = ROOM - 30 - sum(each.width + 8 for each in signs if each)
    line = row([*signs, label(card_words(card, data, words), 34, INK, room)], 8)
    return panel(
        ROOM,
        CARD,
        rect(0, 0, ROOM, CARD, 10, fill=PAPER, stroke=INK, stroke_width=2),
        rect(3.5, 3.5, ROOM - 7, CARD - 7, 7, fill="none", stroke=COBALT, stroke_width=2),
        cell(line, ROOM, high=CARD).at(8, 0),
    )


def card_words(card: str, data: Data, words: Words) -> str:
    """A card's effect in a few words."""
    effect = effect_of(card)
    number = data.uses.of_card(effect)
    return words("goa-picture-card", effect=effect, number=number, price=data.uses.sale_ducats)


def _hidden(hidden: Sequence[str], data: Data) -> Panel:
    """Face-down tiles (missions and replaced single plantations) with their points."""
    return row(
        (
            row(
                [
                    icon("mission" if is_mission(tile) else "hidden", 44),
                    label(str(data.points_of_hidden(tile)), 36, GOLD),
                    icon("points", 34),
                ],
                4,
            )
            for tile in hidden
        ),
        16,
        ROOM,
    )
