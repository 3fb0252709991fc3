"""What tests of the database look at."""

import pytest


@pytest.fixture
def commits(db, monkeypatch):
    """How many transactions each commit brought to disk."""
    counts = []
    commit = db._writer.commit

    async def counted():
        counts.append(len(db._former.members))
        await commit()

    monkeypatch.setattr(db._writer, "commit", counted)
    return counts
