"""Rated tables on Discord: opened as such, switched while the host is alone, and clearly marked."""

from sessions.people import servers
from tests.cogs.wording import EN, JA


async def test_a_rated_table_is_marked_in_lobby_and_match(port):
    people = port.crew(4)
    await port.open(people, rated=True)
    assert EN("switch-rated") in port.board.text
    await people[0].slash("game start")
    assert EN("table-rated", table=EN("table-number", table="1")) in port.board.text


async def test_casual_tables_arent_marked_as_rated(port):
    people = port.crew(4)
    await port.open(people)
    assert EN("switch-rated") not in port.board.text
    await people[0].slash("game start")
    assert "🏅" not in port.board.text


async def test_the_host_switches_between_rated_and_casual_by_button(port):
    [mei] = port.crew(1)
    await port.open([mei])
    menu = (await mei.click(await mei.host_menu(), EN("switch-rated.turn-on"))).shown
    assert EN("switch-rated.turned-on", table="1") in menu.text and EN("switch-rated") in port.board.text
    assert EN("switch-friendly.turn-on") not in menu.buttons
    menu = (await mei.click(menu, EN("switch-rated.turn-off"))).shown
    assert EN("switch-rated.turned-off", table="1") in menu.text and EN("switch-rated") not in port.board.text
    assert not (await port.table()).setup.rated


async def test_rated_cant_be_switched_once_others_joined(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    menu = await mei.host_menu()
    await tom.click(port.board, EN("button-join"))
    told = await mei.click(menu, EN("switch-rated.turn-on"))
    assert EN("refusal-others-seated") in told.text
    assert EN("switch-rated.turn-on") not in (await mei.host_menu()).buttons


async def test_a_rated_table_is_marked_in_japanese(port):
    people = port.crew(4)
    await port.open(people, rated=True)
    server = (await port.table()).server
    assert server is not None
    await servers.configure(port.house, server, {"language": "ja"})
    await people[0].slash("game start")
    assert JA("table-rated", table=JA("table-number", table="1")) in port.board.text
