"""Events address the reader as "you" where the game has words for that."""

import pytest

from engine.captains_orders.events import Asked, Obeyed, Ordered, Passed
from engine.goa.events import ActionsBegan
from locales import words
from ui.text.game_text import GameText

NAMES = ("Mina", "Ada", "Tom", "Leo")


def told(event, reader, language="en", game="captains_orders"):
    return GameText(words(language), game, NAMES, reader=reader).event(event)


OBEYED = Obeyed(seat=0, to_seat=1, rank=4)
UNSEEN = Obeyed(seat=0, to_seat=1, rank=None)


@pytest.mark.parametrize(
    ("reader", "english", "japanese"),
    [
        (0, "You obey and give Ada your 4.", "あなたが命令に従い、Adaに「4」を渡しました。"),
        (1, "Mina obeys and gives you a 4.", "Minaが命令に従い、あなたに「4」を渡しました。"),
        (2, "Mina obeys and gives Ada a 4.", "Minaが命令に従い、Adaに「4」を渡しました。"),
        (None, "Mina obeys and gives Ada a 4.", "Minaが命令に従い、Adaに「4」を渡しました。"),
    ],
)
def test_giver_and_receiver_are_addressed_and_see_the_card(reader, english, japanese):
    assert told(OBEYED, reader) == english
    assert told(OBEYED, reader, "ja") == japanese


def test_other_readers_dont_see_the_card():
    assert told(UNSEEN, 2) == "Mina obeys and gives Ada a card."


def test_the_readers_own_events_address_them():
    assert told(Ordered(seat=2, rank=8), 2) == "You order an 8."
    assert told(Asked(seat=0, asked_seat=3), 3) == "Mina asks you for a card."
    assert told(Passed(seat=3, to_seat=1, rank=8), 1) == "Leo passes you an 8."


def test_the_reader_is_named_without_a_text_that_addresses_them():
    assert told(ActionsBegan(flag_seat=1), 1, game="goa") == "The actions begin with Ada."
