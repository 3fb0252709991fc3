"""Guesses: onlookers guess how a match or a round ends, and the server lists who guesses best."""
