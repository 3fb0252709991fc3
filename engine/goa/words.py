"""The words of the game, in the order in which they are listed everywhere."""

from typing import Literal, get_args

Spice = Literal["ginger", "pepper", "cinnamon", "nutmeg", "clove"]
Column = Literal["ships", "harvest", "taxes", "expedition", "colony"]
"""Of the development board."""
ColonyName = Literal["quilon", "cochin", "madras", "calicut"]
Symbol = Literal["elephant", "tiger", "fish", "palm", "shell", "statue"]
Goods = Literal["ships", "colonists", "ducats", "actions", "spices"]
Effect = Literal[
    "ships",
    "colonists",
    "ducats",
    "spices",
    "sale",
    "ducats-only",
    "mixed-harvest",
    "scouts",
    "ships-only",
    "spices-only",
]
"""Of expedition cards."""

SPICES: tuple[Spice, ...] = get_args(Spice)
COLUMNS: tuple[Column, ...] = get_args(Column)
COLONIES: tuple[ColonyName, ...] = get_args(ColonyName)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
WITH_ACTION: tuple[Effect, ...] = ("mixed-harvest", "scouts", "ships-only", "spices-only")
"""The effects of cards that change an action, and are played with it."""
NUMBERS = (1, 2, 3)
"""Of colonists on a card."""
LAST_ROW = 5

PLANTATIONS: tuple[str, ...] = tuple(f"{spice}-{size}" for spice in SPICES for size in (1, 2, 3))
"""The kinds of plantations: the spice, and how many fields."""
HOLDINGS = (*PLANTATIONS, *COLONIES)
"""What bears spices."""
FIELDS = (*SPICES, *COLONIES)
"""Where a spice may come: to a plantation of its own, or to a colony."""
UNITS = (*SPICES, *(f"{colony}-{spice}" for colony in COLONIES for spice in SPICES))
"""A spice that lies somewhere: one on a plantation, or a certain one in a colony."""

ORANGE = ("ship", "ducats", "colonist", "spice")
"""Tiles that may be used once a round."""
BLUE = ("extra-harvest", "swap", "supply", "deputy", "spy")
"""Tiles that may be used once."""
DUTY = "duty"
AT_ONCE = ("actions", "cards", "more-cards", "ships", "colonists", "trio", "ships-or-colonists")
"""Tiles that do what they do when they are taken, and go."""
TOOLS = (*ORANGE, DUTY, *BLUE)
"""Tiles that lie before their owner until they are used."""
FLAG = "flag"
"""What is auctioned first, in the place of a tile."""


def spice_of(plantation: str) -> Spice:
    """The spice that grows there."""
    return next(spice for spice in SPICES if plantation.startswith(spice))


def size_of(plantation: str) -> int:
    """The number of its fields."""
    return int(plantation[-1])


def effect_of(card: str) -> Effect:
    return next(effect for effect in EFFECTS if card[:-2] == effect)


def number_on(card: str) -> int:
    """The colonists on a card."""
    return int(card[-1])


def is_mission(tile: str) -> bool:
    return tile.startswith("mission-")


def mission_points(tile: str) -> int:
    return int(tile.removeprefix("mission-"))
