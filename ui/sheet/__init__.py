"""Messages within the limits of Discord."""
