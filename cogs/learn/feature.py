from cogs.learn.clicks import Learn, learn
from cogs.learn.greeting import Greetings
from sessions import JobKind
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "learn",
    clicks=[Learn],
    commands=[learn],
    deliveries={JobKind.GREETING: delivery(lambda bot, sender: Greetings(bot, sender).send, 5)},
)
