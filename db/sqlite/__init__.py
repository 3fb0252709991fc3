"""The SQLite engine: a local file, through aiosqlite."""
