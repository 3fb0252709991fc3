"""Looking back: the log, and a match as it was after each of its moves."""
