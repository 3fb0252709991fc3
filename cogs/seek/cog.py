from cogs.seek import service
from cogs.seek.clicks import Seek, Unseek, seek
from cogs.seek.meeting import Meetings
from sessions import JobKind
from sessions.jobs.setback import clamped
from sessions.people.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery


class SeekCog(Cog, name="seek"):
    clicks = (Seek, Unseek)
    slash_commands = (seek,)
    deliveries = (
        delivery(JobKind.FOUND, lambda bot, sender: Meetings(bot, sender).tell, 5),
        delivery(JobKind.SEEK, lambda bot, sender: Meetings(bot, sender).show, 5),
    )
    on_change = (service.store_change,)
    on_set_back = (clamped("seekers", "since"),)
    personal = (rows("seekers", "server, game, pace, rated, since", by="since", section="wishes"),)


async def setup(bot: Bot) -> None:
    await bot.add_cog(SeekCog(bot))
