"""Privacy: people can export or delete all data about themselves, even if they are banned."""
