"""Win shares of computer players, with confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

from msgspec import Struct

CONFIDENCE = 0.95


class WinShare(Struct, frozen=True):
    """A share of matches won, from 0 to 1, with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    matches: int
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:.1%}, by 95 % from {self.low:.1%} to {self.high:.1%}"


def share_of(won: Sequence[Sequence[float]], chance: float) -> WinShare:
    """Compute the share of matches won. `won` has a row per deal with the result of each of its matches.

    Matches of one deal are correlated, so the interval is computed over deals. One more deal with the result
    expected by chance widens the interval: without it, a few deals that went alike would look certain. A
    single deal says nothing.
    """
    results = [result for deal in won for result in deal]
    mean = sum(results) / len(results)
    if len(won) == 1:
        return WinShare(mean, 0.0, 1.0, len(results), 1)
    deals = [*won, [chance] * len(won[0])]
    matches = sum(map(len, deals))
    middle = sum(map(sum, deals)) / matches
    spread = sum(sum(result - middle for result in deal) ** 2 for deal in deals)
    error = sqrt(spread * len(deals) / (len(deals) - 1)) / matches
    reach = _quantile(len(deals) - 1) * error
    return WinShare(
        mean, min(mean, max(0.0, middle - reach)), max(mean, min(1.0, middle + reach)), len(results), len(won)
    )


def _quantile(freedom: int) -> float:
    """Two-sided quantile of Student's t by the Cornish-Fisher expansion: a fifth too small for fewer than 4
    deals."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
