"""The public message of a table, and what other messages share with it."""
