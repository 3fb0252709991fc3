"""Rated: profiles, a server's rankings, seasons and their champions."""
