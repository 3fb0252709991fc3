"""A table's own message in its channel, and how its players hear of the end."""
