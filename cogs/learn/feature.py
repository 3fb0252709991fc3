from cogs.learn.clicks import Learn, LearnInstead, learn
from cogs.learn.greeting import Greetings
from sessions import JobKind
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "learn",
    clicks=[Learn, LearnInstead],
    commands=[learn],
    deliveries={JobKind.GREETING: delivery(lambda bot, sender: Greetings(bot, sender).send, 5)},
)
