"""All features of the bot."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.admin.feature import FEATURE as ADMIN
from cogs.archive.feature import FEATURE as ARCHIVE
from cogs.board.feature import FEATURE as BOARD
from cogs.clock.feature import FEATURE as CLOCK
from cogs.follow.feature import FEATURE as FOLLOW
from cogs.guess.feature import FEATURE as GUESS
from cogs.help.feature import FEATURE as HELP
from cogs.learn.feature import FEATURE as LEARN
from cogs.lobby.feature import FEATURE as LOBBY
from cogs.notify.feature import FEATURE as NOTIFY
from cogs.play.feature import FEATURE as PLAY
from cogs.privacy.feature import FEATURE as PRIVACY
from cogs.rated.feature import FEATURE as RATED
from cogs.replay.feature import FEATURE as REPLAY
from cogs.review.feature import FEATURE as REVIEW
from cogs.seek.feature import FEATURE as SEEK
from cogs.settings.feature import FEATURE as SETTINGS
from cogs.tournament.feature import FEATURE as TOURNAMENT
from sessions import JobKind, Kind, core
from sessions.house import House
from ui.bot import Bot
from ui.clicks import Clicks
from ui.discord_errors import hold_requests
from ui.feature import Feature
from ui.sender import Sender

FEATURES: Sequence[Feature] = (
    ADMIN,
    ARCHIVE,
    BOARD,
    CLOCK,
    FOLLOW,
    RATED,  # The end lines of RATED come before those of GUESS.
    GUESS,
    HELP,
    LEARN,
    LOBBY,
    NOTIFY,
    PLAY,
    PRIVACY,
    REPLAY,
    REVIEW,
    SEEK,
    SETTINGS,
    TOURNAMENT,
)
CLICKS = Clicks(click for feature in FEATURES for click in feature.clicks)


def furnish(house: House) -> None:
    """Register the features' steps, repairs, personal rows, and jobs that don't need Discord with a house."""
    house.steps = (
        *core.ORDERED_STEPS,
        *(step for each in FEATURES for step in each.on_change),
        *core.FINAL_STEPS,
    )
    house.repairs = tuple(repair for each in FEATURES for repair in each.on_set_back)
    house.personal = (*core.PERSONAL, *(rows for each in FEATURES for rows in each.personal))
    for jobs in (core.HOUSE_JOBS, *(each.jobs for each in FEATURES)):
        house.jobs.kinds |= {kind: make(house) for kind, make in jobs.items()}


def deliveries_of(bot: Bot, sender: Sender) -> dict[JobKind, Kind]:
    """All features' jobs that bring messages up to date."""
    hold_requests(bot.http, bot.house.jobs.blockade)
    return {kind: make(bot, sender) for feature in FEATURES for kind, make in feature.deliveries.items()}
