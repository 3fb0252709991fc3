"""Another Discord on this machine's loopback, for the bot's real process to talk to."""
