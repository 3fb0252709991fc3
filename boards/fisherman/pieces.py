"""The fish, cards, values, catches and shields of Fisherman."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from boards.art import stamp, symbol
from boards.fisherman.palette import FISH, SHIELDS
from boards.layout import flow, label, panel, row
from boards.look import GOLD, INK, RED, WHITE
from boards.svg import SMALL, Length, group, kept, rect, text
from engine.fisherman.data import KINDS, Card
from engine.fisherman.scoring import Catch
from locales import Words, signed
from raster.panel import Art, Panel

CARD = (162, 180)
"""Width and height of a card in the current trick."""
SMALL_CARD = (64, 90)
"""Width and height of a card in the hand or in a small trick."""


def fish(kind: str, wide: Length, *, fill: str = "") -> Panel:
    """A kind of fish, in its own colour unless another is given. The kinds differ in outline, too."""
    return stamp("fisherman", kind, 1.08 * wide, fill or FISH[kind])


@lru_cache(256)
def card(shown: Card, value: int, words: Words, *, dim: bool = False) -> Panel:
    """A card in the trick: number, fish and name, with its value unless that is 0."""
    kind = words("fisherman-picture-kind", kind=shown.kind)
    wide, high = CARD
    return _paper(
        *CARD,
        text(15, 47, str(shown.number), 64, INK),
        _tag(value, 36).around(wide - 38, 37) if value else (),
        fish(shown.kind, 96).around(wide / 2, 107),
        text(wide / 2, high - 23, kind, 32, INK, "middle", wide - 14),
        opacity="0.55" if dim else None,
    )


@lru_cache(256)
def small_card(shown: Card, value: int = 0, *, dim: bool = False) -> Panel:
    """A small card: its number above its value, or above its fish if the value is 0."""
    wide, _ = SMALL_CARD
    below = _tag(value, 32) if value else fish(shown.kind, 48)
    number = text(wide / 2, 30, str(shown.number), 44, INK, "middle")
    return _paper(*SMALL_CARD, number, below.around(wide / 2, 68), opacity="0.35" if dim else None)


def _paper(wide: Length, high: Length, *art: Art, opacity: str | None) -> Panel:
    """A card of this size."""
    edge = rect(1, 1, wide - 2, high - 2, 0.08 * wide + 2, fill="none", stroke=INK, stroke_width=2)
    paper = symbol("fisherman", "washi", wide - 2, high - 2, 1, 1)
    return kept(wide, high, group(paper, edge, *art, opacity=opacity))


def _tag(value: int, size: Length) -> Panel:
    """A card's value on a label: gold for points won, red for points lost."""
    fill, ink = (GOLD, INK) if value > 0 else (RED, WHITE)
    high = 1.08 * size
    number = text(27, high / 2, signed(value, plus=True), size, ink, "middle")
    return panel(54, high, rect(0, 0, 54, high, 8, fill=fill), number)


@lru_cache
def shield(award: int) -> Panel | None:
    """A shield with its victory points; None without any."""
    if not award:
        return None
    plate = symbol("fisherman", "shield", 36, 48, color=SHIELDS[award], role="presentation")
    return kept(36, 48, plate, text(18, 23, str(award), SMALL, INK, "middle"))


def catches(caught: Sequence[Catch], wide: Length) -> list[Panel]:
    """A seat's catch in lines no wider than `wide`: each kind's fish and numbers."""
    return flow(_by_kind(caught), wide, 14)


def _by_kind(caught: Sequence[Catch]) -> Iterator[Panel]:
    """The fish and numbers of each kind. The kind that costs points has a red background."""
    for kind in KINDS:
        of_kind = [each for each in caught if each.card.kind == kind]
        if of_kind:
            numbers = label(
                " ".join(str(each.number) for each in sorted(each.card for each in of_kind)), 34, WHITE
            )
            costs = of_kind[0].value < 0
            ground = rect(-8, -3, numbers.width + 16, 40, 10, fill=RED) if costs else ()
            yield row([fish(kind, 52), panel(numbers.width + 8, 34, ground, numbers.at(0, 0))], 10)
