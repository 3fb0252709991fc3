"""Help and rules: what a person can do here, and each game's rules in our own words."""
