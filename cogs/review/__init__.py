"""Reviews: how much a player's decisions in a finished match cost."""
