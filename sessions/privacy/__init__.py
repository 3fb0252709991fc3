"""Rows about people: exported and forgotten on request."""
