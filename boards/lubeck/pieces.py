"""The pawns, ships and cards of Lübeck."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from boards import marks
from boards.art import symbol
from boards.layout import column, flow, panel, row
from boards.look import GOLD, INK, PAPER, WHITE
from boards.lubeck.palette import DOUBLE, EFFECT, OWN_SAIL, PAWNS, SAIL
from boards.svg import SMALL, Length, circle, element, group, kept, kept_around, path, rect, text
from engine.lubeck.data import Card
from locales import Words
from raster.panel import Art, Panel
from raster.text import width

PAWN = 26
"""Width and height of the space for one pawn on a ship."""
MAST = 28
"""Width of the part of a ship below its sail, where the ship's number stands."""
BOW = 4
SHIP = 36
"""Height of a ship with one row of pawns."""
HULL = 15
"""Height of a ship's hull. The deck is `DECK` below the hull's upper edge."""
DECK = 4
END = 13.5
"""Width of a ship's bow or stern."""

CHIP = 46
"""Height of a card."""
GAP = 6
"""Pixels between two cards."""
_NAME = 49
"""The x coordinate of a card's name, after its value or sign."""
LETTERS = 3
"""Number of letters of a city's name shown where space is short. The letters identify the city."""
NEW = panel(26, 26, marks.star(13, 13, 13, GOLD))
"""Mark on a card that is new this round."""


@lru_cache
def pawn(seat: int, size: Length = 30) -> Panel:
    """A seat's pawn."""
    colour, shape = PAWNS[seat]
    scale = f"scale({size / 30:.2f})"
    drawn = path(shape, fill=colour, stroke=INK, stroke_width=3, stroke_linejoin="round", transform=scale)
    return kept_around(1.2 * size, 1.2 * size, drawn)


def ship_size(pawns: int, abreast: int) -> tuple[float, float]:
    """Width and height of a ship with this many pawns, in rows of up to `abreast`."""
    rows = max(1, -(-pawns // abreast))
    return MAST + BOW + min(pawns, abreast) * PAWN, SHIP + (rows - 1) * PAWN


@lru_cache(256)
def ship(number: int, pawns: tuple[int, ...] = (), abreast: int = 1, *, mine: bool = False) -> Panel:
    """A cog with its number on the sail and the pawns of these seats on deck."""
    wide, high = ship_size(len(pawns), abreast)
    deck = high - HULL + DECK
    aboard = [
        pawn(seat, 22).around(MAST + (place % abreast + 0.5) * PAWN, deck - 11 - place // abreast * PAWN)
        for place, seat in enumerate(pawns)
    ]
    hull = (
        symbol("lubeck", "stern", END, HULL, 0, high - HULL),
        symbol("lubeck", "planks", wide - 2 * END, HULL, END, high - HULL),
        symbol("lubeck", "bow", END, HULL, wide - END, high - HULL),
    )
    return kept(
        wide,
        high,
        element("g", *hull, color=OWN_SAIL if mine else WHITE),
        symbol("lubeck", "sail", MAST, deck, color=OWN_SAIL if mine else SAIL),
        text(MAST / 2, deck / 2, str(number), SMALL, INK, "middle"),
        *aboard,
    )


@lru_cache(256)
def _chip(card: Card, name: str, dim: bool) -> Panel:
    """A card on its side: its value or the sign of its effect, then its name."""
    wide = _NAME + (width(name, SMALL) + 10 if name else 0)
    drawn = group(
        rect(0, 0, wide, CHIP, 9, fill=PAPER, stroke=INK, stroke_width=2),
        _sign(card),
        text(_NAME, CHIP / 2, name, SMALL, INK) if name else (),
        x=1,
        y=1,
        opacity="0.4" if dim else None,
    )
    return kept(wide + 2, CHIP + 2, drawn)


def chips(
    cards: Sequence[Card],
    words: Words,
    room: Length,
    dim: Collection[Card] = (),
    fresh: int = 0,
    *,
    short: bool = False,
) -> Panel:
    """Cards side by side in lines no wider than `room`.

    The last `fresh` cards have the mark for new ones beside them. `short` cuts city names to their first
    letters and drops other names.
    """
    drawn = (
        row([_chip(card, _name(card, words, short), card in dim), NEW if left <= fresh else None], 3)
        for card, left in zip(cards, range(len(cards), 0, -1), strict=True)
    )
    return column(flow(drawn, room, GAP - 2), GAP - 2)


def _name(card: Card, words: Words, short: bool) -> str:
    """The text on a card. `short` cuts it to the city's first letters, or to "" if the card has no city."""
    if card.city:
        return words("lubeck-part-city", value=card.city)[: LETTERS if short else None]
    return "" if short else words(f"lubeck-picture-{card.kind}")


def _sign(card: Card) -> Art:
    """A trade card's value on a gold disc, or the sign of an extra card's effect on a dark field."""
    middle = CHIP / 2
    if card.kind == "trade":
        disc = circle(24, middle, 18, fill=GOLD, stroke=INK, stroke_width=2)
        return disc + text(24, middle, str(card.value), 32, INK, "middle")
    is_double = card.kind == "double"
    field = symbol("lubeck", card.kind, 38, 36, 5, 5, color=DOUBLE if is_double else EFFECT)
    return field + (text(32, middle, "2", SMALL, WHITE, "middle") if is_double else ())


def large_sign(card: Card) -> Art:
    """The sign of a card's value or effect, centred on (0, 0) and about 60 wide."""
    return element("g", _sign(card), transform=f"scale(1.6) translate(-24 {-CHIP / 2})")
