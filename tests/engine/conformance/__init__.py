"""Tests for every game with every number of seats and every choice of options.

New games are discovered automatically. Each keeps three things in `tests/engine/<game>/`:
`invariants.py` (what must hold in every position), `perft.txt` (see `test_perft`)
and `golden/` (see `playthrough`).
"""
