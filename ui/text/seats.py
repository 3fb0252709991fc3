"""What the seats of a table are called."""

from locales import Words
from sessions import Seat
from ui.text.markdown import escaped


def seat_name(seat: Seat, words: Words) -> str:
    """Who sits there, for a sentence: computer players are marked, and those who play for somebody."""
    name = escaped(seat.name)
    if seat.computer is None:
        return name
    return words("seat-stand-in" if seat.person else "seat-computer", name=name, level=seat.computer)
