from cogs.follow import service
from cogs.follow.clicks import ChooseInterest, ChoosePlace, Follow, Unfollow, follow, private, unfollow
from cogs.follow.news import News
from sessions import JobKind
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "follow",
    clicks=[Follow, ChooseInterest, ChoosePlace, Unfollow],
    commands=[follow, unfollow, private],
    deliveries={JobKind.NEWS: delivery(lambda bot, sender: News(bot, sender).tell, 5)},
    on_change=[service.store_change],
)
