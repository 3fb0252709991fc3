from cogs.admin.commands import COMMANDS
from ui.feature import Feature

FEATURE = Feature("admin", commands=COMMANDS, is_for_operators=True)
