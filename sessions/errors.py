"""The exception for refused requests."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager

from db import NotSaved
from sessions import refusals
from sessions.refusals import Reason

log = logging.getLogger(__name__)


class Refused(Exception):
    """The request is refused, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason

    @property
    def code(self) -> str:
        """The code of the reason, in kebab case."""
        return self.reason.code


def saving() -> AbstractContextManager[None]:
    """A context manager that turns `db.NotSaved` into `Refused` (not-saved)."""
    return _SAVING


class _Saving(AbstractContextManager[None]):
    """A class and not a generator: every move enters it, and a generator takes as long as a statement."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, NotSaved):
            log.error("Not saved: %s", error)
            raise Refused(refusals.NotSaved()) from error


_SAVING = _Saving()
