"""What sensible players do with their cards: by it they are read, and play on in imagined worlds.

Low cards make a captain and bring few points, so a card that goes is mostly the lowest that may.
"""

LOWEST_GOES = (1.0, 0.25, 0.12, 0.08)
"""How likely a card goes unseen, by how many lower ranks might have gone, beside the lowest. Those who play
by rules of thumb are stricter, people are not."""
LOWEST_ORDERED = (1.0, 0.5, 0.3, 0.2)
"""The same for a card that is put down as an order."""
REPLACING = 0.5
"""How often an order is replaced by who has a lower card; else it is obeyed."""
