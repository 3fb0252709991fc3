"""Ship, Captain and Crew: the old dice game."""
