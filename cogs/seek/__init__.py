"""Matchmaking: people look for a table, and one opens as soon as enough of them want the same."""
