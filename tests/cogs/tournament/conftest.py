"""Makes the draws of all tournaments faster. tests/cogs/tournament/pairing checks how good draws are."""

import pytest

from tests.cogs.tournament.pairing.conftest import quick_search

__all__ = ["quick_search"]


@pytest.fixture(autouse=True)
def draws_are_quick(quick_search):
    pass
