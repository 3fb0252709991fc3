"""Names and other texts are shown literally, and cut if they are too long."""

import pytest

from ui.text.markdown import cut, escaped


@pytest.mark.parametrize(
    "name", ["<@1>", "<@&1>", "<#1>", "<t:0>", "<t:0:R>", "</x:0>", "<:a:1>", "<a:a:1>", "<id:guide>"]
)
def test_nothing_in_a_name_is_a_mention_or_a_time(name):
    assert escaped(name).startswith("\\<")


def test_markdown_is_escaped():
    assert escaped("*_~|`") == r"\*\_\~\|\`"


def test_text_that_fits_stays_whole():
    assert cut("four", 4) == "four"


def test_text_that_doesnt_fit_ends_in_an_ellipsis():
    assert cut("fives", 4) == "fiv…"
