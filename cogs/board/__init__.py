"""A table's message in its channel, and the messages that tell players the result."""
