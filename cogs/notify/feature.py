from cogs.notify.turns import Turns
from sessions import JobKind
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "notify",
    jobs={JobKind.TURN: delivery(lambda bot, sender: Turns(bot, sender).notify, 10, lasts=True)},
)
