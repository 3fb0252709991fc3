from cogs.notify import service
from cogs.notify.turns import Turns
from sessions.jobs.job import TURN_JOB, Rank
from sessions.messages import ASKING_MESSAGE
from sessions.privacy.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery
from ui.table.calls import Call, TimeShown


class NotifyCog(Cog, name="notify"):
    deliveries = (
        delivery(TURN_JOB, lambda bot, sender: Turns(bot, sender).notify, 10, lasts=True, rank=Rank.CALLS),
    )
    calls = (
        Call(service.CALL_MESSAGE, TimeShown.MOVE),
        Call(service.REMINDER_MESSAGE, TimeShown.MOVE),
        Call(ASKING_MESSAGE, TimeShown.MOVE),
    )
    on_change = (service.update_turns,)
    on_set_back = (service.repair_times,)
    personal = (rows("turns", "*", by="table_id"),)


async def setup(bot: Bot) -> None:
    await bot.add_cog(NotifyCog(bot))
