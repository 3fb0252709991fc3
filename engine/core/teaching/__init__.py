"""A first match that teaches a game, and what players achieve."""
