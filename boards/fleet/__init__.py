"""The pictures of Fleet."""

from collections.abc import Sequence

from boards.fleet import ended, own, running, single, told
from boards.picture import Picture, drawable_names
from engine.fleet.view import View
from locales import Words

TELLS = frozenset({"displayed", "done-launching", "done-hiring", "round-ended", "scored", "traded"})


def table(view: View, names: Sequence[str], words: Words) -> Picture:
    """What lies open: licences on offer, bids, fleets; at the end, how they have scored."""
    draw, tell = (ended.draw, told.ended) if view.over else (running.draw, told.running)
    return Picture(draw(view, drawable_names(names, words), words), tell(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """One's own cards and fleet. ValueError for a spectator's view."""
    if view.hand is None:
        raise ValueError("a spectator has no hand")
    return Picture(own.draw(view, words), told.hand(view, words))


def board(view: View, seat: int, names: Sequence[str], words: Words) -> Picture:
    """One player's fleet alone, larger."""
    name = drawable_names(names, words)[seat]
    return Picture(single.draw(view, seat, name, words), told.alone(view, seat, names[seat], words))
