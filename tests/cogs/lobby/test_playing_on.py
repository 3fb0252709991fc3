"""Continuing a finished match from one of its moves: the replay's button, the command, the lobby."""

import pytest

from sessions import Origin, Status
from tests.cogs.driver import Clicking
from tests.cogs.wording import (
    EN,
    JA,
)
from tests.simulated import CREW


@pytest.fixture
async def finished_players(port):
    """Four people who have just finished a match, and its replay at the fifth move."""
    people = port.crew(4)
    await port.finish(people, hasty=False)
    return people


async def look_back(person, move=5):
    return (await person.slash("game log", move=move)).shown


def level(name, level):
    return EN("seat-computer", name=name, level=level)


async def test_a_replay_opens_a_marked_lobby_with_its_menu(port, finished_players):
    mei = finished_players[0]
    answer = await mei.click(await look_back(mei), EN("button-play-on"))
    lobby = await port.table(2)
    assert answer.private and EN("host-title", table="2") in answer.text and "/2" not in answer.text
    assert lobby.origin == Origin(1, 5) and lobby.status is Status.LOBBY and lobby.host == mei.id
    mark = EN("origin-told", table="1", move=5)
    assert mark in port.board.text
    await mei.click(answer.shown, EN("button-start"))
    present = await port.table(2)
    assert present.status is Status.PLAYING and (await port.match(2)).ply >= 5
    assert mark in port.board.text and EN("origin-title", title="") in (await mei.slash("game mine")).text
    log = (await mei.slash("game log", table=2)).shown
    await mei.click(log, EN("button-first")) if EN("button-first") in log.buttons else None
    assert mark in log.text


async def test_the_replays_point_of_view_becomes_the_seat(port, finished_players):
    zoe = port.person("Zoe")
    page = await look_back(zoe)
    await zoe.choose(page, EN("replay-eyes", name=finished_players[2].name))
    await zoe.click(page, EN("button-play-on"))
    assert (await port.table(2)).seat_of(zoe.id) == 2


async def test_play_on_isnt_offered_at_the_end_or_in_a_running_match(port, finished_players):
    mei = finished_players[0]
    last = (await port.match()).ply
    assert EN("button-play-on") not in (await look_back(mei, last)).buttons
    await mei.click(await look_back(mei), EN("button-play-on"))
    await mei.slash("game start")
    assert EN("button-play-on") not in (await mei.slash("game log", move=2, table=2)).shown.buttons
    forged = await mei.forge(port.board, f"hm:play_on:1:0:{last}")
    assert forged.text == EN("refusal-nothing-to-play", table="1", moves=last)
    assert (await mei.forge(port.board, "hm:play_on:2:0:1")).text == EN(
        "refusal-not-finished", status="playing"
    )


async def test_seats_and_levels_are_chosen_in_the_menu(port, finished_players):
    mei = finished_players[0]
    menu = (await mei.click(await look_back(mei), EN("button-play-on"))).shown
    await mei.choose(menu, EN("origin-seat-of", number=4, name=finished_players[3].name))
    assert (await port.table(2)).seat_of(mei.id) == 3
    await mei.choose(menu, EN("origin-level-every", level="master"))
    first = (await port.table(2)).names[0]
    await mei.choose(menu, EN("origin-level", number=1, name=first, level="random"))
    lobby = await port.table(2)
    assert [seat.computer for seat in lobby.seats] == ["random", "master", "master", None]
    for seat in lobby.seats[:3]:
        assert level(seat.name, seat.computer) in port.board.text
    await mei.slash("game computer", level="clever")
    assert [seat.computer for seat in (await port.table(2)).seats] == ["clever"] * 3 + [None]
    again = await mei.host_menu()
    assert EN("button-remove") not in again.buttons and EN("switch-friendly.turn-off") in again.buttons


async def test_people_join_and_choose_their_seats(port, finished_players):
    mei, tom, *_ = finished_players
    await mei.click(await look_back(mei), EN("button-play-on"))
    await tom.click(port.board, EN("button-join"))
    lobby = await port.table(2)
    assert lobby.people == [mei.id, tom.id]
    asked = (await tom.click(port.board, EN("button-seat"))).shown
    await tom.choose(asked, EN("origin-seat-of", number=4, name=finished_players[3].name))
    assert (await port.table(2)).seat_of(tom.id) == 3
    zoe = port.person("Zoe")
    assert (await zoe.click(port.board, EN("button-seat"))).text == EN("refusal-not-seated")
    assert (await zoe.forge(port.board, "hm:seat_pick:2", ["1"])).text == EN("refusal-not-seated")
    for id, value, why in (
        ("hm:seat_pick:2", "x", EN("refusal-out-of-date")),
        ("hm:seat_pick:2", "0", EN("refusal-seat-taken")),
        ("hm:level:2", "x y", EN("refusal-out-of-date")),
        ("hm:level:2", "every clever", EN("refusal-not-host", host=f"<@{mei.id}>")),
    ):
        assert (await tom.forge(asked, id, [value])).text.endswith(why)


async def test_the_play_on_command_opens_a_lobby(port, finished_players):
    zoe = port.person("Zoe", "ja")
    seats = await zoe.offered("game play-on", "seat")
    assert seats == {f"{number}. {name}": str(number) for number, name in enumerate(CREW[:4], 1)}
    await zoe.slash("game play-on", move=0, seat=3, level="random")
    lobby = await port.table(2)
    assert lobby.origin == Origin(1, 0) and lobby.seat_of(zoe.id) == 2
    assert {seat.computer for seat in lobby.seats} == {None, "random"}
    assert (await zoe.slash("game play-on", move=0, table=1)).text == JA("refusal-table-open-here", table="2")


async def test_playing_on_in_direct_messages_is_refused(port, finished_players):
    mei = finished_players[0]
    await mei.click(await look_back(mei), EN("button-play-on"))
    assert (await mei.dm_slash("game play-on", move=3, table=1)).text == EN("refusal-not-in-server")


async def test_a_continued_match_can_be_finished_and_verified(port, finished_players):
    mei = finished_players[0]
    last = (await port.match()).ply
    await mei.click(await look_back(mei, last - 4), EN("button-play-on"))
    for person in finished_players[1:]:
        await person.click(port.board, EN("button-join"))
    await mei.slash("game start")
    await Clicking(port, *finished_players, id=2).play()
    done = await port.table(2)
    assert done.status is Status.FINISHED
    verdict = (await mei.click(port.board, EN("button-verify"))).text
    assert EN("verify-origin-fits", table="1", move=last - 4) in verdict and "❌" not in verdict
    again = (await mei.slash("game log", move=(await port.match(2)).ply - 1, table=2)).shown
    assert EN("button-play-on") in again.buttons


async def test_an_ordinary_lobby_offers_no_seat_choice(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei, tom])
    assert EN("button-seat") not in lobby.buttons
    assert (await tom.forge(lobby, "hm:seat_pick:1", ["0"])).text == EN("refusal-no-places")
