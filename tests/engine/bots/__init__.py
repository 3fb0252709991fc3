"""Tests of what the computer players of all games share."""
