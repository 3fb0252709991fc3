"""The lobby: opening, joining, configuring, leaving, closing and reopening a table; starting its match."""
