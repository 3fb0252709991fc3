import pytest

from tests.sessions.harbour import Harbour
from tests.sessions.jobs.recorder import Recorder


@pytest.fixture
async def harbour(location):
    harbour = Harbour(location)
    await harbour.start()
    yield harbour
    await harbour.stop()


@pytest.fixture
def house(harbour):
    return harbour.house


@pytest.fixture
async def recorder(harbour):
    recorder = Recorder(harbour)
    recorder.declare(harbour.house)
    return recorder
