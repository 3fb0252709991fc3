"""The lobby: a table is opened, people join it, its host sets it up, and the match starts. Also how people
leave a table, close it and reopen it."""
