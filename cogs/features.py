"""All features of the bot."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.admin.feature import FEATURE as ADMIN
from cogs.follow.feature import FEATURE as FOLLOW
from cogs.guess.feature import FEATURE as GUESS
from cogs.privacy.feature import FEATURE as PRIVACY
from cogs.rated.feature import FEATURE as RATED
from cogs.seek.feature import FEATURE as SEEK
from cogs.settings.feature import FEATURE as SETTINGS
from ui.clicks import Clicks
from ui.feature import Feature

FEATURES: Sequence[Feature] = (ADMIN, FOLLOW, GUESS, PRIVACY, RATED, SEEK, SETTINGS)
CLICKS = Clicks(click for feature in FEATURES for click in feature.clicks)
