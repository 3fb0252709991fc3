from cogs.seek import service
from cogs.seek.clicks import Seek, Unseek, seek
from cogs.seek.meeting import Meetings
from sessions import JobKind
from sessions.jobs.setback import clamped
from sessions.people.personal import rows
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "seek",
    clicks=[Seek, Unseek],
    commands=[seek],
    deliveries={
        JobKind.FOUND: delivery(lambda bot, sender: Meetings(bot, sender).tell, 5),
        JobKind.SEEK: delivery(lambda bot, sender: Meetings(bot, sender).show, 5),
    },
    on_change=[service.store_change],
    on_set_back=[clamped("seekers", "since")],
    personal=[rows("seekers", "server, game, pace, rated, since", by="since", section="wishes")],
)
