from cogs.guess.clicks import OpenGuesses, SealGuess, seers
from ui.feature import Feature

FEATURE = Feature("guess", clicks=[OpenGuesses, SealGuess], commands=[seers])
