from cogs.notify import service
from cogs.notify.turns import Turns
from sessions import JobKind
from sessions.people.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery


class NotifyCog(Cog, name="notify"):
    deliveries = (delivery(JobKind.TURN, lambda bot, sender: Turns(bot, sender).notify, 10, lasts=True),)
    on_change = (service.store_change,)
    on_set_back = (service.repair_times,)
    personal = (rows("turns", "*", by="table_id"),)


async def setup(bot: Bot) -> None:
    await bot.add_cog(NotifyCog(bot))
