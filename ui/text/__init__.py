"""Functions that turn values into words for players."""
