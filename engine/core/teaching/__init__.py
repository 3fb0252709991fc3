"""Guided first matches and achievements."""
