from cogs.seek.clicks import Seek, Unseek, seek
from sessions import seekers
from ui.feature import Feature

FEATURE = Feature(
    "seek",
    clicks=[Seek, Unseek],
    commands=[seek],
    on_change=[seekers.store_change],
)
