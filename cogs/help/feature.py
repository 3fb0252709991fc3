from cogs.help.clicks import help_
from cogs.help.rules import OpenRules, PickRulesPage, rules
from ui.feature import Feature

FEATURE = Feature("help", clicks=[OpenRules, PickRulesPage], commands=[help_, rules])
