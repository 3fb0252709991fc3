"""How sessions refuse something."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager

from db import NotSaved
from sessions import refusals
from sessions.refusals import Reason

log = logging.getLogger(__name__)


class Refused(Exception):
    """What was asked is not done, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason

    @property
    def code(self) -> str:
        """The reason's, in kebab case."""
        return self.reason.code


@contextmanager
def saving() -> Generator[None]:
    """Raise Refused (not-saved) where this block can't store something."""
    try:
        yield
    except NotSaved as error:
        log.error("Not saved: %s", error)
        raise Refused(refusals.NotSaved()) from error
