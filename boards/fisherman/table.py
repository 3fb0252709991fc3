"""Draws the table: rules, trick and catches; between contests how the last one ended."""

from collections.abc import Sequence

from boards.fisherman import pieces, ruling, seats, trick
from boards.fisherman.seats import Row
from boards.fisherman.trick import Lying
from boards.layout import label, panel, row
from boards.look import EDGE, PALE, ROOM, head, picture
from boards.svg import SMALL, rect
from engine import Event
from engine.fisherman.events import TrickWon
from engine.fisherman.scoring import Ending
from engine.fisherman.view import View
from locales import Words
from raster.panel import Drawing, Panel

GAP = 10


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    if view.between_contests:
        return _ended(view, names, words)
    return picture(
        _head(view, names, words),
        ruling.tiles(view, names, words),
        trick.large(_lying(view), view, names, words, latest) if view.step == "play" else None,
        *seats.rows(_rows(view, names, gained(latest, view.seats)), words),
        gap=GAP,
    )


def _head(view: View, names: Sequence[str], words: Words) -> Panel:
    """The contest's number, and who owes which move."""
    return head(
        words("fisherman-picture-contest", contest=view.contest, contests=view.seats),
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


def _ended(view: View, names: Sequence[str], words: Words) -> Drawing:
    """How a contest ended, while the next one's rules are set, and the end of the match."""
    ending = view.history[-1]
    assert view.last_trick
    last = Lying(view.last_trick.laid, view.last_trick.winner, ending.rules, finished=True)
    if view.over:
        above = [_end(view, names, words)]
        left_over = row((pieces.small_card(card) for card in view.left_over), 16)
        below = [label(words("fisherman-picture-left-over"), SMALL, PALE), left_over]
    else:
        above = [_head(view, names, words), ruling.tiles(view, names, words)]
        below = []
    return picture(
        *above,
        panel(ROOM, 3, rect(0, 0, ROOM, 3, fill=EDGE)),
        _caption(ending, names, words),
        ruling.line(ending.rules, words),
        *seats.rows(_ranked(view, ending, names), words),
        label(words("fisherman-picture-last-trick"), SMALL, PALE),
        trick.line(last, names),
        *below,
        gap=GAP,
    )


def _end(view: View, names: Sequence[str], words: Words) -> Panel:
    return head(
        words("fisherman-picture-end"),
        lambda name: words("fisherman-picture-match-winner", name=name, winners=len(view.winners)),
        names[view.winners[0]],
    )


def _caption(ending: Ending, names: Sequence[str], words: Words) -> Panel:
    """The ended contest's number and winner."""
    return head(
        words("fisherman-picture-ended", contest=ending.contest),
        lambda name: words("fisherman-picture-contest-winner", name=name, winners=len(ending.winners)),
        names[ending.winners[0]],
    )


def _ranked(view: View, ending: Ending, names: Sequence[str]) -> list[Row]:
    """A row per seat, ranked by the contest, or by the match when it is over."""
    order = view.order if view.over else ending.order
    return [
        Row(
            name=names[seat],
            caught=ending.caught[seat],
            points=ending.points[seat],
            awards=[each.awards[seat] for each in view.history],
            total=view.totals[seat],
            acts=seat == view.actor,
            deals=seat == view.dealer and not view.over,
            award=0 if view.over else ending.awards[seat],
            best=view.over and seat in view.winners,
        )
        for seat in order
    ]
