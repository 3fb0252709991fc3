"""Draws how a round ended: all hands, with captains and winners marked."""

from collections.abc import Sequence

from boards import old_marks as marks
from boards.captains_orders import cards, pieces
from boards.old_look import EDGE, GOLD, MARGIN, PALE, RED, TILE, WHITE, Line, picture, spaced
from boards.svg import SMALL, WIDTH, Length, group, kept, path, rect, text
from engine.captains_orders.scoring import Ending
from engine.captains_orders.view import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit, width

TOP = 138
FOOT = 76
GAP = 10
LEFT = 308
"""Width of a row's left part, with name, role and rounds won."""
CARD = 50
STEP = 60
ACROSS = (WIDTH - 2 * MARGIN - LEFT) // STEP
"""Cards per line of a hand."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of an ended round. `names` must be drawable."""
    ending = view.ending
    assert ending is not None
    rows: list[Line] = []
    for seat, name in enumerate(names):
        high = _high(ending.hands[seat])
        rows.append(spaced(high, group(_row(view, ending, seat, name, high, words), x=MARGIN), GAP))
    foot = (MARGIN, ()) if view.over else (FOOT - GAP / 2, _next(view, names, (FOOT - GAP) / 2, words))
    return picture((TOP - GAP / 2, _head(view, ending, names, words)), *rows, foot)


def _head(view: View, ending: Ending, names: Sequence[str], words: Words) -> Art:
    """The header: the round, its winner (or the match's) and how it ended."""
    round = words("captains-orders-picture-round", round=ending.round)
    won, size = fit(_won(view, ending, names, words), WIDTH - 3 * MARGIN - width(round, 42), 42, SMALL)
    cause, small = fit(_cause(ending, names, words), 680, 34, SMALL)
    return (
        text(MARGIN + 4, 46, round, 42, WHITE)
        + text(WIDTH - MARGIN - 4, 46, won, size, GOLD, "end")
        + _judged(ending)
        + text(MARGIN + 52, 102, cause, small, PALE)
    )


def _won(view: View, ending: Ending, names: Sequence[str], words: Words) -> str:
    winners = view.winners if view.over else ending.winners
    kind = "match" if view.over else "round"
    if not winners:
        return words("captains-orders-picture-nobody-wins")
    first, *others = winners
    if others:
        return words(f"captains-orders-picture-{kind}-winners", count=len(winners))
    name, _ = fit(names[first], 240, SMALL)
    return words(f"captains-orders-picture-{kind}-winner", name=name)


def _cause(ending: Ending, names: Sequence[str], words: Words) -> str:
    def short(seat: int) -> str:
        return fit(names[seat], 230, SMALL)[0]

    if ending.accused is not None:
        return words(
            "captains-orders-picture-accused", seat=short(ending.by), accused_seat=short(ending.accused)
        )
    if ending.shown is not None:
        return words("captains-orders-picture-declared", seat=short(ending.by), rank=ending.shown)
    return words("captains-orders-picture-emptied", seat=short(ending.by))


def _judged(ending: Ending) -> Art:
    """A tick if the player who ended the round was right, a cross if wrong, a dash if silent."""
    match ending.right:
        case True:
            mark = "M-14 0L-4 11L15 -12"
        case None:
            mark = "M-12 0H12"
        case False:
            mark = "M-11 -11L11 11M11 -11L-11 11"
    return group(
        path(
            mark, fill="none", stroke=WHITE, stroke_width=7, stroke_linecap="round", stroke_linejoin="round"
        ),
        x=MARGIN + 24,
        y=102,
    )


def _row(view: View, ending: Ending, seat: int, name: str, high: Length, words: Words) -> Art:
    winner = seat in ending.winners
    start = 56 if winner else 16
    label, size = fit(name, LEFT - 16 - start, 34, SMALL)
    return group(
        rect(
            0,
            0,
            WIDTH - 2 * MARGIN,
            high,
            14,
            fill=TILE,
            stroke=GOLD if winner else EDGE,
            stroke_width=6 if winner else 2,
        ),
        marks.star(32, 31, 17, GOLD) if winner else (),
        text(start, 32, label, size, GOLD if winner else WHITE),
        _role(ending, seat, words),
        pieces.coins(LEFT - 16 - pieces.COINS, 76, view.won[seat]),
        *(_card(rank, place, rank == ending.lowest) for place, rank in enumerate(ending.hands[seat])),
    )


def _role(ending: Ending, seat: int, words: Words) -> Art:
    match ending.role(seat):
        case "captain":
            title = text(76, 76, words("captains-orders-picture-captain"), SMALL, WHITE)
            return pieces.hat(40, 76, WHITE) + title
        case "emptied":
            return text(16, 76, words("captains-orders-picture-no-cards"), SMALL, PALE)
        case "mutineer":
            return _points(ending, seat, words)


def _points(ending: Ending, seat: int, words: Words) -> Art:
    """A mutineer's points, crossed out if a wrong accusation ruled that mutineer out."""
    points = words("captains-orders-picture-points", points=ending.points[seat])
    wide = width(points, SMALL)
    out = seat == ending.out
    line = kept(wide + 8, 4, ground=WHITE).at(12, 75) if out else ()
    return text(16, 76, points, SMALL, PALE if out else WHITE) + line


def _card(rank: int, place: int, lowest: bool) -> Art:
    x = LEFT + STEP * (place % ACROSS)
    y = 15 + 78 * (place // ACROSS)
    ring = rect(-5, -5, CARD + 10, CARD * cards.RATIO + 10, 11, fill=RED)
    return group(ring if lowest else (), cards.face(0, 0, CARD, rank), x=x, y=y)


def _high(hand: Sequence[int]) -> int:
    """The height of a row, with room for all lines of the hand."""
    return 100 + 78 * max(0, (len(hand) - 1) // ACROSS)


def _next(view: View, names: Sequence[str], middle: Length, words: Words) -> Art:
    name, _ = fit(names[view.actor], 340, SMALL)
    label, size = fit(
        words("captains-orders-picture-next", round=view.round, name=name), WIDTH - 2 * MARGIN - 40, 36, SMALL
    )
    return marks.lantern(MARGIN + 4, middle, GOLD) + text(MARGIN + 36, middle, label, size, GOLD)
