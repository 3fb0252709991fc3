import pytest

from tests.sessions.tables import House


@pytest.fixture
async def house(tmp_path, the_database_answers_at_once):
    house = House(tmp_path / "harbour.db")
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
def sessions(house):
    return house.sessions
