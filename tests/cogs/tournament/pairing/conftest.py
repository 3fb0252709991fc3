"""A fixture that makes draws faster."""

from importlib import import_module

import pytest


@pytest.fixture
def quick_search(monkeypatch):
    """A limit for searches that is enough for easy cases."""
    searches = import_module(
        "cogs.tournament.pairing.draw"
    )  # Import the module, not the function of the same name.
    monkeypatch.setattr(searches, "MAX_SWAPS", 40_000)
    monkeypatch.setattr(searches, "MAX_LEVELLING_SWAPS", 4_000)


@pytest.fixture(autouse=True)
def draws_are_quick():
    """Here draws take as long as for people, unless a test asks for `quick_search`."""
