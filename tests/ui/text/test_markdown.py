"""Texts are cut at Discord's limits."""

from ui.text.markdown import cut


def test_what_fits_stays_whole():
    assert cut("four", 4) == "four"


def test_what_does_not_fit_ends_in_an_ellipsis():
    assert cut("fives", 4) == "fiv…"
