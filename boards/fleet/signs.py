"""The signs of Fleet: one per kind of boat, and the other licences."""

from boards.fleet.pieces import catch, emblem
from boards.svg import group
from engine.fleet.data import KINDS, LICENCE_KINDS

_CATCHES = {kind: catch(kind, 66).around(0, 0) for kind in KINDS}
_LICENCES = {
    kind.replace("-", "_"): group(emblem(kind, 62), x=-3) for kind in LICENCE_KINDS if kind not in KINDS
}

SIGNS = {**_LICENCES, **_CATCHES}


def sign(what: str, value: str) -> str:
    """The sign of a licence, or the catch of a card."""
    name = value.replace("-", "_")
    return name if what in ("card", "kind", "licence", "payment", "item") and name in SIGNS else ""
