from cogs.admin.clicks import ForgetPerson
from cogs.admin.commands import COMMANDS
from ui.feature import Feature

FEATURE = Feature("admin", clicks=[ForgetPerson], commands=COMMANDS, is_for_operators=True)
