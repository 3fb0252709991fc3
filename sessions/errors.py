"""The exception for refused requests."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager

from db import NotSaved

log = logging.getLogger(__name__)

Fact = int | str | tuple[int, ...] | None


class Refused(Exception):
    """The request is refused, and nothing has changed.

    `code` names the reason in kebab case. Its text is the message `refusal-<code>`, which mentions the facts.
    The name of a fact says how people see it: `person`, `host` and `organiser` are people, `channels` are
    channels, `until` is a moment in Unix seconds. A fact that is None is shown as nothing.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def saving() -> AbstractContextManager[None]:
    """A context manager that turns `db.NotSaved` into `Refused` (not-saved)."""
    return _SAVING


class _Saving(AbstractContextManager[None]):
    """A class and not a generator: every move enters it, and a generator takes as long as a statement."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, NotSaved):
            log.error("Not saved: %s", error)
            raise Refused("not-saved") from error


_SAVING = _Saving()
