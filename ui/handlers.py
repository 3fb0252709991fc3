"""What each click does, by the name that its custom_id says (see `ui/ids.py`).

A cog marks what it does by names, as it marks its commands:

    @press("join")
    async def _press_join(self, interaction: Interaction, ref: TableRef) -> None: ...

"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any, TypeVar, get_args

from ui.tournament_ids import TournamentAction

Handler = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Handler)

ABOUT_TOURNAMENTS = frozenset(
    {
        *(f"tournament {action}" for action in get_args(TournamentAction)),
        "list tournaments",
        "plan tournament",
        "open tournament",
        "choose for tournament",
        "open standings",
        "choose entrant",
        "replace entrant",
        "choose pod",
        "rule on place",
    }
)
"""Those of these that are about a tournament, and no table."""
NAMES = ABOUT_TOURNAMENTS
"""All that can be clicked."""

_MARK = "__presses__"


def press(*names: str, **facts: Any) -> Callable[[F], F]:
    """Mark a cog's method as what clicks of these names do; `facts` are handed to it as well."""

    def mark(method: F) -> F:
        marks: list[tuple[str, dict[str, Any]]] = method.__dict__.setdefault(_MARK, [])
        marks += [(name, facts) for name in names]
        return method

    return mark


@cache
def _marked(cog: type) -> list[tuple[str, str, dict[str, Any]]]:
    """What `press` has marked of a class: the attribute, a click's name, and the facts."""
    return [
        (attribute, name, facts)
        for attribute in dir(cog)
        for name, facts in getattr(getattr(cog, attribute), _MARK, ())
    ]


class Handlers:
    """The handlers of all clicks, by name."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def __getitem__(self, name: str) -> Handler:
        """KeyError if nothing is registered by this name."""
        return self._handlers[name]

    def collect(self, cog: object) -> None:
        """Register what a cog has marked. ValueError if nothing can be clicked by a name, or it is taken."""
        for attribute, name, facts in _marked(type(cog)):
            if name not in NAMES or name in self._handlers:
                raise ValueError(f"{name!r} is no click, or has two handlers")
            method: Handler = getattr(cog, attribute)
            self._handlers[name] = partial(method, **facts) if facts else method

    def require_all(self) -> None:
        """LookupError if something can be clicked that nothing is registered for."""
        missing = NAMES - self._handlers.keys()
        if missing:
            raise LookupError(f"no handlers for {sorted(missing)}")
