"""Real processes on one PostgreSQL server survive incidents."""

from tests.loopback.several import incidents


async def test_whatever_befalls_a_process_nothing_is_lost_or_doubled(postgres, tmp_path):
    """A short version of `make incidents`."""
    with postgres.database() as where:
        outcome = await incidents(5, 12, postgres, where, tmp_path, "tests.loopback.several:main_hasty")
    assert outcome.is_well, str(outcome)
    assert outcome.figures["moves answered"] > 20, str(outcome)
