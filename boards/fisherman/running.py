"""Draws the table during a contest, and while the first contest's rules are set."""

from collections.abc import Sequence

from boards.fisherman import pieces, ruling, seats, trick
from boards.fisherman.seats import Row
from boards.fisherman.trick import Lying
from boards.look import MARGIN, picture, spaced
from engine import Event
from engine.fisherman.events import TrickWon
from engine.fisherman.view import View
from locales import Words
from raster.panel import Art, Drawing

TOP = 84
GAP = 16


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture of the table. `names` must be drawable."""
    lines = [
        (TOP - GAP / 2, head(view, names, words)),
        spaced(ruling.HIGH, ruling.tiles(view, names, words), GAP),
    ]
    if view.step == "play":
        lines.append(spaced(trick.HIGH, trick.large(_lying(view), view, names, words, latest), GAP))
    return picture(
        *lines, *seats.rows(_rows(view, names, gained(latest, view.seats)), words), (MARGIN - GAP / 2, ())
    )


def head(view: View, names: Sequence[str], words: Words) -> Art:
    """The contest's number, and who owes which move."""
    contest = words("fisherman-picture-contest", contest=view.contest, contests=view.seats)
    return pieces.head(
        contest,
        lambda name: words("fisherman-picture-owes", name=name, step=view.owes),
        "" if view.actor is None else names[view.actor],
    )


def _lying(view: View) -> Lying:
    """The trick on the table. A finished one stays until the next card is played."""
    if view.last_trick and view.lies_finished:
        return Lying(view.last_trick.laid, view.last_trick.winner, view.rules, finished=True)
    return Lying(view.trick, view.winning, view.rules, finished=False)


def gained(latest: Sequence[Event], seats: int) -> list[int]:
    """The points that each seat won or lost by the latest events."""
    won = [event for event in latest if isinstance(event, TrickWon)]
    return [sum(event.points for event in won if event.seat == seat) for seat in range(seats)]


def _rows(view: View, names: Sequence[str], gains: Sequence[int]) -> list[Row]:
    return [
        Row(
            name=name,
            caught=view.caught[seat],
            points=view.points[seat],
            awards=[ending.awards[seat] for ending in view.history],
            total=view.totals[seat],
            acts=seat == view.actor,
            deals=seat == view.dealer,
            gain=gains[seat],
        )
        for seat, name in enumerate(names)
    ]
