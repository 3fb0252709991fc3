"""How many transactions of one row a second are stored, as a figure for a program to read.

    python -m bench.bare <file> <number> <rounds>

Of the best of so many rounds of so many, in a new database. It uses no more of the program than a database
and its notes, so that `bench.storage` can run it on an older checkout too.
"""

import asyncio
import sys
import time
from pathlib import Path

from db import Database


async def rate(file: Path, number: int, rounds: int) -> float:
    """A second, in the best of the rounds."""
    db = await Database.open(file)
    best = 0.0
    for _ in range(rounds):
        began = time.perf_counter()
        for n in range(number):
            await db.do("put-note", key="bench", value=str(n))
        best = max(best, number / (time.perf_counter() - began))
    await db.close()
    return best


if __name__ == "__main__":
    print(asyncio.run(rate(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
