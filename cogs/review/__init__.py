"""Reviews: what a player's decisions in a finished match gave away."""
