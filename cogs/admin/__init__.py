"""Admin: operators inspect, repair and close tables, ban people and announce maintenance."""
