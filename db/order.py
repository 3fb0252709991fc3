"""In which order tables can be filled."""

from __future__ import annotations

from collections.abc import Mapping


def parents_first(parents: Mapping[str, set[str]]) -> list[str]:
    """Tables in such an order that each comes after those it refers to."""
    ordered: list[str] = []
    while len(ordered) < len(parents):
        ready = [
            name for name in sorted(parents) if name not in ordered and parents[name] <= {*ordered, name}
        ]
        if not ready:
            raise ValueError("tables that refer to each other")
        ordered += ready
    return ordered
