"""A seventh title that is nowhere else: the proof that a game needs its folder and its words only."""
