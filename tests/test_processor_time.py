"""The processor time reported at the end of a run."""

import subprocess
import sys
import time

from tests.conftest import minutes, processor_time

BUSY = "import time\nwhile time.process_time() < 0.3: sum(range(1000))"


def test_the_time_of_an_ended_child_is_counted():
    before, own = processor_time(), time.process_time()
    subprocess.run([sys.executable, "-c", BUSY], check=True)
    assert processor_time() - before >= 0.3 + (time.process_time() - own) - 0.01


def test_processor_time_is_written_in_minutes_and_seconds():
    assert [minutes(seconds) for seconds in (7.2, 59.6, 432)] == ["0 min 7 s", "1 min 0 s", "7 min 12 s"]
