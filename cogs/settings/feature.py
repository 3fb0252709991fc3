from cogs.settings.clicks import (
    ChooseSetting,
    OpenSettings,
    auto,
    language,
    privacy,
    quiet,
    reminders,
    settings,
    text,
)
from cogs.settings.server import COMMANDS
from ui.feature import Feature

FEATURE = Feature(
    "settings",
    clicks=[OpenSettings, ChooseSetting],
    commands=[settings, reminders, quiet, auto, language, privacy, text, *COMMANDS],
)
