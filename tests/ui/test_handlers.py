"""What clicks do is registered by name when a cog is loaded, completely or the bot does not start."""

import pytest

from ui.handlers import NAMES, Handlers, press


class Cog:
    @press("join", "take")
    async def sit_down(self, *said):
        return ("sat down", *said)

    @press("story", fold="story")
    @press("why", fold="why")
    async def follow(self, *said, **chosen):
        return (said, chosen)

    async def nothing(self):
        raise AssertionError


@pytest.fixture
def handlers():
    handlers = Handlers()
    handlers.collect(Cog())
    return handlers


async def test_a_method_does_what_it_is_marked_for(handlers):
    assert await handlers["join"](1) == await handlers["take"](1) == ("sat down", 1)


async def test_the_facts_of_a_mark_are_handed_over(handlers):
    assert await handlers["story"](1) == ((1,), {"fold": "story"})
    assert await handlers["why"](1) == ((1,), {"fold": "why"})


def test_what_nobody_does_has_no_handler(handlers):
    with pytest.raises(KeyError):
        handlers["hand"]


def test_two_handlers_of_one_click_are_noticed(handlers):
    with pytest.raises(ValueError, match="has two handlers"):
        handlers.collect(Cog())


def test_a_handler_of_what_cannot_be_clicked_is_noticed():
    class Wrong:
        @press("joyn")
        async def sit_down(self):
            pass

    with pytest.raises(ValueError, match="joyn"):
        Handlers().collect(Wrong())


def test_a_click_without_a_handler_is_noticed(handlers):
    with pytest.raises(LookupError, match="leave_sure"):
        handlers.require_all()


async def test_all_clicks_have_their_handlers():
    class All:
        @press(*NAMES)
        async def do(self):
            pass

    handlers = Handlers()
    handlers.collect(All())
    handlers.require_all()
