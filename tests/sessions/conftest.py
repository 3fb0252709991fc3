import pytest

from tests.sessions.recorder import Recorder
from tests.sessions.tables import House


@pytest.fixture
async def house(location):
    house = House(location)
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
def sessions(house):
    return house.sessions


@pytest.fixture
async def recorder(house):
    recorder = Recorder(house)
    recorder.declare(house.sessions)
    return recorder
