"""The parts that all games share: matches, positions, questions, steps, events."""
