"""A player's private panel at a table."""
