"""`/game history`: the archive of finished matches, and the menu that opens one."""

import pytest

from cogs.archive.screens import MATCHES_PER_PAGE
from tests.beside import beside
from tests.cogs.strangers import private_thread
from tests.cogs.troubles import hide
from tests.cogs.wording import EN, JA


@pytest.fixture
async def finished_players(port):
    """Four people who have just finished a match."""
    people = port.crew(4)
    await port.finish(people)
    return people


def title(id=1):
    return f"{EN('captains-orders-name')} · {EN('table-number', table=str(id))}"


async def test_history_lists_the_persons_games_with_winners_and_a_menu(port, finished_players):
    over = await port.table()
    assert over.result is not None
    answer = await finished_players[1].slash("game history")
    assert answer.private and EN("archive-mine") in answer.text and title() in answer.text
    assert f"<t:{over.ended}:d>" in answer.text
    for seat, place in over.result.places.items():
        assert (f"🏆 {over.names[seat]}" in answer.text) == (place == 1)
    [menu] = answer.shown.menus
    assert list(menu.options) == [title()]


async def test_the_history_menu_opens_the_end_of_a_match_with_all_buttons(port, finished_players):
    page = (await finished_players[0].slash("game history")).shown
    opened = await finished_players[0].choose(page, title())
    end = port.board
    assert opened.private and opened.text == end.text and opened.shown.pictures == end.pictures
    assert opened.shown.buttons == end.buttons
    assert opened.shown.id != page.id and page.exists


async def test_a_newcomer_has_no_games_but_sees_the_servers(port, finished_players):
    zoe = port.person("Zoe", "ja")
    assert JA("archive-none") in (await zoe.slash("game history")).text
    found = (await zoe.slash("game history", where="server")).text
    assert JA("archive-server") in found and "🏆" in found
    assert JA("archive-none") in (await zoe.dm_slash("game history")).text
    assert (await zoe.dm_slash("game history", where="server")).text == JA("refusal-not-in-server")


async def test_games_in_hidden_channels_arent_found(port, finished_players):
    hall = port.server.create_text_channel("hall")
    zoe = port.person("Zoe")
    hide(port, port.channel.id)
    assert EN("archive-none") in (await zoe.slash("game history", at=hall, where="server")).text
    person = finished_players[2].member
    assert (
        EN("archive-none") in (await zoe.slash("game history", at=hall, where="server", person=person)).text
    )
    assert title() in (await finished_players[2].slash("game history", at=hall, where="server")).text
    page = (await zoe.slash("game history", at=hall, where="server")).shown
    forged = await zoe.forge(page, "hm:past", ["1"])
    assert EN("refusal-no-such-table", table="1") in forged.text


async def test_games_in_a_private_thread_are_found_only_by_its_members(port):
    people = port.crew(4)
    thread = private_thread(port, *people)
    await people[0].slash("game open", at=thread, game="captains_orders")
    for person in people[1:]:
        await person.slash("game join", at=thread)
    await people[0].slash("game start", at=thread)
    await port.play_on()
    zoe, ivy = port.person("Zoe"), port.person("Ivy")
    port.env.backend.add_thread_member(thread.id, ivy.id)
    assert title() not in (await zoe.slash("game history", where="server")).text
    assert title() in (await ivy.slash("game history", where="server")).text
    assert title() in (await people[3].slash("game history", where="server")).text


async def test_history_filters_by_game_person_result_and_time(port, finished_players):
    mei, tom, *_ = finished_players
    zoe, over = port.person("Zoe"), await port.table()
    assert over.result is not None
    won = [over.result.places[over.people.index(person.id)] == 1 for person in (mei, tom)]
    for found, sought in (
        (True, {"game": "captains_orders"}),
        (False, {"game": "goa"}),
        (True, {"person": tom.member}),
        (False, {"person": zoe.member}),
        (won[0], {"result": "won"}),
        (not won[0], {"result": "lost"}),
        (won[0], {"result": "won", "person": tom.member}),
        (True, {"time": 7}),
        (True, {"where": "server", "game": "captains_orders", "time": 7}),
        (False, {"where": "server", "game": "goa"}),
        (True, {"where": "server", "person": tom.member}),
        (False, {"where": "server", "person": zoe.member}),
        (won[0], {"where": "server", "result": "won"}),
        (won[1], {"where": "server", "result": "won", "person": tom.member}),
        (not won[1], {"where": "server", "result": "lost", "person": tom.member}),
    ):
        answer = await mei.slash("game history", **sought)
        assert (title() in answer.text) == found, sought
    await port.wait(8 * 86_400)
    assert title() not in (await mei.slash("game history", time=7)).text
    assert title() in (await mei.slash("game history", time=30)).text


async def test_history_pages_turn_in_place(port, finished_players):
    port.copy_table(range(2, MATCHES_PER_PAGE + 2))
    page = (await finished_players[0].slash("game history")).shown
    assert title(2) in page.text and title(1) not in page.text.splitlines()
    assert len(page.menus[0].options) == MATCHES_PER_PAGE
    await finished_players[0].click(page, EN("button-older"))
    assert list(page.menus[0].options) == [title(1)]
    await finished_players[0].click(page, EN("button-newer"))
    assert title(2) in page.text


async def test_an_unreadable_match_hides_no_older_match(port, finished_players):
    port.copy_table(range(2, MATCHES_PER_PAGE + 3))
    mei = finished_players[0]
    with beside(port.location) as database:
        database.execute("UPDATE tables SET document = 'junk' WHERE id = 2")
    page = (await mei.slash("game history")).shown
    assert title(3) in page.text
    await mei.click(page, EN("button-older"))
    assert list(page.menus[0].options) == [title(1)]
    await mei.click(page, EN("button-newer"))
    assert title(3) in page.text


@pytest.mark.parametrize(
    "id",
    [
        "hm:archive:0:0::drawn:0:older:0",
        "hm:archive:0:0:chess::0:older:0",
        "hm:archive:0:0:::8:older:0",
        "hm:archive:0:0:::0:before:0",
    ],
)
async def test_forged_searches_are_refused(port, finished_players, id):
    page = (await finished_players[0].slash("game history")).shown
    assert EN("refusal-out-of-date") in (await finished_players[0].forge(page, id)).text


async def test_a_history_page_beyond_the_last_is_empty(port, finished_players):
    page = (await finished_players[0].slash("game history")).shown
    assert EN("archive-no-more") in (await finished_players[0].forge(page, "hm:archive:0:0:::0:older:1")).text


async def test_running_matches_arent_in_the_history(port):
    people = port.crew(4)
    await port.begin(people)
    assert EN("archive-none") in (await people[0].slash("game history", where="server")).text
