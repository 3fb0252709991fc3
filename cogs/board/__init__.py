"""A table's message in its channel, and messages that tell players the result."""
