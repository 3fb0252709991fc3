"""Draws how a contest ended, while the next one's rules are being set; and the end of the match."""

from collections.abc import Sequence

from boards.fisherman import pieces, ruling, seats, trick
from boards.fisherman.running import head
from boards.fisherman.seats import Row
from boards.fisherman.trick import Lying
from boards.look import EDGE, MARGIN, PALE, sea
from boards.svg import SMALL, WIDTH, Length, document, group, rect, text
from engine.fisherman.scoring import Ending
from engine.fisherman.view import View
from locales import Words

TOP = 84
GAP = 18


def draw(view: View, names: Sequence[str], words: Words) -> str:
    """The SVG. `names` have been made drawable."""
    ending = view.history[-1]
    y: Length = TOP
    if view.over:
        parts = [_end_head(view, names, words)]
    else:
        parts = [head(view, names, words), group(ruling.tiles(view, names, words), y=y)]
        y += ruling.HIGH + GAP
    parts.append(rect(MARGIN, y, WIDTH - 2 * MARGIN, 3, fill=EDGE))
    y += GAP
    parts.append(group(_caption(ending, names, words), y=y))
    y += 54
    parts.append(group(ruling.line(ending.rules, words), y=y))
    y += ruling.LINE + 12
    drawn, high = seats.rows(_rows(view, ending, names), words)
    parts.append(group(drawn, y=y))
    y += high + GAP
    assert view.last_trick
    last = Lying(view.last_trick.laid, view.last_trick.winner, ending.rules, finished=True)
    parts.append(group(_titled(words("fisherman-picture-last-trick"), trick.line(last, names)), y=y))
    y += 40 + trick.LINE
    if view.over:
        cards = "".join(
            pieces.small_card(MARGIN + 6 + place * 80, 6, card) for place, card in enumerate(view.left_over)
        )
        parts.append(group(_titled(words("fisherman-picture-left-over"), cards), y=y + 8))
        y += 148
    height = y + MARGIN
    return document(height, sea(height), *parts)


def _end_head(view: View, names: Sequence[str], words: Words) -> str:
    return pieces.head(
        words("fisherman-picture-end"),
        lambda name: words("fisherman-picture-match-winner", name=name, winners=len(view.winners)),
        names[view.winners[0]],
    )


def _caption(ending: Ending, names: Sequence[str], words: Words) -> str:
    """Which contest it was, and who won it."""
    drawn = pieces.head(
        words("fisherman-picture-ended", contest=ending.contest),
        lambda name: words("fisherman-picture-contest-winner", name=name, winners=len(ending.winners)),
        names[ending.winners[0]],
    )
    return group(drawn, y=-14)


def _rows(view: View, ending: Ending, names: Sequence[str]) -> list[Row]:
    """The best of the contest first; at the end, the best of the game."""
    order = view.order if view.over else ending.order
    return [
        Row(
            name=names[seat],
            caught=ending.caught[seat],
            points=ending.points[seat],
            awards=[each.awards[seat] for each in view.history],
            total=view.totals[seat],
            acts=False,
            deals=seat == view.dealer and not view.over,
            award=0 if view.over else ending.awards[seat],
            best=view.over and seat in view.winners,
        )
        for seat in order
    ]


def _titled(title: str, drawn: str) -> str:
    return text(MARGIN + 4, 18, title, SMALL, PALE) + group(drawn, y=40)
