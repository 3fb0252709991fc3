from cogs.notify import service
from cogs.notify.turns import Turns
from sessions import JobKind
from sessions.people.personal import rows
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "notify",
    deliveries={JobKind.TURN: delivery(lambda bot, sender: Turns(bot, sender).notify, 10, lasts=True)},
    on_change=[service.store_change],
    on_set_back=[service.repair_times],
    personal=[rows("turns", "*", by="table_id")],
)
