"""Fixtures with the whole bot on a simulated Discord, for measurements, and one around starts."""

import logging
import os
import signal

import pytest

from service import program
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port, real_pictures

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port", "real_pictures"]


@pytest.fixture(autouse=True)
def a_start_leaves_nothing_behind():
    """Undo what a start changes in its process. Before, new files can be read by everyone."""
    loggers = [logging.getLogger(name) for name in (None, *program.OWN_LOGGERS)]
    levels, mask = [logger.level for logger in loggers], os.umask(0o022)
    stop = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, stop)
    os.umask(mask)
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
