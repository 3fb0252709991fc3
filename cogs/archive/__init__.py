"""Finished matches: found again, verified, and given as files. Also looking at any table."""
