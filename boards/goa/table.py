"""Draws the table: current decision, grid, colonies left, and what each player has; at the end the scores."""

from collections.abc import Sequence

from boards.goa import grid, seats
from boards.goa.palette import BEST, FADED
from boards.goa.pieces import count, icon, ledger, seat_mark
from boards.layout import cell, column, ends, label, line, panel, row
from boards.look import GOLD, INK, PALE, ROOM, WHITE, frame, head, picture
from boards.svg import SMALL
from engine import Event
from engine.goa.data import COLONIES, FLAG
from engine.goa.rules import View
from engine.goa.state import ROUNDS, TURNS
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import fit, fit_name, width

GAP = 6
NEWS_ROOM = ROOM - 36
PARTS = {
    "rows": "progress",
    "colonies": "colony",
    "plantations": "spices",
    "duty": "duty",
    "missions": "mission",
    "cards": "cards",
    "money": "ducats",
}
"""The parts of a player's score, with their icons."""
LINE, NAMES, TITLES = 46, 96, 320
"""On the score sheet: height of a line, height of the names, and width of the titles."""


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    players = [seats.panel_of(view, seat, name, words, latest) for seat, name in enumerate(names)]
    if view.over:
        wins = head(words("goa-picture-end"), words, "goa-picture-winner", names, view.winners)
        return picture(wins, _score_sheet(view, names, words), *players, gap=GAP)
    round = words("goa-picture-round", round=view.round, rounds=ROUNDS)
    owes = head(round, words, "goa-picture-owes", names, [view.actor], step=view.step)
    board = grid.grid(view, words, latest)
    return picture(owes, news(view, names, words), board, _left(view, words), *players, gap=GAP)


def news(view: View, names: Sequence[str], words: Words) -> Panel | None:
    """The current auction or founding of a colony; None if there is neither."""
    if view.founding:
        task = view.founding
        facts = {"need": task.need, "board": task.board, "cards": task.number, "missing": task.missing}
        founding, _ = fit_name(
            lambda name: words("goa-picture-founding", name=name, colony=task.colony),
            names[view.tasks[-1].seat],
            NEWS_ROOM,
            SMALL,
        )
        return _announced(founding, words("goa-picture-founding-sum", **facts))
    if not view.is_auction_open:
        return None
    tile = view.auctioned
    auction = words(
        "goa-picture-auction",
        number=view.auction + 1,
        auctions=len(view.markers),
        tile=words("goa-picture-flag") if tile == FLAG else words("goa-part-tile", value=tile),
    )
    told = bids(view, names, words)
    if width(told, SMALL) > NEWS_ROOM:
        passing = words.listed(["", words("goa-picture-bid", name="", bid=0)])
        room = NEWS_ROOM / max(1, len(view.bids)) - width(passing, SMALL)
        told = bids(view, [fit(name, room, SMALL)[0] for name in names], words)
    return _announced(auction, told)


def _announced(title: str, more: str) -> Panel:
    told = column([label(title, 36, GOLD, NEWS_ROOM), label(more, 34, WHITE, NEWS_ROOM)], 6)
    return frame(ROOM, 94, told.at(18, 9))


def bids(view: View, names: Sequence[str], words: Words) -> str:
    """The bids as text, or a note that there are none."""
    if not view.bids:
        return words("goa-picture-no-bids", name=names[view.marker.owner])
    return words.listed(words("goa-picture-bid", name=names[bid.seat], bid=bid.ducats) for bid in view.bids)


def _left(view: View, words: Words) -> Panel:
    """The colonies and expedition cards left, and the turn during the action phase."""
    left = {**{colony: len(view.colonies[colony]) for colony in COLONIES}, "cards": len(view.pile)}
    counts = row(count(kind, number, 42, 108) for kind, number in left.items())
    turn = words("goa-picture-turn", turn=view.turn_number, turns=TURNS) if view.phase == "actions" else ""
    return ends(counts, label(turn, SMALL, PALE), ROOM - 4)


def _score_sheet(view: View, names: Sequence[str], words: Words) -> Panel:
    """A page of the ledger with a column per player and a line per part of the score."""
    wide = (ROOM - TITLES - 12) / view.seats
    columns = [(TITLES - 16, "start"), *[(wide, "middle")] * view.seats]
    points = [view.points(seat) for seat in range(view.seats)]

    def titled(sign: str, told: str, fill: str = INK) -> Panel:
        return row([icon(sign, 38), label(told, 34, fill, TITLES - 76)], 10)

    named = (_named(view, seat, name, wide) for seat, name in enumerate(names))
    lines = [line([None, *named], columns, NAMES)]
    for part, sign in PARTS.items():
        numbers = [getattr(each, part) for each in points]
        cells = (label(str(number), 36, INK if number else FADED) for number in numbers)
        lines.append(line([titled(sign, words("goa-picture-part", part=part)), *cells], columns, LINE))
    best = (BEST if seat in view.winners else INK for seat in range(view.seats))
    totals = (label(str(each.total), 44, fill) for each, fill in zip(points, best, strict=True))
    total = titled("points", words("goa-picture-part", part="total"))
    lines.append(line([total, *totals], columns, LINE + 24))
    if view.tied:
        money = (
            label(str(player.money), 36, FADED) if seat in view.tied else None
            for seat, player in enumerate(view.players)
        )
        title = titled(PARTS["money"], words("goa-picture-tie"), FADED)
        lines.append(line([title, *money], columns, LINE))
    sheet = column([*lines, panel(0, 8)])
    ruled = (NAMES + at * LINE for at in range(len(PARTS) + 1))
    return panel(ROOM, sheet.height, ledger(ROOM, sheet.height, ruled, TITLES - 6), sheet.at(16, 0))


def _named(view: View, seat: int, name: str, wide: float) -> Panel:
    """A player's mark above the name, with a star if they won."""
    is_best = seat in view.winners
    mark = row([seat_mark(seat, size=38), icon("points", 36) if is_best else None])
    shown = label(name, 34, BEST if is_best else INK, wide - 8, "middle")
    return column([cell(mark, wide - 8, "middle", 48), shown], 4)
