import pytest

from tests.sessions.tables import House


@pytest.fixture
async def house(location, the_database_answers_at_once):
    house = House(location)
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
def sessions(house):
    return house.sessions
