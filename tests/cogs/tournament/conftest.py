"""Makes the draws of all tournaments faster. tests/pairing checks how good draws are."""

import pytest

from tests.pairing.conftest import quick_search

__all__ = ["quick_search"]


@pytest.fixture(autouse=True)
def draws_are_quick(quick_search):
    pass
