"""Ratings: how results change them, and that they follow from the log of results alone."""

import pytest

from cogs.admin import service as operators
from cogs.rated import service as ratings_service
from cogs.rated.rating import ALL_TIME, MEAN
from cogs.rated.service import MODEL_NOTE, RATINGS_JOB
from db import NotSaved
from sessions import Status, departures
from sessions.departures import RETENTION
from sessions.jobs.job import Key
from sessions.playing import clocks, hosting, lobby_options, play
from sessions.playing import lobby as lobby_service
from sessions.privacy import forgetting as rights
from sessions.tables.setup import Setup
from tests.beside import beside
from tests.harbour import ANN, CHANNEL, CREW, MEI, SERVER, TOM, UMA, VIC, XIA, refused, to_move


def rows(harbour, query):
    with beside(harbour.location) as other:
        return list(other.execute(query))


def results(harbour):
    """The log of results: seat, person, place, and whether they stayed."""
    return rows(harbour, "SELECT seat, person, place, stayed FROM results ORDER BY number, seat, person")


def ratings(harbour):
    return rows(harbour, "SELECT * FROM ratings ORDER BY game, server, season, person")


async def finish(harbour, people=4, computers=0, seed=0, hasty=True, **settings):
    settings = {"rated": True, **settings}
    table = await harbour.begin(people, computers, **settings)
    return await harbour.play_on(table.id, seed=seed, hasty=hasty)


async def test_the_end_of_a_rated_match_is_logged_and_rates_its_players(harbour, house):
    table = await finish(harbour)
    places = table.result.places
    assert results(harbour) == [(seat, CREW[seat].id, places[seat], 1) for seat in range(4)]
    found = [(await rating(house, each)).mu for each in CREW[:4]]
    by_place = sorted(range(4), key=lambda seat: places[seat])
    assert sorted(found, reverse=True) == [found[seat] for seat in by_place]
    assert (await rating(house, MEI)).games == 1


async def rating(house, person, game="captains_orders"):
    return (await ratings_service.ratings_of(house.db, person.id))[game]


async def test_a_casual_match_rates_nobody(harbour, house):
    await harbour.finish()
    assert results(harbour) == [] and await ratings_service.ratings_of(house.db, MEI.id) == {}


async def test_a_continued_match_never_counts(harbour, house):
    over = await finish(harbour)
    before = ratings(harbour)
    lobby = await hosting.play_on(house, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    async with refused("set-by-origin", table=over.id):
        await house.act(lobby.id, lobby_options.set_switch, MEI.id, "rated", True)
    await house.act(lobby.id, lobby_service.join, TOM)
    await hosting.start(house, lobby.id, MEI.id)
    assert (await harbour.play_on(lobby.id)).status is Status.FINISHED
    assert ratings(harbour) == before


async def test_a_rated_match_that_a_manager_closes_does_not_count(harbour, house):
    table = await harbour.begin(rated=True)
    await harbour.play_on(table.id, moves=5)
    await house.act(table.id, hosting.close, MEI.id, is_manager=True)
    assert results(harbour) == []


async def test_the_last_person_may_close_a_rated_match(harbour, house):
    table = await harbour.begin(2, 2, rated=True)
    await house.act(table.id, play.leave, TOM.id)
    after = await house.act(table.id, hosting.close, MEI.id)
    assert after.status is Status.CLOSED


async def test_computer_players_arent_rated(harbour, house):
    table = await finish(harbour, people=3, computers=2)
    assert [person for _, person, _, _ in results(harbour)] == [MEI.id, TOM.id, UMA.id]
    assert [place for _, _, place, _ in results(harbour)] == [table.result.places[seat] for seat in range(3)]


async def test_a_person_alone_against_computers_isnt_rated(harbour):
    await finish(harbour, people=1, computers=3)
    assert results(harbour) == []


async def test_a_player_who_leaves_ranks_after_all_others(harbour, house):
    table = await harbour.begin(rated=True)
    await house.act(table.id, play.leave, VIC.id)
    await harbour.play_on(table.id)
    assert [(person, stayed) for _, person, _, stayed in results(harbour)] == [
        *((each.id, 1) for each in (MEI, TOM, UMA)),
        (VIC.id, 0),
    ]
    others = [await rating(house, each) for each in (MEI, TOM, UMA)]
    assert (await rating(house, VIC)).mu < min(each.mu for each in others)


async def test_a_player_who_returns_counts_as_having_stayed(harbour, house):
    table = await harbour.begin(rated=True)
    await house.act(table.id, play.leave, VIC.id)
    await house.act(table.id, play.come_back, VIC.id)
    await harbour.play_on(table.id)
    assert {stayed for *_, stayed in results(harbour)} == {1}


async def test_a_removed_player_counts_as_having_left(harbour, house):
    table = await harbour.begin(rated=True)
    await house.act(table.id, operators.take_out, 77, TOM.id)
    await harbour.play_on(table.id)
    assert (TOM.id, 0) in [(person, stayed) for _, person, _, stayed in results(harbour)]


async def test_only_the_first_player_of_a_taken_over_seat_is_rated(harbour, house):
    opened = await harbour.open(rated=True)
    await house.act(opened.id, clocks.set_timeout, MEI.id, "offer")
    table = await hosting.start(house, opened.id, MEI.id, shuffle=False)
    gone = to_move(table)
    await harbour.wait(86_400)
    table = await house.tables.get(table.id)
    assert table.offered
    await house.act(table.id, clocks.take_seat, ANN)
    await harbour.play_on(table.id)
    logged = {person: stayed for _, person, _, stayed in results(harbour)}
    assert logged == {each.id: int(each.id != gone) for each in CREW[:4]}
    assert await ratings_service.ratings_of(house.db, ANN.id) == {}


async def test_ratings_are_kept_per_server_and_globally(harbour, house):
    await finish(harbour)
    table = await hosting.open_table(
        house, server=SERVER + 1, channel=77, host=MEI, game="captains_orders", setup=Setup(rated=True)
    )
    for person in CREW[1:4]:
        await house.act(table.id, lobby_service.join, person)
    await hosting.start(house, table.id, MEI.id)
    await harbour.play_on(table.id)
    mine = rows(harbour, f"SELECT server, season > 0, games FROM ratings WHERE person = {MEI.id}")
    assert sorted(mine) == [(0, 0, 2), (SERVER, 0, 1), (SERVER, 1, 1), (SERVER + 1, 0, 1), (SERVER + 1, 1, 1)]


async def test_rebuilding_ratings_gives_the_same_result(harbour, house):
    for number in range(6):
        await finish(harbour, people=3 + number % 3, computers=1, seed=number)
        await harbour.wait(40 * 86_400)
    before = ratings(harbour)
    assert len({season for _, _, season, *_ in before}) > 3
    assert await ratings_service.rebuild(house) == 6
    assert ratings(harbour) == before


async def test_a_new_model_rebuilds_ratings_at_the_next_start(harbour, house):
    await finish(harbour)
    before = ratings(harbour)
    harbour.change("UPDATE ratings SET mu = 7")
    harbour.change(f"UPDATE notes SET value = 'another model' WHERE key = '{MODEL_NOTE}'")
    await harbour.restart()
    await harbour.wait(0)
    assert ratings(harbour) == before


async def test_a_failed_rebuild_is_retried(harbour):
    await finish(harbour)
    harbour.change("DELETE FROM notes WHERE key = 'ratings'")
    harbour.change("DELETE FROM ratings")
    with harbour.faults.refuse("read", error=NotSaved("connection lost"), what="FROM results"):
        await harbour.restart()
        await harbour.wait(0)
    assert not ratings(harbour)
    await harbour.wait(60)
    assert ratings(harbour)


async def test_an_unchanged_model_rebuilds_nothing(harbour):
    await finish(harbour)
    harbour.change("UPDATE ratings SET mu = 7")
    await harbour.restart()
    await harbour.wait(0)
    assert rows(harbour, "SELECT DISTINCT mu FROM ratings") == [(7,)]


async def test_a_corrected_result_corrects_all_later_ratings(harbour, house):
    first = await finish(harbour)
    await finish(harbour, seed=1)
    right = ratings(harbour)
    logged = results(harbour)
    with beside(harbour.location) as other:  # An old bug in the rules left this result.
        other.execute(f"UPDATE results SET place = 5 - place WHERE table_id = {first.id}")
    await ratings_service.rebuild(house)
    assert ratings(harbour) != right
    await house.act(first.id, operators.repair, by=77)
    await harbour.wait(0)
    assert results(harbour) == logged and ratings(harbour) == right


async def test_a_match_reopened_by_a_repair_no_longer_counts(harbour, house):
    table = await finish(harbour)
    with beside(harbour.location) as other:
        other.execute(f"DELETE FROM moves WHERE table_id = {table.id} AND entry > 3")
    await house.act(table.id, operators.repair, by=77)
    await harbour.wait(0)
    assert results(harbour) == [] and ratings(harbour) == []


async def test_a_repair_without_changes_rebuilds_nothing(harbour, house):
    table = await finish(harbour)
    await ratings_service.rebuild(house)
    await house.act(table.id, operators.repair, by=77)
    assert await house.jobs.due(house.db, Key(RATINGS_JOB)) is None
    assert rows(harbour, f"SELECT count(*) FROM notes WHERE key = '{MODEL_NOTE}'") == [(1,)]


async def test_a_match_that_ends_during_a_rebuild_is_included(harbour, house):
    await finish(harbour)
    table = await harbour.begin(rated=True)
    harbour.faults.after("read", lambda: harbour.play_on(table.id), what="FROM results", times=1)
    assert await ratings_service.rebuild(house) == 2


async def test_an_end_that_isnt_stored_logs_no_result(harbour, house):
    table = await harbour.begin(rated=True)
    while True:
        table = await house.tables.get(table.id)
        match = table.match.copy()
        move = match.legal_moves(table.pending[0])[0]
        match.play(table.pending[0], str(move))
        if match.result:
            break
        await house.act(table.id, play.move, to_move(table), move)
    with harbour.faults.refuse("begin"):
        async with refused("not-saved"):
            await house.act(table.id, play.move, to_move(table), move)
    assert results(harbour) == []
    await house.act(table.id, play.move, to_move(table), move)
    assert len(results(harbour)) == 4


# Forgotten people and departed servers


async def test_deleting_a_person_keeps_other_peoples_ratings(harbour, house):
    await finish(harbour)
    await finish(harbour, seed=1)
    others = rows(
        harbour, f"SELECT * FROM ratings WHERE person <> {TOM.id} ORDER BY game, server, season, person"
    )
    await rights.forget(house, TOM.id)
    assert await ratings_service.ratings_of(house.db, TOM.id) == {}
    everybody = ratings(harbour)
    await ratings_service.rebuild(house)
    assert ratings(harbour) == everybody
    assert [row for row in everybody if row[3] > 0] == others
    assert len({person for _, person, _, _ in results(harbour) if person < 0}) == 1


async def test_a_person_deleted_during_a_match_isnt_rated(harbour, house):
    table = await harbour.begin(rated=True)
    await rights.forget(house, TOM.id)
    await harbour.play_on(table.id)
    assert [person for _, person, _, _ in results(harbour)] == [MEI.id, UMA.id, VIC.id]


async def test_a_servers_results_are_removed_with_it(harbour, house):
    await finish(harbour)
    alone = ratings(harbour)
    table = await hosting.open_table(
        house, server=SERVER + 1, channel=77, host=MEI, game="captains_orders", setup=Setup(rated=True)
    )
    for person in CREW[1:4]:
        await house.act(table.id, lobby_service.join, person)
    await hosting.start(house, table.id, MEI.id)
    await harbour.play_on(table.id)
    await departures.left(house, SERVER + 1)
    await harbour.wait(RETENTION + 60)
    await harbour.wait(0)
    assert ratings(harbour) == alone


# Opening


async def test_a_table_is_casual_by_default(harbour):
    assert not (await harbour.open(people=1)).setup.rated
    table = await harbour.open(people=1, channel=CHANNEL + 1, rated=True)
    assert table.setup.rated and (await harbour.table(table.id)).setup.rated


@pytest.mark.parametrize("rated", [True, False])
async def test_the_host_switches_rated_until_another_person_joins(harbour, house, rated):
    table = await harbour.open(people=1, computers=2, rated=not rated)
    async with refused("not-host", host=MEI.id):
        await house.act(table.id, lobby_options.set_switch, TOM.id, "rated", rated)
    table = await house.act(table.id, lobby_options.set_switch, MEI.id, "rated", rated)
    assert table.setup.rated is rated is (await harbour.table(table.id)).setup.rated
    await house.act(table.id, lobby_service.join, XIA)
    async with refused("others-seated"):
        await house.act(table.id, lobby_options.set_switch, MEI.id, "rated", not rated)
    await house.act(table.id, lobby_options.set_switch, MEI.id, "rated", rated)  # unchanged


async def test_a_rematch_of_a_rated_match_is_rated(harbour, house):
    table = await finish(harbour)
    assert (await hosting.again(house, table.id, MEI.id)).setup.rated


async def test_first_ratings_average_the_mean(harbour, house):
    await finish(harbour)
    found = rows(harbour, f"SELECT mu FROM ratings WHERE server = {ALL_TIME}")
    assert sum(mu for (mu,) in found) / 4 == pytest.approx(MEAN, abs=1.5)
