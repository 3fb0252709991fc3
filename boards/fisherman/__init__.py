"""The pictures of Fisherman."""

from collections.abc import Sequence

from boards.fisherman import ended, own, running, told
from boards.picture import Picture, drawable_names
from engine.fisherman.view import View
from locales import Words

TELLS = frozenset({"placed"})


def table(view: View, names: Sequence[str], words: Words) -> Picture:
    """What lies open: rules, trick, catches; between two contests and at the end, how the last one ended."""
    draw, tell = (ended.draw, told.ended) if _between_contests(view) else (running.draw, told.running)
    return Picture(draw(view, drawable_names(names, words), words), tell(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """One's own cards, and which may be played to what lies there. ValueError for a spectator's view."""
    if view.hand is None:
        raise ValueError("a spectator has no hand")
    return Picture(own.draw(view, drawable_names(names, words), words), told.hand(view, words))


def _between_contests(view: View) -> bool:
    """A contest has ended, and no card has been played since."""
    return view.over or bool(view.history and not view.trick and view.tricks_left == view.tricks)
