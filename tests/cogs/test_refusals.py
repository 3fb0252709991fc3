"""Refusals at a table, in words: those that fit no other test file."""

import pytest
from discord import AppCommandOptionType, app_commands

from sessions import Person, Refused
from sessions.playing import hosting
from tests.cogs.wording import EN
from tests.harbour import GAME
from tests.raised import refusals
from ui.refusal import refusal

RAISED = refusals()


async def test_host_actions_are_refused_to_other_players(port):
    mei, tom = port.crew(2)
    await port.open([mei, tom])
    told = EN("refusal-not-host", host=f"<@{mei.id}>")
    for command in ("start", "computer", "close"):
        assert (await tom.slash(f"game {command}")).text == told
    for command in ("kick", "host"):
        assert (await tom.slash(f"game {command}", person=tom.member)).text == told


async def test_a_click_of_another_bot_version_is_outdated(port):
    mei = port.person("Mei")
    lobby = await port.open([mei])
    assert (await mei.forge(lobby, "hm:t:salute:1:1")).text == EN("refusal-out-of-date")


async def test_an_unreadable_command_option_is_refused(port):
    error = app_commands.TransformerError("@@", AppCommandOptionType.string, app_commands.Transformer())
    mei = port.person("Mei")
    await port.open([mei])
    port.faults.refuse("begin", error=error)
    assert (await mei.slash("game join")).text == EN("refusal-not-understood", text="@@")


@pytest.mark.parametrize("by_command", [False, True])
async def test_an_internal_error_is_shown_briefly_and_logged_in_full(port, by_command):
    mei = port.person("Mei")
    lobby = await port.open([mei])
    port.faults.refuse("begin", error=LookupError("a stone"))
    answer = await (mei.slash("game join") if by_command else mei.click(lobby, "Join"))
    assert EN("refusal-unexpected") in answer.text and "stone" not in answer.text
    assert "a stone" in port.logged.lines[0]
    port.logged.clear()


def test_each_refusal_has_a_text_for_its_facts():
    """Codes that can't occur now need a text, too, since another game may raise them."""
    samples = {"status": "closed", "channels": (77,), "option": "level", "value": "genius"}
    for raised in RAISED:
        refused = Refused(raised.code, **{name: samples.get(name, 7) for name in raised.facts})
        assert "{" not in refusal(EN, refused), raised


async def test_two_people_with_the_same_name_are_distinguished(port):
    people = [port.person(name) for name in ("Kim", "Kim", "Leo", "Ann")]
    await port.begin(people)
    names = (await port.table()).names
    assert len(set(names)) == 4
    assert all(name in port.board.alts[0] for name in names)


async def test_an_unknown_game_is_refused(port):
    """Discord may still show a command with a game that was removed."""
    mei = port.person("Mei")
    with pytest.raises(Refused, match="no-such-game"):
        await hosting.open_table(port.house, server=1, channel=1, host=Person(mei.id, "Mei"), game="chess")
    assert (await mei.slash("game open", game=GAME)).private
