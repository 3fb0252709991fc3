"""The pictures of Captain's Orders."""

from collections.abc import Sequence

from boards.captains_orders import ended, own, running, told
from boards.picture import Picture, drawable_names
from engine.captains_orders.view import View
from locales import Words

TELLS = frozenset({"showed"})


def table(view: View, names: Sequence[str], words: Words) -> Picture:
    """What lies open: the table; between two rounds and after the last, how the round ended."""
    draw, tell = (ended.draw, told.ended) if _between_rounds(view) else (running.draw, told.running)
    return Picture(draw(view, drawable_names(names, words), words), tell(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """One's own cards, and the cards that one has seen go. ValueError for a spectator's view."""
    if view.hand is None:
        raise ValueError("a spectator has no hand")
    return Picture(own.draw(view, drawable_names(names, words), words), told.hand(view, names, words))


def _between_rounds(view: View) -> bool:
    """A round has ended and nothing has happened since."""
    touched = view.order or view.former_orders or view.transfers or view.step != "turn"
    return view.over or (view.ending is not None and not touched)
