"""Handles programs and files that tests need but this repository doesn't contain."""

import os
from typing import NoReturn

import pytest


def skip_or_fail(reason: str) -> NoReturn:
    """Skip the test with this reason, or fail it if `CI=true`."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
