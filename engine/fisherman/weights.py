"""What sensible players go by when they choose a card: see `habits.py`. The weights make as likely as can be
what clever players did in 2,500 contests (a conditional logit).
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """What each trait of a card adds to the leaning to play it."""

    value: float
    """For each point of its value."""
    trump: float
    strength: float
    """From 0 for the weakest of its kind to this for the strongest."""
    favourite: float
    strength_of_favourite: float
    strength_of_trump: float
    takes: float
    """If it would win the trick as it lies."""
    takes_value: float
    """For each point of such a trick, with what others are expected to add."""
    takes_stronger: float
    """For each stronger card of its kind that others may hold, if it would win the trick as it lies."""
    takes_value_stronger: float
    """The same, times the points."""
    safe: float
    """If no card of its kind can take the trick from it."""
    safe_value: float
    stronger_out: float
    """For each stronger card of its kind that others may hold."""
    stronger_held: float
    """For each that the player holds."""
    held: float
    """For each card of its kind that the player holds."""
    single: float
    others: float
    """For each card of its kind that others may hold."""
    last_of_kind: float
    """If they hold none."""


BY_ITSELF = Weights._fields.index("takes")
"""So many of the weights hang on the card and the rules alone."""
LEADING, FOLLOWING, DISCARDING = 0, 3, 4
"""Places of WEIGHTS: for who leads; for the last to follow (before it, those who follow with two and with one
player behind them); for who holds none of the led kind."""

WEIGHTS = {
    3: (
        Weights(
            0.17,
            0.88,
            1.08,
            0.03,
            0.36,
            -3.22,
            0,
            -0.29,
            0.25,
            0.02,
            -0.32,
            0.29,
            0.25,
            -0.4,
            0.07,
            0.01,
            -0.41,
            0.44,
        ),
        Weights(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        Weights(
            -0.25, 0, 0.72, 0, -0.64, -0.48, -1.37, 1.31, 0.07, -0.19, -0.21, -0.12, 0.58, -0.79, 0, 0, 0, 0
        ),
        Weights(
            -0.42, 0, 0.48, 0, -2.05, 3.15, -0.93, 0.93, 0.07, 0.37, -0.93, 0.93, 0.65, -0.91, 0, 0, 0, 0
        ),
        Weights(
            -0.31,
            0.36,
            -0.52,
            0.75,
            -0.63,
            2.31,
            -0.71,
            1.62,
            -0.56,
            0.17,
            0.21,
            -0.29,
            0.54,
            -1.15,
            0.3,
            0.29,
            -0.17,
            0.2,
        ),
    ),
    4: (
        Weights(
            0.34,
            1.04,
            1.15,
            0.35,
            -0.16,
            -3.39,
            0,
            -0.27,
            0.19,
            0,
            -0.32,
            0.26,
            0.19,
            -0.36,
            0.05,
            -0.14,
            -0.3,
            0.54,
        ),
        Weights(-0.43, 0, 0.55, 0, -1.8, -3.59, -1.2, 1.05, 0.24, -0.21, 0.05, 0.67, 0.45, -0.8, 0, 0, 0, 0),
        Weights(
            -0.63, 0, -0.58, 0, -1.11, 1.23, -0.56, 2.3, -0.01, -0.36, -0.36, -0.06, 0.45, -0.88, 0, 0, 0, 0
        ),
        Weights(
            -0.64, 0, -0.69, 0, -1.05, 2.26, -0.51, 1.45, 0.18, 0.23, -0.51, 1.45, 0.56, -0.98, 0, 0, 0, 0
        ),
        Weights(
            -0.06,
            -0.01,
            -0.77,
            0.7,
            -0.46,
            1.73,
            -0.63,
            1.47,
            -0.25,
            0.09,
            0.55,
            -0.3,
            0.32,
            -0.87,
            0.28,
            0.37,
            -0.14,
            0.4,
        ),
    ),
}
"""By the number of seats."""
