"""The command line: see `engine/tools/commands.py`."""

import os
import sys

from engine.tools.commands import main

if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader closed the pipe: discard what is still buffered instead of failing at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
