"""Draws how a round ended: all hands, with captains and winners marked."""

from collections.abc import Sequence

from boards import marks
from boards.art import stamp
from boards.captains_orders import pieces
from boards.captains_orders.palette import LOWEST
from boards.layout import cell, column, grid, label, panel, row
from boards.look import GOLD, PALE, ROOM, WHITE, frame, head, picture
from boards.svg import SMALL, kept, rect
from engine.captains_orders.rules import View
from engine.captains_orders.scoring import Ending
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import fit

LEFT = 296
"""Width of a row's left part, which shows the name, the role and the rounds won."""
CARD = 50
ACROSS = 7
"""Number of cards per line of a hand."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    ending = view.ending
    assert ending is not None
    round = words("captains-orders-picture-round", round=ending.round)
    kind, winners = ("match", view.winners) if view.over else ("round", ending.winners)
    cause = label(_cause(ending, names, words), 34, PALE, 680)
    return picture(
        head(round, words, f"captains-orders-picture-{kind}-winner", names, winners),
        cell(row([_judged(ending), cause], 14), ROOM, high=52),
        *(_row(view, ending, seat, name, words) for seat, name in enumerate(names)),
        None if view.over else _next(view, names, words),
    )


def _cause(ending: Ending, names: Sequence[str], words: Words) -> str:
    """How the round ended."""
    by, *accused = (
        fit(names[seat], 230, SMALL)[0] for seat in (ending.by, ending.accused) if seat is not None
    )
    if accused:
        return words("captains-orders-picture-accused", seat=by, accused_seat=accused[0])
    if ending.shown is not None:
        return words("captains-orders-picture-declared", seat=by, rank=ending.shown)
    return words("captains-orders-picture-emptied", seat=by)


def _judged(ending: Ending) -> Panel:
    """A tick if the player who ended the round was right, a cross if wrong, a dash if silent."""
    return stamp("captains_orders", {True: "right", None: "silent", False: "wrong"}[ending.right], 40)


def _row(view: View, ending: Ending, seat: int, name: str, words: Words) -> Panel:
    role = cell(_role(ending, seat, words), LEFT - 94, high=40)
    left = column(
        [
            cell(marks.named(name, LEFT, won=seat in ending.winners, size=34), LEFT, high=40),
            row([role, pieces.coins(view.won[seat])]),
        ]
    )
    cards = grid((_card(rank, rank == ending.lowest) for rank in ending.hands[seat]), ACROSS, 8)
    high = max(left.height, cards.height) + 24
    is_lit = seat in ending.winners
    return frame(ROOM, high, left.at(16, 12), cards.at(LEFT + 30, 14), is_lit=is_lit)


def _role(ending: Ending, seat: int, words: Words) -> Panel:
    """A seat's role: captain, no cards, or a mutineer's points, crossed out after a wrong accusation."""
    match ending.role(seat):
        case "captain":
            captain = label(words("captains-orders-picture-captain"), SMALL, WHITE)
            return row([pieces.hat(WHITE), captain], 6)
        case "emptied":
            return label(words("captains-orders-picture-no-cards"), SMALL, PALE)
        case "mutineer":
            told = words("captains-orders-picture-points", points=ending.points[seat])
            if seat != ending.out:
                return label(told, SMALL, WHITE)
            points = label(told, SMALL, PALE)
            line = kept(points.width + 8, 4, ground=WHITE)
            return panel(points.width, points.height, points.at(0, 0), line.at(-4, points.height / 2 - 1))


def _card(rank: int, lowest: bool) -> Panel:
    card = pieces.face(CARD, rank)
    ring = rect(-4, -4, card.width + 8, card.height + 8, 11, fill=LOWEST) if lowest else ()
    return panel(card.width, card.height, ring, card.at(0, 0))


def _next(view: View, names: Sequence[str], words: Words) -> Panel:
    name, _ = fit(names[view.actor], 340, SMALL)
    told = words("captains-orders-picture-next", round=view.round, name=name)
    return cell(row([marks.lantern(), label(told, 36, GOLD, ROOM - 40)], 10), ROOM, high=50)
