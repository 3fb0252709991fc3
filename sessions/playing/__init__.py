"""Life at a table: hosting, the lobby, moves, plans, clocks."""
