"""Stops the program on request: cleanly at the first SIGTERM or Ctrl-C, within seconds at the second."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading

log = logging.getLogger(__name__)

SECOND_STOP_SECONDS = 3.0
"""Seconds that the program may still take after a second request to stop."""


def stop_on_request() -> None:
    """Cancel the current task at the first SIGTERM or Ctrl-C.

    After a second one, the process ends within `SECOND_STOP_SECONDS`, whatever it waits for.
    """
    this = asyncio.current_task()
    assert this is not None
    asked = False

    def stop() -> None:
        nonlocal asked
        if asked:
            _end_soon()
        else:
            asked = True
            this.cancel()

    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(each, stop)


def _end_soon() -> None:
    timer = threading.Timer(SECOND_STOP_SECONDS, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    log.warning("Stopped before everything was closed; everything that was stored is kept")
    for worker in multiprocessing.active_children():
        worker.kill()
    os._exit(0)
