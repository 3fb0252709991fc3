"""Learning a game in a guided first match against computer players."""
