"""The signs of Goa: spices and icons."""

import re

from boards.goa.palette import SPICES
from boards.goa.pieces import icon, spice
from boards.goa.tiles import sign as tile_sign
from engine.goa.data import COLONIES, PLANTATIONS, spice_of

GOODS = (
    *("ships", "colonists", "ducats", "actions", "cards", "flag", "points", "hidden", "spices", "each-round"),
    *("harvest", "taxes", "expedition", "colony", "duty", "mission"),
    *("progress", "swap", "supply", "deputy", "spy"),
)
SIGNS = {
    **{kind: spice(kind, 66).around(0, 0) for kind in SPICES},
    **{name.replace("-", "_"): icon(name, 66).around(0, 0) for name in (*GOODS, *COLONIES)},
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
            name = next((part for part in re.split("[ -]", value) if part in SPICES), "")
        case "colony":
            name = value if value in COLONIES else ""
        case "card":
            name = "cards"
        case _:
            pass
    name = name.replace("-", "_")
    return name if name in SIGNS else ""
