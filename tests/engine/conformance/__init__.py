"""Tests for every game with every number of seats and every choice of options.

New games are discovered automatically. Each keeps two things in `tests/engine/<game>/`:
`plain.py` (the legal moves again, without the engine's questions) and `recorded/` (see `recorded`).
"""
