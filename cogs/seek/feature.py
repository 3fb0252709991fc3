from cogs.seek import service
from cogs.seek.clicks import Seek, Unseek, seek
from ui.feature import Feature

FEATURE = Feature(
    "seek",
    clicks=[Seek, Unseek],
    commands=[seek],
    on_change=[service.store_change],
)
