"""Entry point: `python bot.py`. The program itself is `machine/program.py`.

Worker processes import this file again when they start, so it imports nothing until it is run.
"""

import sys

if __name__ == "__main__":
    from machine.program import main

    sys.exit(main())
