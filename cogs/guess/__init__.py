"""Guesses: onlookers guess how a match or a round ends, and servers rank the best guessers."""
