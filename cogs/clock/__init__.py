"""Time at a table: paces, pauses, votes on absent players, nudges and holidays."""
