"""Missing requirements never pass silently."""

from types import SimpleNamespace

import pytest

from tests import discord_schema
from tests.needed import skip_or_fail


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_a_missing_tool_skips_a_test_and_fails_it_in_ci(monkeypatch, ci, outcome):
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="there is no chart"):
        skip_or_fail("there is no chart")


def test_without_discords_description_the_check_of_requests_warns(monkeypatch, tmp_path):
    monkeypatch.setattr(discord_schema, "OPENAPI", tmp_path / "openapi.json")
    with pytest.warns(UserWarning, match="Requests aren't checked"):
        discord_schema.check_requests(SimpleNamespace(http_requests=[]))
