"""Learning a game: a first match against computer players that teaches it step by step."""
