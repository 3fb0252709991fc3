"""Tournaments: people join, each round is drawn and played at tables in threads, and the best is found."""
