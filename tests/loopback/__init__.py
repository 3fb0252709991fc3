"""A small Discord on the loopback interface, for tests of the bot's real process."""
