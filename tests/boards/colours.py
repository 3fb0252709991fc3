"""Colour perception: contrast, distance, and the three kinds of colour blindness."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

BLINDNESS: dict[str, tuple[Triple, Triple, Triple] | None] = {
    "none": None,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices from linear RGB to perceived linear RGB, from Machado, Oliveira and Fernandes (2009)."""
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def linear(colour: str) -> Triple:
    """Convert "#rrggbb" to linear RGB, 0 to 1."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: Triple) -> float:
    """The relative luminance of linear RGB, as WCAG defines it."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def contrast(one: Triple, other: Triple) -> float:
    """The WCAG contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def distance(one: str, other: str, blindness: str = "none") -> float:
    """The CIEDE2000 distance between two colours as seen with a kind of colour blindness."""
    return _ciede2000(_lab(_seen(one, blindness)), _lab(_seen(other, blindness)))


def least_distance(one: str, other: str) -> float:
    """The smallest distance between two colours for any kind of colour vision."""
    return min(distance(one, other, blindness) for blindness in BLINDNESS)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _seen(colour: str, blindness: str) -> Triple:
    matrix, rgb = BLINDNESS[blindness], linear(colour)
    return rgb if matrix is None else _times(matrix, rgb)


def _times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    first, second, third = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, vector, strict=True)))) for row in matrix
    )
    return first, second, third


def _lab(rgb: Triple) -> Triple:
    x, y, z = (
        _cube_root(sum(a * b for a, b in zip(row, rgb, strict=True)) / white)
        for row, white in zip(_TO_XYZ, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _ciede2000(one: Triple, other: Triple) -> float:
    """CIEDE2000 as given by Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    delta_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    c, lightness = (c1 + c2) / 2, (l1 + l2) / 2
    hue = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.2 * cos(radians(4 * hue - 63))
    )
    rotation = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    by_lightness = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * c)
    by_hue = delta_h / (1 + 0.015 * c * t)
    return sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)
