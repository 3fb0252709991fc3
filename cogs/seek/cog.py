from cogs.seek import service
from cogs.seek.clicks import Seek, Unseek, seek
from cogs.seek.meeting import Meetings
from cogs.seek.service import FOUND_JOB, SEEK_JOB
from sessions.departures import rows_of_server
from sessions.jobs.job import OF_SERVER
from sessions.jobs.setback import clamped
from sessions.messages import Recorder
from sessions.privacy.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery
from ui.table.calls import Call, TimeShown


class SeekCog(Cog, name="seek"):
    clicks = (Seek, Unseek)
    slash_commands = (seek,)
    deliveries = (
        delivery(FOUND_JOB, lambda bot, sender: Meetings(bot, sender).tell, 5),
        delivery(SEEK_JOB, lambda bot, sender: Meetings(bot, sender).show, 5, home=OF_SERVER),
    )
    calls = (Call(service.FOUND_MESSAGE, TimeShown.PACE),)
    recorders = (Recorder(service.SEEK_MESSAGE, service.record_notice, service.is_notice_recorded),)
    on_change = (service.drop_wishes,)
    on_set_back = (clamped("seekers", "since"),)
    on_departure = (rows_of_server("seekers", "seekers_shown"),)
    personal = (
        rows("seekers", "server, game, pace, rated, since", by="since", section="wishes", named=True),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(SeekCog(bot))
