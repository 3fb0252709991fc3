"""The sign of Captain's Orders: a card. What stands beside it on a button is its rank."""

from boards.captains_orders import cards

SIGNS = {"card": cards.back(-23, -32, 46)}


def sign(what: str, value: str) -> str:
    """The same for every rank."""
    return "card" if what == "rank" else ""
