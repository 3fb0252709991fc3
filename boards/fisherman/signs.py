"""The signs of Fisherman: its five kinds of fish."""

from boards.fisherman.fish import fish
from engine.fisherman.data import KINDS

SIGNS = {kind: fish(kind, 0, 0, 66) for kind in KINDS}


def sign(what: str, value: str) -> str:
    """The fish of a card or kind: a bream for "bream 6"."""
    kind, _, _ = value.partition(" ")
    return kind if what in ("card", "kind") and kind in SIGNS else ""
