"""Tournaments: people join, rounds are drawn and played at tables in threads, and the winner is found."""
