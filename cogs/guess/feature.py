from cogs.guess import service
from cogs.guess.clicks import OpenGuesses, SealGuess, seers
from cogs.guess.screens import end_lines
from ui.feature import Feature

FEATURE = Feature(
    "guess",
    clicks=[OpenGuesses, SealGuess],
    commands=[seers],
    on_change=[service.store_change],
    end_lines=end_lines,
)
