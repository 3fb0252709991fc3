"""Entry point: `python bot.py`. The program itself is `service/program.py`.

Worker processes import this file again when they start, so it imports nothing until it is run.
"""

import sys

if __name__ == "__main__":
    from service.program import main

    sys.exit(main())
