"""The exception for refused requests."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager

from db import NotSaved

log = logging.getLogger(__name__)

Fact = int | str | tuple[int, ...] | None


class Refused(Exception):
    """The request is refused, and nothing has changed.

    `code` names the reason in kebab case. The words are the message `refusal-<code>`, which mentions the
    facts. A fact's name determines how it is shown: `person`, `host` and `organiser` as people, `channels` as
    channels, `rights` as permissions, `until` as a time, given in Unix seconds. A fact of None is shown as an
    empty text.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def saving() -> AbstractContextManager[None]:
    """A context manager that turns `db.NotSaved` into `Refused` (not-saved)."""
    return _SAVING


class _Saving(AbstractContextManager[None]):
    """A class, because every move enters it: a generator would take as long as a database statement."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, NotSaved):
            log.error("Not saved: %s", error)
            raise Refused("not-saved") from error


_SAVING = _Saving()
