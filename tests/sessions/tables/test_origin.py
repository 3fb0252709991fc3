"""Tables that continue a finished match from one of its moves."""

import json
from typing import Any

import pytest

from cogs.admin import service as operators
from cogs.follow import service as followers
from engine import Match
from sessions import Origin, Person, Status
from sessions.checking import troubles
from sessions.playing import hosting, play
from sessions.playing import lobby as lobby_service
from sessions.privacy import forgetting as rights
from sessions.tables import replays
from tests.harbour import ANN, CHANNEL, SERVER, TOM, UMA, WIM, XIA, refused, to_move

ELSEWHERE = CHANNEL + 1


@pytest.fixture
async def finished(harbour):
    """A finished match of four people."""
    return await harbour.finish(hasty=False)


async def play_on(house, table, ply, host=WIM, **how):
    """A lobby that continues it."""
    here: dict[str, Any] = {"server": SERVER, "channel": ELSEWHERE, **how}
    return await hosting.play_on(house, table.id, ply, host=host, **here)


async def begun_from(house, table, ply, **how):
    lobby = await play_on(house, table, ply, **how)
    return await hosting.start(house, lobby.id, lobby.host)


async def test_a_match_continues_from_a_move_with_its_hidden_state(harbour, house, finished):
    table = await begun_from(house, finished, 9, seat=2)
    then = Match.replay({**finished.match.record(), "moves": finished.match.record()["moves"][:9]})
    assert table.match == then and table.match.ply == 9
    assert [table.match.view(seat) for seat in range(4)] == [then.view(seat) for seat in range(4)]


async def test_the_same_moves_lead_to_the_same_result(harbour, house, finished):
    lobby = await play_on(house, finished, 5, seat=0)
    for person in (TOM, UMA, XIA):
        await house.act(lobby.id, lobby_service.join, person)
    table = await hosting.start(house, lobby.id, WIM.id)
    for seat, move in finished.match.record()["moves"][5:]:
        await house.act(table.id, play.move, table.seats[seat].player, move)
    table = await house.tables.get(table.id)
    assert table.match == finished.match and table.result == finished.result


async def test_a_continued_match_is_marked_and_doesnt_count(harbour, house, finished):
    lobby = await play_on(house, finished, 7)
    assert lobby.origin == Origin(finished.id, 7) and not lobby.counts and finished.counts
    assert (await harbour.table(lobby.id)).origin == lobby.origin
    table = await hosting.start(house, lobby.id, WIM.id)
    stored = await harbour.table(table.id)
    assert stored == table and not stored.counts


async def test_the_host_chooses_a_seat_and_computers_get_the_rest(harbour, house, finished):
    lobby = await play_on(house, finished, 7, seat=3, level="master")
    assert [seat.person for seat in lobby.seats] == [None, None, None, WIM.id]
    assert [seat.computer for seat in lobby.seats] == ["master"] * 3 + [None]
    assert len(set(lobby.names)) == 4 and lobby.setup.friendly and lobby.setup.pace is None


async def test_a_former_player_gets_their_seat_and_others_the_seat_to_move(house, finished):
    lobby = await play_on(house, finished, 7, host=UMA)
    assert lobby.seat_of(UMA.id) == finished.seat_of(UMA.id)
    other = await play_on(house, finished, 7, host=ANN, channel=78)
    then = await replays.position(house, finished.id, 7)
    assert other.seat_of(ANN.id) == then.pending[0]


async def test_a_host_named_like_a_computer_player_stays_distinct(house, finished):
    lobby = await play_on(house, finished, 7, host=Person(ANN.id, "Ada"), seat=3)
    assert lobby.names == ["Bruno", "Cleo", "Diego", "Ada"]
    lobby = await house.act(lobby.id, lobby_service.join, Person(TOM.id, "cleo"))
    assert lobby.names == ["cleo (2)", "Cleo", "Diego", "Ada"]


async def test_a_match_continues_from_the_deal_but_not_from_the_end(house, finished):
    table = await begun_from(house, finished, 0)
    assert table.match.ply == 0 and table.match.seed == finished.seed
    moves = finished.match.ply
    for ply in (moves, moves + 1, -1):
        async with refused("nothing-to-play", table=finished.id, moves=moves):
            await play_on(house, finished, ply, channel=79)


async def test_people_who_join_replace_computer_players_and_change_seats(harbour, house, finished):
    lobby = await play_on(house, finished, 7, seat=0)
    lobby = await house.act(lobby.id, lobby_service.join, TOM)
    assert lobby.seat_of(TOM.id) == 1
    lobby = await house.act(lobby.id, lobby_service.change_seat, TOM.id, 3)
    assert [seat.person for seat in lobby.seats] == [WIM.id, None, None, TOM.id]
    assert len(set(lobby.names)) == 4 and await harbour.table(lobby.id) == lobby


async def test_a_leaving_persons_seat_goes_to_a_computer_player(harbour, house, finished):
    lobby = await play_on(house, finished, 7, seat=0)
    for person in (TOM, UMA, XIA):
        lobby = await house.act(lobby.id, lobby_service.join, person)
    await house.act(lobby.id, lobby_service.leave, TOM.id)
    await house.act(lobby.id, lobby_service.kick, WIM.id, UMA.id)
    lobby = await house.act(lobby.id, operators.take_out, 99, XIA.id)
    assert [seat.person for seat in lobby.seats] == [WIM.id, None, None, None]
    assert [seat.computer for seat in lobby.seats] == [None, "clever", "clever", "clever"]
    assert len(set(lobby.names)) == 4
    assert (await hosting.start(house, lobby.id, WIM.id)).status is Status.PLAYING


async def test_deleting_a_persons_data_clears_their_name_from_the_seat(harbour, house, finished):
    lobby = await play_on(house, finished, 7, seat=0)
    await house.act(lobby.id, lobby_service.join, TOM)
    await rights.forget(house, TOM.id)
    lobby = await house.tables.get(lobby.id)
    assert len(lobby.seats) == 4 and TOM.name not in lobby.names


async def test_levels_are_chosen_for_one_or_all(harbour, house, finished):
    lobby = await play_on(house, finished, 7, seat=1)
    lobby = await house.act(lobby.id, lobby_service.set_level, WIM.id, "random")
    lobby = await house.act(lobby.id, lobby_service.set_level, WIM.id, "master", 3)
    assert [seat.computer for seat in lobby.seats] == ["random", None, "random", "master"]


async def test_the_original_matchs_setup_is_kept(harbour, house, finished):
    lobby = await play_on(house, finished, 7, seat=1)
    table = await hosting.start(house, lobby.id, WIM.id, shuffle=True)
    assert table.names == lobby.names and not table.setup.shuffle


async def test_moves_of_the_original_match_cant_be_undone(harbour, house, finished):
    then = [await replays.position(house, finished.id, ply) for ply in range(finished.match.ply)]
    ply = next(each.ply for each in then if each.undoable is not None)
    table = await begun_from(house, finished, ply, seat=then[ply].undoable)
    async with refused("nothing-to-undo"):
        await house.act(table.id, play.undo, WIM.id)


async def test_a_continued_matchs_record_names_its_origin(harbour, house, finished):
    table = await begun_from(house, finished, 7, seat=1)
    table = await harbour.play_on(table.id)
    record = await replays.record(house, table.id)
    assert record["origin"] == {"table": finished.id, "ply": 7}
    assert record["moves"][:7] == finished.match.record()["moves"][:7]
    assert Match.replay(json.loads(json.dumps(record))).result == table.result
    verdict = await replays.verify(house, table.id)
    assert verdict.origin == Origin(finished.id, 7) and verdict.origin_fits
    assert (verdict.seed_fits, verdict.result_fits, verdict.chain_fits) == (True, True, True)
    assert (await replays.verify(house, finished.id)).origin_fits is None
    assert [trouble async for trouble in troubles(harbour.db)] == []


async def test_verification_detects_changed_first_moves(harbour, house, finished):
    table = await harbour.play_on((await begun_from(house, finished, 7, seat=1)).id)

    def tamper(document):
        document["origin"]["ply"] = 6
        moves = document["record"]["moves"]
        assert len(moves) == 7
        moves[0][1] += " "

    harbour.rewrite(table.id, tamper)
    house = await harbour.restart()
    verdict = await replays.verify(house, table.id)
    assert verdict.origin_fits is False and verdict.chain_fits is False


async def test_a_continued_match_loads_from_its_log_without_a_snapshot(harbour, house, finished):
    table = await begun_from(house, finished, 7, seat=1)
    person = to_move(await harbour.play_on(table.id, 1))
    await house.act(table.id, play.move, person, (await harbour.legal(id=table.id))[0])
    await house.jobs.settled()
    before = await house.tables.get(table.id)
    await harbour.db.do("UPDATE tables SET snapshot = '{}' WHERE id = :id", id=table.id)
    house = await harbour.restart()
    assert (await house.tables.get(table.id)).match == before.match


async def test_a_continued_match_can_be_continued_again(harbour, house, finished):
    first = await harbour.play_on((await begun_from(house, finished, 7, seat=1)).id)
    second = await begun_from(house, first, 9, channel=81)
    assert second.origin == Origin(first.id, 9) and second.match.ply == 9
    again = await hosting.again(house, first.id, WIM.id)
    assert again.origin is None and again.counts and again.setup.shuffle


async def test_a_lobby_with_an_unreadable_origin_can_only_be_closed(harbour, house, finished):
    lobby = await play_on(house, finished, 7)
    harbour.rewrite(lobby.id, lambda document: document.update(origin="{"))
    house = await harbour.restart()
    assert (await house.tables.find(lobby.id)).is_damaged
    await house.act(lobby.id, hosting.close, WIM.id)


async def test_followers_get_only_news_after_the_origin(harbour, house, finished):
    lobby = await play_on(house, finished, finished.match.ply - 2)
    follower = await house.act(lobby.id, followers.follow, ANN.id)
    table = await hosting.start(house, lobby.id, WIM.id)
    assert follower.news(table) == []
