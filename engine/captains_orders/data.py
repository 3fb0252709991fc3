"""The deck and the numbers of the game."""

DECK = tuple(rank for rank in range(1, 11) for _ in range(rank))
"""The ranks of the Pairs deck: one 1, two 2s ... ten 10s, 55 cards."""

HAND_SIZE = 6

ROUNDS_TO_WIN = 3
