"""Draws how a contest ended, while the next one's rules are set, and the end of the match."""

from collections.abc import Sequence

from boards.fisherman import pieces, ruling, seats, trick
from boards.fisherman.running import head
from boards.fisherman.seats import Row
from boards.fisherman.trick import Lying
from boards.look import EDGE, MARGIN, PALE, picture, spaced
from boards.svg import SMALL, WIDTH, group, join, rect, text
from engine.fisherman.scoring import Ending
from engine.fisherman.view import View
from locales import Words
from raster.panel import Art, Drawing

TOP = 84
GAP = 18


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of an ended contest or match. `names` must be drawable."""
    ending = view.history[-1]
    assert view.last_trick
    last = Lying(view.last_trick.laid, view.last_trick.winner, ending.rules, finished=True)
    lines = (
        [(TOP, _end_head(view, names, words))]
        if view.over
        else [
            (TOP - GAP / 2, head(view, names, words)),
            spaced(ruling.HIGH, ruling.tiles(view, names, words), GAP),
            (GAP / 2, ()),
        ]
    )
    lines += [
        (GAP + 48, rect(MARGIN, 0, WIDTH - 2 * MARGIN, 3, fill=EDGE) + _caption(ending, names, words)),
        spaced(ruling.LINE, ruling.line(ending.rules, words), 12),
        *seats.rows(_rows(view, ending, names), words),
        (GAP + 32, _title(words("fisherman-picture-last-trick"))),
        spaced(trick.LINE, trick.line(last, names), 8),
    ]
    if view.over:
        cards = join(
            pieces.small_card(MARGIN + 6 + place * 80, 6, card) for place, card in enumerate(view.left_over)
        )
        lines += [(44, _title(words("fisherman-picture-left-over"))), (108, cards)]
    return picture(*lines, (MARGIN - 4, ()))


def _end_head(view: View, names: Sequence[str], words: Words) -> Art:
    return pieces.head(
        words("fisherman-picture-end"),
        lambda name: words("fisherman-picture-match-winner", name=name, winners=len(view.winners)),
        names[view.winners[0]],
    )


def _caption(ending: Ending, names: Sequence[str], words: Words) -> Art:
    """The ended contest's number and winner."""
    drawn = pieces.head(
        words("fisherman-picture-ended", contest=ending.contest),
        lambda name: words("fisherman-picture-contest-winner", name=name, winners=len(ending.winners)),
        names[ending.winners[0]],
    )
    return group(drawn, y=GAP - 14)


def _rows(view: View, ending: Ending, names: Sequence[str]) -> list[Row]:
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


def _title(title: str) -> Art:
    return text(MARGIN + 4, 24, title, SMALL, PALE)
