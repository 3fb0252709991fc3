"""The command line: see `engine/tools/commands.py`."""

import os
import sys

from engine.tools.commands import main

if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone away: drop what is left in the buffer, without a complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
