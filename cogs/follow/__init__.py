"""Following a table: onlookers get its news, in direct messages or in its channel."""
