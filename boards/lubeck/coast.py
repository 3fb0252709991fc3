"""The coasts of the North Sea and the Baltic.

The map isn't accurate: lands are stretched so that each port has room for its ships and routes don't overlap.
North is up.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from boards.art import symbol
from boards.svg import WIDTH, join, path, rect
from raster.panel import Art

Point = tuple[float, float]

HEIGHT = 800
"""Height of the chart; its width is the picture's."""

_BRITAIN = (
    (-200, 700),
    (-60, 720),
    (-12, 764),
    (24, 778),
    (70, 772),
    (130, 786),
    (170, 812),
    (120, 860),
    (-200, 900),
)
_CONTINENT = (
    *((208, 874), (178, 800), (190, 770), (213, 766), (227, 714), (230, 600), (228, 520), (220, 446)),
    *((206, 412), (186, 388), (173, 362), (158, 342), (144, 338), (156, 326), (178, 330), (194, 338)),
    *((192, 352), (206, 364), (251, 379), (317, 400), (336, 423), (379, 430), (403, 427), (426, 425)),
    *((464, 453), (512, 491), (534, 490), (566, 496), (596, 515), (618, 540), (628, 530), (617, 500)),
    *(
        (614, 470),
        (610, 440),
        (609, 380),
        (606, 330),
        (610, 296),
        (618, 280),
        (618, 240),
        (615, 180),
        (608, 138),
    ),
    *((606, 80), (641, 32), (708, 19), (921, 32), (1007, 849)),
)
_SCANDINAVIA = (
    *(
        (442, -66),
        (430, 43),
        (472, 63),
        (487, 112),
        (466, 191),
        (429, 230),
        (432, 288),
        (438, 332),
        (447, 377),
    ),
    *(
        (396, 365),
        (398, 383),
        (374, 382),
        (334, 364),
        (300, 340),
        (270, 326),
        (262, 311),
        (246, 263),
        (239, 221),
    ),
    *((217, 154), (209, 215), (188, 232), (154, 250), (110, 238), (66, 183), (46, 123), (27, 53), (23, -3)),
    (24, -92),
)
_FINLAND = ((949, -40), (769, -38), (677, -22), (610, 8), (584, 2), (563, -22), (578, -110), (986, -149))
_ISLANDS = (
    ((291, 344), (316, 359), (336, 382), (295, 372), (254, 353), (277, 352)),  # Zealand
    ((296, 381), (356, 402), (349, 391), (311, 380)),  # Lolland
    ((242, 353), (266, 366), (246, 365), (222, 354)),  # Funen
    ((509, 277), (525, 268), (526, 315), (515, 348), (496, 311)),  # Gotland
    ((458, 312), (464, 342), (464, 382), (448, 343)),  # Öland
    ((437, 407), (467, 427), (456, 427)),  # Bornholm
)
_LANDS = (_BRITAIN, _CONTINENT, _SCANDINAVIA, _FINLAND, *_ISLANDS)

_LAND = "#cdbb8f"
_SHORE = "#f0e2bb"
_HILLS = "#b49f6c"
ROSE = 62
"""Radius of the compass rose."""
_ROSE_AT = (318, 84)
"""Centre of the compass rose, clear of ships, names and routes."""
WATER = "#1d567a"
_WATERLINES = ((40, "#276a90"), (37, WATER), (24, "#3078a0"), (20, WATER), (12, "#4a91b5"))
"""Width and colour of the lines along the shores, the widest at the bottom."""


_BEYOND = 12
"""Pixels by which lands exceed the chart, so that no shore is drawn along its edges."""


@lru_cache(maxsize=1)
def coast() -> Art:
    """Water, land, rhumb lines and the compass rose."""
    shores = "".join(map(_closed, _LANDS))
    return (
        rect(0, 0, WIDTH, HEIGHT, fill=WATER)
        + join(
            path(shores, fill="none", stroke=ink, stroke_width=wide, stroke_linejoin="round")
            for wide, ink in _WATERLINES
        )
        + path(shores, fill=_LAND, stroke=_SHORE, stroke_width=3, stroke_linejoin="round")
        + path(shores, fill="none", stroke=_HILLS, stroke_width=1.5, transform="translate(3 4)")
        + _rhumb_lines()
        + symbol("lubeck", "rose", 2 * ROSE, 2 * ROSE, _ROSE_AT[0] - ROSE, _ROSE_AT[1] - ROSE)
    )


def _rhumb_lines() -> Art:
    """Lines in 32 compass directions, from the rose to the edges of the chart."""
    x, y = _ROSE_AT
    lines = ""
    for number in range(32):
        right, up = sin(number * pi / 16), cos(number * pi / 16)
        lines += f"M{x + ROSE * right:.0f} {y - ROSE * up:.0f}l{WIDTH * 2 * right:.0f} {-WIDTH * 2 * up:.0f}"
    return path(lines, fill="none", stroke=_SHORE, stroke_width=1.5, stroke_opacity="0.3")


def _closed(points: Sequence[Point]) -> str:
    """A smooth closed path through points, as SVG path data."""
    around = [*points[-1:], *points, *points[:2]]
    line = [_kept(*point) for point in spline(around)]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in dict.fromkeys(line)) + "Z"


def _kept(x: float, y: float) -> Point:
    """A point moved to within `_BEYOND` of the chart."""
    return min(max(x, -_BEYOND), WIDTH + _BEYOND), min(max(y, -_BEYOND), HEIGHT + _BEYOND)


def spline(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Points on a Catmull-Rom spline, from the second to the last but one of `points`.

    Each segment has `steps` points.
    """
    curve = [points[1]]
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        curve += [
            (_blend(a[0], b[0], c[0], d[0], step / steps), _blend(a[1], b[1], c[1], d[1], step / steps))
            for step in range(1, steps + 1)
        ]
    return curve


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
