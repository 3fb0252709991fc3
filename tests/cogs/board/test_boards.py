"""Boards: a burst of moves is one edit, and a start updates all of them."""

from sessions import Person
from sessions.playing import lobby
from tests.cogs.mailbag import owed
from tests.cogs.troubles import delete


def edits(port):
    """The number of edits of the table's message so far."""
    path = f"/channels/{port.channel.id}/messages/{port.board.id}"
    return [each for each in port.env.http_requests if (each.method, each.path) == ("PATCH", path)]


async def test_a_burst_of_moves_causes_one_edit(port):
    people = port.crew(4)
    await port.begin(people)
    before = len(edits(port))
    with port.undelivered():
        for _ in range(3):
            due = await port.to_move()
            await port.make_move(due, (await port.legal(due))[0])
    await port.wait(1)
    assert len(edits(port)) == before + 1
    assert f":{(await port.table()).version}" in port.board.ids[0]


async def test_a_start_updates_all_boards(port):
    host, guest = port.person("Mei"), port.person("Tom")
    rooms = [port.server.create_text_channel(f"room-{number}") for number in range(5)]
    for room in rooms:
        await host.slash("game open", at=room, game="fleet")
    port.refuse("PATCH", "/channels/*/messages/*", 0, status=500)
    for id in range(1, 6):
        await port.house.act(id, lobby.join, Person(guest.id, guest.name))
    await port.wait(1)
    assert (await owed(port)).count("board") == 5
    port.accept()
    await port.restart()
    await port.wait(60)
    assert await owed(port) == []
    port.logged.clear()


async def test_an_old_board_is_edited_in_place(port):
    await port.begin(port.crew(4), pace="none")
    board = port.board.id
    for _ in range(3):
        await port.wait(7200)
        await port.make_shown_move(due := await port.to_move(), (await port.legal(due))[0])
    assert port.board.id == board and f":{(await port.table()).version}" in port.board.ids[0]


async def test_a_board_whose_record_was_lost_isnt_posted_again(port):
    host, guest = port.crew(2)
    await host.slash("game open", game="fleet")
    with port.faults.refuse("run", what="DELETE FROM attempts", error=OSError("killed")):
        await port.house.act(1, lobby.join, Person(guest.id, guest.name))
        delete(port, port.board)
        await host.slash("game show")
    posted = port.board.id
    await port.restart(stopped=7200)
    await port.wait(60)
    assert [message.id for message in port.shown if message.text.startswith("## ")] == [posted]
    port.logged.clear()


async def test_a_board_that_cant_be_edited_any_more_is_posted_again(port):
    """Discord allows three edits of old messages in six seconds. A new message may be edited freely."""
    people = port.crew(4)
    await port.begin(people, pace="none")
    await port.wait(7200)
    old = port.board.id
    boards: list[int] = []
    for _ in range(6):
        await port.make_shown_move(due := await port.to_move(), (await port.legal(due))[0])
        boards.append(port.board.id)
    new = port.board.id
    assert boards == 3 * [old] + 3 * [new] and new != old
    assert [each.id for each in port.shown if each.text.startswith("## ")] == [new]
