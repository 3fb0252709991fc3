"""Words for players, made from values."""
