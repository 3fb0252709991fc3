from cogs.seek import service
from cogs.seek.clicks import Seek, Unseek, seek
from sessions.jobs.setback import clamped
from sessions.people.personal import rows
from ui.feature import Feature

FEATURE = Feature(
    "seek",
    clicks=[Seek, Unseek],
    commands=[seek],
    on_change=[service.store_change],
    on_set_back=[clamped("seekers", "since")],
    personal=[rows("seekers", "server, game, pace, rated, since", by="since", section="wishes")],
)
