"""The private panel of a player at a table."""
