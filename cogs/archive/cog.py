from cogs.archive import clicks, looking, records, sharing
from ui.bot import Bot
from ui.cog import Cog


class ArchiveCog(Cog, name="archive"):
    slash_commands = (clicks.history, looking.show, looking.verify, looking.mine, records.record)
    clicks = (clicks.TurnArchive, clicks.OpenPast, looking.Verify, records.GiveRecord, sharing.Share)


async def setup(bot: Bot) -> None:
    await bot.add_cog(ArchiveCog(bot))
