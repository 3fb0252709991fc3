"""Measures the panels of a game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from statistics import median

from ui.sheet.layout import Sheet
from ui.sheet.size import GAP, SCREEN_HEIGHT, TEXT_WIDTH, Size

SIZE = re.compile(r'<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"')
MAX_MEDIAN_HEIGHT = 1.5 * SCREEN_HEIGHT
"""Maximum median height of the turns' panels: 1.5 screens of a phone, in pixels."""


@dataclass
class Measured:
    """Measurements of one game's panels in one language."""

    high: list[int] = field(default_factory=list)
    components: list[int] = field(default_factory=list)
    letters: list[int] = field(default_factory=list)

    def add(self, sheet: Sheet) -> None:
        """Measure a panel whose pictures are SVG."""
        size = Size.of(sheet.items)
        self.high.append(size.pixels + sum(picture_height(file.fp.read()) for file in sheet.files))
        self.components.append(size.components)
        self.letters.append(size.letters)

    @property
    def typical(self) -> float:
        """The median height of a turn's panel in pixels."""
        return median(self.high)

    def __str__(self) -> str:
        return (
            f"{len(self.high)} panels, typically {self.typical:.0f} px high, at most {max(self.high)} px, "
            f"{max(self.components)} components, {max(self.letters)} characters"
        )


def picture_height(svg: bytes) -> int:
    """The height of a picture on a phone in pixels, including the gap below it."""
    size = SIZE.match(svg.decode())
    assert size is not None
    return round(TEXT_WIDTH * float(size[2]) / float(size[1])) + GAP
