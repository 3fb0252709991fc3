"""The lobby: opening, joining and configuring a table, and starting its match. Also leaving, closing and
reopening it."""
