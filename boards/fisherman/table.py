"""Draws the table: rules, trick and catches; between contests how the last one ended."""

from collections.abc import Sequence

from boards.fisherman import pieces, ruling, seats, trick
from boards.fisherman.trick import ShownTrick
from boards.layout import label, panel, row
from boards.look import EDGE, PALE, ROOM, head, picture
from boards.svg import SMALL, rect
from engine import Event
from engine.fisherman.rules import View
from locales import Words
from raster.panel import Drawing, Panel


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    if view.between_contests:
        return _ended(view, names, words)
    return picture(
        _head(view, names, words),
        ruling.tiles(view, names, words),
        trick.large(_shown_trick(view), view, names, words, latest) if view.step == "play" else None,
        *seats.rows(view, names, words, latest),
    )


def _head(view: View, names: Sequence[str], words: Words) -> Panel:
    """The contest's number, and who owes which move."""
    contest = words("fisherman-picture-contest", contest=view.contest, contests=view.seats)
    return head(contest, words, "fisherman-picture-owes", names, [view.actor], step=view.owes)


def _shown_trick(view: View) -> ShownTrick:
    """The trick on the table. A finished one stays until the next card is played."""
    if view.last_trick and view.lies_finished:
        return ShownTrick(view.last_trick.laid, view.last_trick.winner, view.rules, finished=True)
    return ShownTrick(view.trick, view.winning, view.rules, finished=False)


def _ended(view: View, names: Sequence[str], words: Words) -> Drawing:
    """How a contest ended, while the next one's rules are set, and the end of the match."""
    ending = view.history[-1]
    assert view.last_trick
    last = ShownTrick(view.last_trick.laid, view.last_trick.winner, ending.rules, finished=True)
    if view.over:
        end = words("fisherman-picture-end")
        above = [head(end, words, "fisherman-picture-match-winner", names, view.winners)]
        left_over = row((pieces.small_card(card) for card in view.left_over), 16)
        below = [label(words("fisherman-picture-left-over"), SMALL, PALE), left_over]
    else:
        above, below = [_head(view, names, words), ruling.tiles(view, names, words)], []
    contest = words("fisherman-picture-ended", contest=ending.contest)
    return picture(
        *above,
        panel(ROOM, 3, rect(0, 0, ROOM, 3, fill=EDGE)),
        head(contest, words, "fisherman-picture-contest-winner", names, ending.winners),
        ruling.line(ending.rules, words),
        *seats.rows(view, names, words, ending=ending),
        label(words("fisherman-picture-last-trick"), SMALL, PALE),
        trick.line(last, names),
        *below,
    )
