"""Before a match starts, those who left the server lose their seats, and the host decides how to go on."""

import pytest

from sessions import Status
from tests.cogs.wording import EN


async def start(port, person, by):
    return await (person.slash("game start") if by == "command" else person.click(port.board, "Start"))


@pytest.mark.parametrize("by", ["command", "button"])
async def test_the_host_is_told_who_left_before_the_match_starts(port, by):
    mei, tom, ann = port.crew(3)
    await port.open([mei, tom, ann], game="fleet")
    port.server.remove_member(tom.member)
    answer = await start(port, mei, by)
    assert EN("lobby-departed", names="Tom") in answer.text
    table = await port.table()
    assert table.status is Status.LOBBY and table.names == ["Mei", "Ann"]
    await start(port, mei, by)
    assert (await port.table()).status is Status.PLAYING


async def test_a_lobby_left_by_too_many_needs_others(port):
    mei, tom = port.crew(2)
    await port.open([mei, tom], game="fleet")
    port.server.remove_member(tom.member)
    assert (await start(port, mei, "command")).text == EN("lobby-departed", names="Tom")
    assert "needed" in (await start(port, mei, "command")).text
    assert (await port.table()).names == ["Mei"]


async def test_nobody_loses_a_seat_while_discord_doesnt_answer(port):
    mei, tom = port.crew(2)
    await port.open([mei, tom], game="fleet")
    port.server.remove_member(tom.member)
    port.refuse("GET", f"/guilds/*/members/{tom.id}", 0, status=503)
    await start(port, mei, "command")
    assert (await port.table()).status is Status.PLAYING


async def test_a_guest_cant_take_seats_away_by_starting(port):
    mei, tom, ann = port.crew(3)
    await port.open([mei, tom, ann], game="fleet")
    port.server.remove_member(ann.member)
    assert (await start(port, tom, "command")).text == EN("refusal-not-host")
    assert (await port.table()).names == ["Mei", "Tom", "Ann"]


@pytest.mark.parametrize("by", ["command", "button"])
async def test_a_lobby_whose_host_left_the_server_gets_another_host(port, by):
    """Source: Fall2018 241, OpenFrontIO 2764."""
    mei, tom, ann = port.crew(3)
    await port.open([mei, tom, ann], game="fleet")
    port.server.remove_member(mei.member)
    answer = await start(port, ann, by)
    assert EN("lobby-departed", names="Mei") in answer.text
    table = await port.table()
    assert (table.host, table.names) == (tom.id, ["Tom", "Ann"])
    await start(port, tom, by)
    assert (await port.table()).status is Status.PLAYING


async def test_only_a_seated_person_can_start_for_a_host_who_left(port):
    mei, tom, ann = port.crew(3)
    await port.open([mei, tom], game="fleet")
    port.server.remove_member(mei.member)
    assert (await start(port, ann, "command")).text == EN("refusal-not-host")
    assert (await port.table()).host == mei.id


async def test_play_again_asks_again(port):
    mei, tom, ann = port.crew(3)
    await port.finish([mei, tom, ann], game="fleet")
    port.server.remove_member(tom.member)
    await mei.click(port.board, EN("button-replay"))
    answer = await mei.slash("game start", table=2)
    assert answer.text == EN("lobby-departed", names="Tom")
