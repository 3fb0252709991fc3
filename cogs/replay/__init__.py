"""Replays: the log, and the position after each move of a match."""
