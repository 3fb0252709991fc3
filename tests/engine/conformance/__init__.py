"""What every game is held to, with every number of seats and every choice of options.

A new game is found by itself. It keeps three things among its own tests, in `tests/engine/<game>/`:
`invariants.py` (what must be conserved), `perft.txt` (see `test_perft`) and `golden/` (see `playthrough`).
"""
