"""The bot on a simulated Discord in a browser, without a token: `python bot.py --demo`."""

from __future__ import annotations

import importlib.util
import logging
import sys

EXIT_CANNOT_START = 2
"""Exit code if the demo can't start. The line printed before the exit says why."""


async def run(*, port: int, language: str, game: str, moment: int) -> int:
    """Serve the demo at 127.0.0.1:`port` until it is ended. Returns the exit code. For `moment` see
    Settings."""
    if importlib.util.find_spec("simcord") is None:
        return _refuse("the demo needs requirements-demo.txt installed; `make demo` does it.")
    logging.getLogger("discord").setLevel(logging.ERROR)  # The bot's warnings don't matter in a demo.
    from demo.show import PortTaken, show
    from locales import words

    try:
        print(words(language)("demo-starting"), flush=True)
        await show(port, language, game, moment)
    except PortTaken:
        return _refuse(words(language)("demo-port-taken", port=str(port)))
    return 0


def _refuse(line: str) -> int:
    print(f"harbourmaster: {line}", file=sys.stderr)
    return EXIT_CANNOT_START
