"""Tournaments draw their rounds quickly. Their quality is tested in tests/pairing."""

import pytest

from tests.pairing.conftest import quick_search

__all__ = ["quick_search"]


@pytest.fixture(autouse=True)
def draws_are_quick(quick_search):
    pass
