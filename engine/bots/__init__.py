"""Computer players. They know what their seat knows, and no more."""
