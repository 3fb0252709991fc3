"""What all games are made of: matches, positions, questions, steps, events."""
