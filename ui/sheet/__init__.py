"""Messages within Discord's limits."""
