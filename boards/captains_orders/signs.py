"""The sign of Captain's Orders: a face-down card. Buttons write the rank beside it."""

from boards.captains_orders import cards

SIGNS = {"card": cards.back(-23, -32, 46)}


def sign(what: str, value: str) -> str:
    """The card's sign for any rank; "" for anything else."""
    return "card" if what == "rank" else ""
