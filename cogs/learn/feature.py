from cogs.learn.clicks import Learn, learn
from ui.feature import Feature

FEATURE = Feature("learn", clicks=[Learn], commands=[learn])
