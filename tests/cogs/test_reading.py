"""Who may read where: one answer for every kind of channel, asked by everything that shows it."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.follow import service as followers
from sessions import Person
from sessions.playing import hosting, lobby
from tests.cogs import strangers
from tests.cogs.strangers import bots_message, try_click, try_command
from tests.cogs.troubles import close_to
from tests.cogs.wording import EN
from tests.harbour import GAME

KINDS = {
    "text": "create_text_channel",
    "announcement": "create_news_channel",
    "voice": "create_voice_channel",
    "stage": "create_stage_channel",
}
SPOKEN = ("voice", "stage")
CLOSED = [(kind, "view_channel") for kind in KINDS] + [(kind, "connect") for kind in SPOKEN]


async def seated(port: Any, place: Any, people: Any) -> None:
    """A match in a channel."""
    host, *others = people
    opened = await hosting.open_table(
        port.house, server=port.server.id, channel=place.id, host=Person(host.id, host.name), game=GAME
    )
    for person in others:
        await port.house.act(opened.id, lobby.join, Person(person.id, person.name))
    await hosting.start(port.house, opened.id, host.id)
    await port.wait(0)


def place_of(port: Any, kind: str) -> Any:
    return getattr(port.server, KINDS[kind])(f"the-{kind}")


@pytest.mark.parametrize(("kind", "permission"), CLOSED)
async def test_a_table_is_hidden_from_those_who_may_not_read_its_channel(port, kind, permission):
    people, eve = port.crew(4), port.person("Eve")
    place = place_of(port, kind)
    await seated(port, place, people)
    close_to(port, place.id, permission, eve)
    hidden = EN("refusal-no-such-table", table="1")
    told = {}
    for command in strangers.commands(port):
        told[command.qualified_name] = await try_command(port, eve.member, port.channel, command, 1)
    message = bots_message(port, port.channel.id)
    for name, id, values in strangers.clicks(1):
        if name != "invited":
            told[f"click: {name}"] = await try_click(eve, message, id, values)
    assert {what: text for what, text in told.items() if text != hidden} == {}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_is_shown_to_those_who_may_read_its_channel(port, kind):
    people, eve = port.crew(4), port.person("Eve")
    await seated(port, place_of(port, kind), people)
    assert EN("log-page", page=1, pages=1) in (await eve.slash("game log", table=1)).text


@pytest.mark.parametrize(("kind", "permission"), CLOSED)
async def test_a_follower_who_may_no_longer_read_gets_no_news(port, kind, permission):
    people, eve = port.crew(4), port.person("Eve")
    place = place_of(port, kind)
    await seated(port, place, people)
    await eve.slash("game watch follow", table=1)
    assert await followers.get_follower(port.db, 1, eve.id)
    close_to(port, place.id, permission, eve)
    await port.play_on(1)
    await port.wait(60)
    assert eve.dms == [] and await followers.get_follower(port.db, 1, eve.id) is None


@pytest.mark.parametrize(("kind", "permission"), CLOSED)
async def test_history_and_tournaments_keep_closed_channels_to_themselves(port, kind, permission):
    people, eve = port.crew(4), port.person("Eve")
    place = place_of(port, kind)
    if kind not in SPOKEN:
        await people[0].slash("tournament open", at=place, game="fleet", name="Secret Cup")
    await seated(port, place, people)
    await port.play_on(1)
    close_to(port, place.id, permission, eve)
    past = await eve.slash("game history", where="server")
    assert not past.shown.menus or "1" not in [value for menu in past.shown.menus for value in menu.values]
    assert await eve.offered("tournament join", "tournament") == {}
    assert "Secret Cup" not in (await eve.slash("tournament list")).text


@pytest.mark.parametrize(("kind", "permission"), CLOSED)
async def test_nobody_is_seated_where_they_may_not_read(port, kind, permission):
    mei, tom, ann = port.crew(3)
    place = place_of(port, kind)
    close_to(port, place.id, permission, mei)
    await mei.slash("game seek", game="fleet")
    await tom.slash("game seek", game="fleet", at=place)
    assert await port.db.all("SELECT id FROM tables") == []
    await ann.slash("game seek", game="fleet", at=place)
    assert {*(await port.table()).people} == {tom.id, ann.id}
