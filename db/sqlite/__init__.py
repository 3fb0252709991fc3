"""SQLite: a file on the machine itself, through aiosqlite."""
