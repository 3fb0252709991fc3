from cogs.seek.clicks import Seek, Unseek, seek
from ui.feature import Feature

FEATURE = Feature("seek", clicks=[Seek, Unseek], commands=[seek])
