"""Lines of pictures for games whose pictures aren't panels yet."""

from math import ceil

from boards.look import *  # noqa: F403
from boards.look import SEA, SWELL, swell
from boards.svg import WIDTH, Length, group
from raster.panel import Art, Drawing, Panel, Placed

Line = tuple[Length, Art]
"""A horizontal strip of a picture: its height and its art."""


def picture(*lines: Line) -> Drawing:
    """The lines stacked on dark water, with a swell at the bottom of the picture."""
    heights = [ceil(height) for height, _ in lines]
    left = sum(heights)
    panels: list[Panel] = []
    for height, (_, art) in zip(heights, lines, strict=True):
        is_covered = all(isinstance(each, Placed) for each in art)
        water = swell(left) if left - height < SWELL and not (art and is_covered) else ()
        panels.append(Panel(WIDTH, height, water + art, ground=SEA))
        left -= height
    return Drawing(tuple(panels))


def spaced(height: Length, art: Art, gap: Length) -> Line:
    """A line with half of `gap` above its art and half below."""
    return height + gap, group(art, y=gap / 2)
