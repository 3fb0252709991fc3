from cogs.admin import bans, tables
from ui.feature import Feature

FEATURE = Feature("admin", commands=[*tables.COMMANDS, *bans.COMMANDS], is_for_operators=True)
