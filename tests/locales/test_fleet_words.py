"""Fleet's texts agree with its card data."""

import pytest

from engine.fleet.data import BOATS, Card
from locales import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", BOATS)
def test_a_payment_shows_the_value_of_each_card(language: str, card: Card):
    name = words(language)("fleet-part-card", value=card)
    shown = words(language)("fleet-part-payment.word", value=card)
    assert shown.replace(" ", "") == f"{name}${BOATS[card].money}".replace(" ", "")
