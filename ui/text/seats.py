"""Names for seats."""

from locales import Words
from sessions import Seat
from ui.text.markdown import escaped


def seat_name(seat: Seat, words: Words) -> str:
    """The name of a seat's player, for a sentence. Computer players and substitutes are marked."""
    name = escaped(seat.name)
    if seat.computer is None:
        return name
    return words("seat-stand-in" if seat.person else "seat-computer", name=name, level=seat.computer)
