"""Tables as values: their parts, how they are stored, loaded and proved."""
