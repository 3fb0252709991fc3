"""Computer players, hints and forced answers."""
