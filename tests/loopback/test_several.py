"""Real processes on one PostgreSQL server survive incidents."""

from tests.loopback.several import incidents


async def test_incidents_in_a_process_lose_and_duplicate_nothing(postgres, tmp_path):
    """A short version of `make incidents`."""
    with postgres.database() as where:
        outcome = await incidents(5, 12, postgres, where, tmp_path, "tests.loopback.several:main_hasty")
    assert outcome.is_well, str(outcome)
    assert outcome.figures["moves answered"] > 20, str(outcome)
