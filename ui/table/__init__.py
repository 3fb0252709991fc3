"""The public message of a table, and parts that other messages share."""
