"""When a player is out of time, the others vote by buttons or commands, and the result is shown."""

import pytest

from sessions import Remedy, Status
from tests.cogs.wording import (
    EN,
    JA,
    timestamp,
)

HOUR, DAY = 3600, 86_400


async def out_of_time(port, number=4, computers=0):
    """A match in which the first person has just run out of time. Returns the people, that person first."""
    people = port.crew(number)
    _, person = await port.run_out_of_time(people, computers)
    return [person, *(each for each in people if each is not person)]


async def test_an_expired_clock_starts_a_vote(port):
    person, *others = await out_of_time(port)
    assert EN("vote-title", name=person.name) in port.board.text
    assert {EN(f"vote-{choice}") for choice in Remedy} <= set(port.board.buttons)
    await others[0].click(port.board, EN("vote-sit"))
    counted = EN("vote-counted", choice=EN("vote-sit"), count=1)
    assert counted in port.board.buttons
    assert (await port.table()).kept_for(person.id) is None
    await others[1].click(port.board, counted)
    assert (await port.table()).kept_for(person.id) is not None
    assert EN("vote-title", name=person.name) not in port.board.text


async def test_a_replaced_player_takes_the_seat_back_with_one_tap(port):
    person, *others = await out_of_time(port)
    for other in others[:2]:
        await other.slash("game clock vote", choice="sit")
    await person.click(port.board, EN("button-return"))
    assert (await port.table()).seat_of(person.id) is not None
    await port.wait(0)
    assert EN("button-return") not in port.board.buttons


async def test_a_computer_makes_one_move_and_the_person_stays(port):
    person, *others = await out_of_time(port)
    for other in others[:2]:
        await other.slash("game clock vote", choice="move")
    present = await port.table()
    assert present.seat_of(person.id) is not None and present.match and present.match.ply > 0


async def test_a_vote_to_wait_restarts_the_clock(port):
    person, *others = await out_of_time(port)
    for other in others[:2]:
        await other.slash("game clock vote", choice="wait")
    assert EN("clock-until", name=person.name, until=timestamp(port.now + DAY)) in port.board.text


async def test_a_spectator_takes_an_offered_seat_with_one_tap(port):
    person, *others = await out_of_time(port)
    for other in others[:2]:
        await other.slash("game clock vote", choice="offer")
    assert EN("table-offered", name=person.name) in port.board.text
    zoe = port.person("Zoe")
    await zoe.click(port.board, EN("button-take"))
    assert (await port.table()).seat_of(zoe.id) is not None
    assert EN("button-take") not in port.board.buttons
    assert (await person.slash("game join")).text == EN("refusal-not-in-lobby", status="playing")
    while await port.to_move() is not zoe:
        mover = await port.to_move()
        moves = [move for move in await port.legal(mover) if move.verb != "accuse"]
        await port.make_move(mover, moves[0])
        await port.wait(0)
    assert (await zoe.slash("game move")).shown.buttons


async def test_an_offered_seat_is_taken_by_command(port):
    _, *others = await out_of_time(port)
    for other in others[:2]:
        await other.slash("game clock vote", choice="offer")
    zoe = port.person("Zoe")
    assert (await zoe.slash("game join")).text == EN("time-seat-taken")


async def test_a_player_out_of_time_cant_vote_but_may_move(port):
    person, *others = await out_of_time(port)
    assert (await person.click(port.board, EN("vote-wait"))).shown.text == EN("refusal-own-vote")
    await person.slash("game move", move=str((await port.legal(person))[0]))
    assert EN("vote-wait") not in port.board.buttons
    assert (await others[0].slash("game clock vote", choice="sit")).text == EN("refusal-no-vote")


async def test_an_old_ballot_doesnt_count_in_a_new_vote(port):
    _, *others = await out_of_time(port)
    old = next(id for id in port.board.ids if id.endswith(":sit"))
    for other in others[:2]:
        await other.slash("game clock vote", choice="wait")
    await port.wait(DAY)
    assert (await others[0].forge(port.board, old)).shown.text == EN("refusal-stale")
    [vote] = (await port.table()).votes
    assert vote.ballots == ()


async def test_a_vote_survives_a_restart(port):
    person, *others = await out_of_time(port)
    await others[0].click(port.board, EN("vote-sit"))
    await port.restart()
    await others[1].click(port.board, EN("vote-counted", choice=EN("vote-sit"), count=1))
    assert (await port.table()).kept_for(person.id) is not None


@pytest.mark.parametrize("stage", [6, 13, 22])
async def test_downtime_doesnt_run_clocks(port, stage):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    await port.wait(stage * HOUR)
    await port.bot.close()
    await port.wait(3 * DAY)
    await port.restart()
    await port.wait((24 - stage) * HOUR - 60)
    assert (await port.table()).votes == ()
    await port.wait(120)
    assert EN("vote-title", name=person.name) in port.board.text


async def test_a_server_setting_replaces_votes(port):
    boss = port.person("Boss", manager=True)
    answer = await boss.slash("server timeout", what="sit")
    assert answer.text == EN("server-timeout-set", label=EN("timeout-sit"))
    person, *_ = await out_of_time(port)
    assert (await port.table()).kept_for(person.id) is not None


async def test_a_host_setting_replaces_votes(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    answer = await mei.slash("game clock timeout", what="move")
    assert EN("time-timeout-set", what=EN("timeout-move")) in answer.text
    await mei.choose(answer.shown, EN("timeout-offer"))
    assert (await port.table()).setup.timeout == "offer"
    assert (await others[0].slash("game clock timeout", what="move")).text == EN("refusal-not-host")


async def test_the_other_player_decides_if_two_people_play(port):
    person, other = await out_of_time(port, number=2, computers=2)
    await other.click(port.board, EN("vote-sit"))
    assert (await port.table()).kept_for(person.id) is not None


async def test_no_vote_starts_for_a_person_among_computers(port):
    [person] = await out_of_time(port, number=1, computers=3)
    assert (await port.table()).votes == ()
    assert f"⌛ {person.name}'s time ran out" in port.board.text
    await person.slash("game move", move=str((await port.legal(person))[0]))
    assert (await port.table()).status is Status.PLAYING


async def test_a_vote_at_a_japanese_table_is_in_japanese(tmp_path):
    from tests.simulated import harbour

    async with harbour(tmp_path / "h.db", language="ja") as port:
        people = [port.person(name, "ja") for name in ("Mei", "Tom", "Ann", "Leo")]
        await people[0].slash("game open", game="captains_orders")
        for each in people[1:]:
            await each.click(port.board, JA("button-join"))
        lobby = port.board
        assert JA("lobby-pace", pace=JA("pace-day")) in lobby.text
        await people[0].slash("game start", shuffle=False)
        person = await port.to_move()
        await port.wait(DAY)
        assert JA("vote-title", name=person.name) in port.board.text
        assert JA("vote-wait") in port.board.buttons
