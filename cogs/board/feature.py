from cogs.board import service
from cogs.board.boards import Boards
from cogs.board.endings import Endings
from sessions import JobKind
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "board",
    deliveries={
        JobKind.BOARD: delivery(lambda bot, sender: Boards(bot, sender).show, 15, lasts=True),
        JobKind.END: delivery(lambda bot, sender: Endings(bot, sender).tell, 5),
    },
    on_change=[service.store_change],
)
