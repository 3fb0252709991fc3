"""A table's public message, and parts that it shares with other messages."""
