from cogs.follow import service
from cogs.follow.clicks import ChooseInterest, ChoosePlace, Follow, Unfollow, follow, private, unfollow
from cogs.follow.news import News
from cogs.follow.service import NEWS_JOB
from sessions.messages import Recorder
from sessions.privacy.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery


class FollowCog(Cog, name="follow"):
    clicks = (Follow, ChooseInterest, ChoosePlace, Unfollow)
    slash_commands = (follow, unfollow, private)
    deliveries = (delivery(NEWS_JOB, lambda bot, sender: News(bot, sender).tell, 5),)
    recorders = (Recorder(service.NEWS_MESSAGE, service.record_news, service.is_news_recorded),)
    on_change = (service.schedule_news,)
    personal = (
        rows("followers", 'table_id AS "table", what, place, notified', by="table_id", section="follows"),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(FollowCog(bot))
