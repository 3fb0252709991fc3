"""All features of the bot."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.clock.feature import FEATURE as CLOCK
from cogs.guess.feature import FEATURE as GUESS
from cogs.lobby.feature import FEATURE as LOBBY
from cogs.play.feature import FEATURE as PLAY
from ui.clicks import Clicks
from ui.feature import Feature

FEATURES: Sequence[Feature] = (CLOCK, GUESS, LOBBY, PLAY)
CLICKS = Clicks(click for feature in FEATURES for click in feature.clicks)
