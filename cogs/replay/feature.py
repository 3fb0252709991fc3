from cogs.replay.clicks import OpenLog, OpenPosition, PickEyes, log
from ui.feature import Feature

FEATURE = Feature("replay", clicks=[OpenLog, OpenPosition, PickEyes], commands=[log])
