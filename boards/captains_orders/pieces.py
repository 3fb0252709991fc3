"""Marks of Captain's Orders: dealer, whose turn, rounds won, captain."""

from boards.look import GOLD, INK, PALE, WHITE
from boards.svg import Length, circle, group, path, text

ROUNDS = 3
"""Rounds won that win the match."""


COINS = 92
"""How wide a row of them is."""


def coins(x: Length, middle: Length, won: int) -> str:
    """Rounds won: gold coins with a star; what is still missing, empty rings. `x` is the left end."""
    return "".join(
        coin(x + 13 + 33 * place, middle)
        if place < won
        else circle(
            x + 13 + 33 * place, middle, 10, fill="none", stroke=PALE, stroke_width=3, stroke_opacity="0.6"
        )
        for place in range(ROUNDS)
    )


def coin(x: Length, y: Length) -> str:
    return circle(x, y, 14, fill=GOLD) + star(x, y, 10, INK)


def star(x: Length, y: Length, radius: Length, fill: str) -> str:
    """A five-pointed star."""
    points = "M0 -1L.24 -.32.95 -.31.38 .12.59 .81 0 .4 -.59 .81 -.38 .12 -.95 -.31 -.24 -.32Z"
    return path(points, fill=fill, transform=f"translate({x} {y}) scale({radius})")


def dealer(x: Length, y: Length) -> str:
    """The dealer's mark: a round token with a D."""
    return circle(x, y, 19, fill=WHITE, stroke=INK, stroke_width=2) + text(x, y, "D", 30, INK, "middle")


def pointer(x: Length, y: Length, fill: str) -> str:
    """Whose turn it is: a triangle that points at the name after it; `x` is its left end."""
    return path("M0 -14L22 0L0 14Z", fill=fill, transform=f"translate({x} {y})")


def hat(x: Length, y: Length, fill: str) -> str:
    """A captain: a cocked hat, 56 wide, around (x, y)."""
    shape = (
        "M-30 12C-24 8 -22 0 -17 -6C-9 -20 9 -20 17 -6C22 0 24 8 30 12C18 17 10 8 0 8C-10 8 -18 17 -30 12Z"
    )
    return group(path(shape, fill=fill), star(0, -3, 9, INK), x=x, y=y)
