"""Follow: onlookers follow a table and get its news, in direct messages or in its channel."""
