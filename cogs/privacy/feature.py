from cogs.privacy.clicks import Forget, export, forget
from ui.feature import Feature

FEATURE = Feature("privacy", clicks=[Forget], commands=[export, forget])
