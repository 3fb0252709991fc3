"""Members who haven't accepted the server's rules: Discord's clients let them press buttons anyway."""

import pytest

from tests.cogs.tournament.clicked import joined, notice
from tests.cogs.troubles import close_to
from tests.cogs.wording import EN, JA
from tests.harbour import GAME


def new_member(port, language="en-US"):
    person = port.person("Newt", language)
    port.env.backend.guilds[port.server.id].members[person.id].pending = True
    return person


@pytest.mark.parametrize(("language", "say"), [("en-US", EN), ("ja", JA)])
async def test_a_member_accepts_the_rules_before_taking_part(port, language, say):
    people = port.crew(2)
    board = await port.open(people)
    await joined(port, *people)
    newt = new_member(port, language)
    told = say("refusal-rules-first")
    assert (await newt.click(board, EN("button-join"))).text == told
    assert (await newt.click(notice(port), EN("button-cup-join"))).text == told
    for command in ("game open", "game seek"):
        assert (await newt.slash(command, game=GAME)).text == told
    assert newt.id not in (await port.table()).people
    assert await port.db.all("SELECT * FROM seekers") == []
    port.env.backend.guilds[port.server.id].members[newt.id].pending = False
    await newt.click(board, EN("button-join"))
    assert newt.id in (await port.table()).people


@pytest.mark.parametrize("by", ["button", "command"])
async def test_an_invitation_by_direct_message_is_no_way_around_the_rules(port, by):
    [mei] = port.crew(1)
    await port.open([mei])
    newt = new_member(port)
    close_to(port, port.channel.id, "view_channel", newt)
    await mei.slash("game invite", person=newt.member)
    [invitation] = newt.dms

    async def accept():
        if by == "button":
            return await newt.click(invitation, EN("button-accept"))
        return await newt.dm_slash("game join", table=1)

    assert (await accept()).text.endswith(EN("refusal-rules-first"))
    assert newt.id not in (await port.table()).people
    port.env.backend.guilds[port.server.id].members[newt.id].pending = False
    await port.wait(60)
    await accept()
    assert newt.id in (await port.table()).people
