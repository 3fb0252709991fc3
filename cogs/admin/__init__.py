"""Admin: the operators look into tables, repair and close them, ban people and announce maintenance."""
