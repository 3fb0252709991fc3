"""The signs of Goa: spices and icons."""

import re

from boards.goa.goods import KINDS, goods
from boards.goa.spices import COLOURS, spice
from boards.goa.tiles import sign as tile_sign
from engine.goa.data import COLONIES, PLANTATIONS, spice_of

SIGNS = {
    **{kind: spice(kind, 0, 0, 66) for kind in COLOURS},
    **{kind.replace("-", "_"): goods(kind, 0, 0, 66) for kind in KINDS},
}


def sign(what: str, value: str) -> str:
    """The spice for anything that holds one spice, or the icon of a tile or thing."""
    name = ""
    match what:
        case "tile" | "plantation":
            name = spice_of(value) if value in PLANTATIONS else tile_sign(value)
        case "spice" | "goods" | "column":
            name = value
        case "spices" | "field" | "unit":
            name = next((part for part in re.split("[ -]", value) if part in COLOURS), "")
        case "colony":
            name = "colony" if value in COLONIES else ""
        case "card":
            name = "cards"
        case _:
            pass
    name = name.replace("-", "_")
    return name if name in SIGNS else ""
