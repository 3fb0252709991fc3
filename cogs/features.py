"""All features of the bot."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.guess.feature import FEATURE as GUESS
from cogs.tournament.feature import FEATURE as TOURNAMENT
from ui.clicks import Clicks
from ui.feature import Feature

FEATURES: Sequence[Feature] = (GUESS, TOURNAMENT)
CLICKS = Clicks(click for feature in FEATURES for click in feature.clicks)
