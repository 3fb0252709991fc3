"""Tools for developing games: the command line, and a count of move sequences."""
