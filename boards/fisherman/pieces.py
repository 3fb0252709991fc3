"""The cards, values, catches and shields of Fisherman."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from boards.art import symbol
from boards.fisherman.fish import fish
from boards.look import BRONZE, GOLD, INK, MARGIN, RED, SILVER, WHITE
from boards.svg import SMALL, WIDTH, Length, group, join, kept, kept_around, path, rect, text
from engine.fisherman.data import KINDS, SHIELDS, Card
from engine.fisherman.scoring import Catch
from locales import Words, signed
from raster.panel import Art, Panel
from raster.text import fit, fit_name, width

CARD = (160, 178)
"""Width and height of a card in the trick."""
SMALL_CARD = (62, 88)
"""Width and height of a card in the hand or in a small trick."""

SHIELD_COLOURS = {SHIELDS["gold"]: GOLD, SHIELDS["silver"]: SILVER, SHIELDS["bronze"]: BRONZE}
SHIELD = 34
"""Width of a shield."""

LINE = 46
"""Height of a line of caught fish."""


def card(x: Length, y: Length, shown: Card, value: int, words: Words, *, dim: bool = False) -> Art:
    """A card in the trick: number, fish and name, with its value unless that is 0."""
    return _card(shown, value, words("fisherman-picture-kind", kind=shown.kind), dim).at(x - 1, y - 1)


@lru_cache(256)
def _card(shown: Card, value: int, kind: str, dim: bool) -> Panel:
    wide, high = CARD
    name, size = fit(kind, wide - 12, 32, SMALL)
    drawn = (
        symbol("fisherman", "washi", wide, high),
        rect(0, 0, wide, high, 14, fill="none", stroke=INK, stroke_width=2),
        text(14, 46, str(shown.number), 64, INK),
        tag(wide - 10, 36, value, 36) if value else (),
        fish(shown.kind, wide / 2, 106, 96),
        text(wide / 2, 156, name, size, INK, "middle"),
    )
    return kept(wide + 2, high + 2, group(*drawn, x=1, y=1, opacity="0.55" if dim else None))


def small_card(x: Length, y: Length, shown: Card, value: int = 0, *, dim: bool = False) -> Art:
    """A small card: its number above its value, or above its fish if the value is 0."""
    return _small_card(shown, value, dim).at(x - 1, y - 1)


@lru_cache(256)
def _small_card(shown: Card, value: int, dim: bool) -> Panel:
    wide, high = SMALL_CARD
    drawn = (
        symbol("fisherman", "washi", wide, high),
        rect(0, 0, wide, high, 9, fill="none", stroke=INK, stroke_width=2),
        text(wide / 2, 29, str(shown.number), 44, INK, "middle"),
        tag(wide / 2 + 27, 67, value, 32) if value else fish(shown.kind, wide / 2, 67, 48),
    )
    return kept(wide + 2, high + 2, group(*drawn, x=1, y=1, opacity="0.35" if dim else None))


def tag(right: Length, middle: Length, value: int, size: Length) -> Art:
    """A card's value on a label: gold for points won, red for points lost."""
    label = signed(value, plus=True)
    wide, high = 54, size * 1.08
    return rect(right - wide, middle - high / 2, wide, high, 8, fill=GOLD if value > 0 else RED) + text(
        right - wide / 2, middle, label, size, INK if value > 0 else WHITE, "middle"
    )


def pill(x: Length, middle: Length, label: str, room: Length, fill: str, ink: str) -> Art:
    """A rounded label with text, centred on (x, middle)."""
    label, size = fit(label, room - 28, SMALL)
    wide = width(label, size) + 28
    return kept_around(
        wide + 2,
        42,
        rect(-wide / 2, -20, wide, 40, 20, fill=fill, stroke=INK, stroke_width=2),
        text(0, 0, label, size, ink, "middle"),
    ).around(x, middle)


def shield(x: Length, middle: Length, award: int) -> Art:
    """A shield with its victory points, its left end at `x`. Empty if the award is 0."""
    return _shield(award).at(x - 1, middle - 24) if award else ()


@lru_cache
def _shield(award: int) -> Panel:
    shape = "M17 -22C10 -17 4 -16 0 -16V0C0 11 7 18 17 23C27 18 34 11 34 0V-16C30 -16 24 -17 17 -22Z"
    return kept(
        SHIELD + 2,
        48,
        group(
            path(shape, fill=SHIELD_COLOURS[award], stroke=INK, stroke_width=2),
            text(SHIELD / 2, -1, str(award), SMALL, INK, "middle"),
            x=1,
            y=24,
        ),
    )


def shields(right: Length, middle: Length, awards: Sequence[int]) -> Art:
    """The shields won so far, side by side, with their right end at `right`."""
    won = [award for award in awards if award]
    start = right - len(won) * (SHIELD + 4) + 4
    return join(shield(start + place * (SHIELD + 4), middle, award) for place, award in enumerate(won))


def catches(caught: Sequence[Catch], room: Length) -> list[Art]:
    """A seat's catch in lines no wider than `room`: each kind's fish and numbers."""
    lines: list[list[Art]] = []
    x: Length = 0
    for drawn, wide in _by_kind(caught):
        if not lines or x + wide > room:
            lines.append([])
            x = 0
        lines[-1].append(group(drawn, x=x))
        x += wide + 14
    return [join(line) for line in lines]


def _by_kind(caught: Sequence[Catch]) -> Iterator[tuple[Art, Length]]:
    """The fish and numbers of each kind, vertically centred on 0, with the width of the drawing.

    The kind that costs points has a red background.
    """
    for kind in KINDS:
        of_kind = [each for each in caught if each.card.kind == kind]
        if of_kind:
            label = " ".join(str(card.number) for card in sorted(each.card for each in of_kind))
            wide = width(label, 34)
            costs = of_kind[0].value < 0
            ground = rect(58, -20, wide + 16, 40, 10, fill=RED) if costs else ()
            yield ground + text(66, 0, label, 34, WHITE) + fish(kind, 26, 0, 52), wide + 74


def head(left: str, say: Callable[[str], str], name: str) -> Art:
    """The header of a picture: the state of the game on the left, a player's action on the right."""
    label, size = fit_name(say, name, WIDTH - 2 * MARGIN - 36 - width(left, 42), 36, SMALL)
    return text(MARGIN + 4, 44, left, 42, WHITE) + text(WIDTH - MARGIN - 4, 44, label, size, GOLD, "end")
