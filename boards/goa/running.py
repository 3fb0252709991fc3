"""Draws the table: current decision, grid, colonies left, and what each player has."""

from collections.abc import Sequence

from boards.goa import grid, seats
from boards.goa.pieces import ROOM, count, frame, head, line
from boards.old_look import GOLD, MARGIN, PALE, WHITE, Line, picture, spaced
from boards.svg import SMALL, Length, group, join, text
from engine import Event
from engine.goa.data import COLONIES, FLAG
from engine.goa.rules import View
from engine.goa.state import ROUNDS, TURNS
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit, fit_name, width

TOP = 76
NEWS = 94
NEWS_ROOM = ROOM - 36
LEFT = 44
GAP = 8


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture of the table. `names` must be drawable."""
    title = head(
        words("goa-picture-round", round=view.round, rounds=ROUNDS),
        lambda name: words("goa-picture-owes", name=name, step=view.step),
        "" if view.actor is None else names[view.actor],
    )
    label = news(view, names, words)
    return picture(
        (TOP - GAP / 2, title),
        *([spaced(NEWS, group(announcement(label), x=MARGIN), GAP)] if label else []),
        *([grid.grid(view, words, latest)] if _has_grid(view) else []),
        spaced(LEFT, group(_left(view, words), x=MARGIN), GAP),
        *players(view, names, words, latest),
        (12, ()),
    )


def players(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> list[Line]:
    """A line for each player."""
    return [
        spaced(seats.HIGH, group(seats.panel(view, seat, name, words, latest), x=MARGIN), GAP)
        for seat, name in enumerate(names)
    ]


def _has_grid(view: View) -> bool:
    """Whether tiles can still be auctioned or swapped."""
    return view.phase != "over"


def news(view: View, names: Sequence[str], words: Words) -> tuple[str, str] | None:
    """The current auction or founding of a colony in two lines of text; None if there is neither."""
    if view.founding:
        task = view.founding
        facts = {"need": task.need, "board": task.board, "cards": task.number, "missing": task.missing}
        title, _ = fit_name(
            lambda name: words("goa-picture-founding", name=name, colony=task.colony),
            names[view.tasks[-1].seat],
            NEWS_ROOM,
            SMALL,
        )
        return title, words("goa-picture-founding-sum", **facts)
    if not view.is_auction_open:
        return None
    tile = view.auctioned
    title = words(
        "goa-picture-auction",
        number=view.auction + 1,
        auctions=len(view.markers),
        tile=words("goa-picture-flag") if tile == FLAG else words("goa-part-tile", value=tile),
    )
    passing = words.listed(["", words("goa-picture-bid", name="", bid=0)])
    room = NEWS_ROOM / max(1, len(view.bids)) - width(passing, SMALL)
    return title, bids(view, [fit(name, room, SMALL)[0] for name in names], words)


def bids(view: View, names: Sequence[str], words: Words) -> str:
    """The bids as text, or a note that there are none."""
    label = [words("goa-picture-bid", name=names[bid.seat], bid=bid.ducats) for bid in view.bids] or [
        words("goa-picture-no-bids", name=names[view.marker.owner])
    ]
    return words.listed(label)


def announcement(label: tuple[str, str]) -> Art:
    """The two lines of `news` in a frame `NEWS` high."""
    title, more = label
    return (
        frame(ROOM, NEWS)
        + line(18, 27, title, NEWS_ROOM, 36, GOLD)
        + line(18, 68, more, NEWS_ROOM, 34, WHITE)
    )


def _left(view: View, words: Words) -> Art:
    """The colonies and expedition cards left, and the turn during the action phase."""
    x: Length = 4
    drawn: list[Art] = []
    for colony in COLONIES:
        drawn.append(count(colony, len(view.colonies[colony]), x, LEFT / 2, 42)[0])
        x += 108
    drawn.append(count("cards", len(view.pile), x, LEFT / 2, 42)[0])
    if view.phase == "actions":
        turn = words("goa-picture-turn", turn=view.turn_number, turns=TURNS)
        drawn.append(text(ROOM - 4, LEFT / 2, turn, SMALL, PALE, "end"))
    return join(drawn)
