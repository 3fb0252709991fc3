"""Tools for whoever works on a game: the command line, and a count of all sequences of moves."""
