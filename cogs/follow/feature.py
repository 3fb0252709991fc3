from cogs.follow import service
from cogs.follow.clicks import ChooseInterest, ChoosePlace, Follow, Unfollow, follow, private, unfollow
from cogs.follow.news import News
from sessions import JobKind
from sessions.people.personal import rows
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "follow",
    clicks=[Follow, ChooseInterest, ChoosePlace, Unfollow],
    commands=[follow, unfollow, private],
    deliveries={JobKind.NEWS: delivery(lambda bot, sender: News(bot, sender).tell, 5)},
    on_change=[service.store_change],
    personal=[
        rows("followers", 'table_id AS "table", what, place, notified', by="table_id", section="follows")
    ],
)
