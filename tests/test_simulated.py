"""What the simulated Discord watches in every test. The tests in `cogs/` use all else of it."""

import logging

import pytest

from tests.simulated import harbour


async def test_a_logged_error_fails_the_test(location):
    async def stumble() -> None:
        async with harbour(location):
            logging.getLogger("cogs").error("a stone")

    with pytest.raises(AssertionError, match="The bot logged errors:\na stone"):
        await stumble()
