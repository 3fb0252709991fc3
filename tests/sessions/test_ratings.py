"""Rated tables: what their results make of people's ratings, and that these follow from the log alone."""

import asyncio

import pytest

from sessions import Status, clocks, departures, hosting, operators, play, rights
from sessions import lobby as lobby_service
from sessions import ratings as ratings_service
from sessions.departures import KEPT
from sessions.rating import ALL, MEAN
from sessions.ratings import MADE_BY
from sessions.setup import Setup
from tests.beside import beside
from tests.sessions.tables import (
    ANN,
    CHANNEL,
    CREW,
    MEI,
    SERVER,
    TOM,
    UMA,
    VIC,
    XIA,
    full,
    refused,
    to_move,
)


def rows(house, query):
    with beside(house.location) as other:
        return list(other.execute(query))


def results(house):
    """Seat, person, place, whether they stayed."""
    return rows(house, "SELECT seat, person, place, stayed FROM results ORDER BY number, seat, person")


def ratings(house):
    return rows(house, "SELECT * FROM ratings ORDER BY game, server, season, person")


async def finish(house, people=4, computers=0, channel=CHANNEL, seed=0, **settings):
    settings = {"rated": True, **settings}
    table = await house.begin(people, computers, channel, **settings)
    return await house.play_on(table.id, seed=seed)


async def test_the_end_of_a_rated_match_is_logged_and_rates_who_played(house, sessions):
    table = await finish(house)
    places = table.result.places
    assert results(house) == [(seat, CREW[seat].id, places[seat], 1) for seat in range(4)]
    found = [(await rating(sessions, each)).mu for each in CREW[:4]]
    by_place = sorted(range(4), key=lambda seat: places[seat])
    assert sorted(found, reverse=True) == [found[seat] for seat in by_place]
    assert (await rating(sessions, MEI)).games == 1


async def rating(sessions, person, game="captains_orders"):
    return (await ratings_service.ratings_of(sessions.db, person.id))[game]


async def test_a_casual_match_rates_nobody(house, sessions):
    await house.finish()
    assert results(house) == [] and await ratings_service.ratings_of(sessions.db, MEI.id) == {}


async def test_a_match_that_goes_on_from_another_never_counts(house, sessions):
    over = await finish(house)
    before = ratings(house)
    lobby = await hosting.play_on(sessions, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    async with refused("set-by-origin", table=over.id):
        await sessions.act(lobby.id, hosting.set_rated, MEI.id, True)
    await sessions.act(lobby.id, lobby_service.join, TOM)
    await hosting.start(sessions, lobby.id, MEI.id)
    assert (await house.play_on(lobby.id)).status is Status.FINISHED
    assert ratings(house) == before


async def test_a_rated_match_that_is_given_up_does_not_count(house, sessions):
    table = await house.begin(rated=True)
    await house.play_on(table.id, moves=5)
    await sessions.act(table.id, hosting.close, MEI.id)
    assert results(house) == []


async def test_computer_players_are_left_out(house, sessions):
    table = await finish(house, people=3, computers=2)
    assert [person for _, person, _, _ in results(house)] == [MEI.id, TOM.id, UMA.id]
    assert [place for _, _, place, _ in results(house)] == [table.result.places[seat] for seat in range(3)]


async def test_who_plays_alone_against_computer_players_is_not_rated(house):
    await finish(house, people=1, computers=3)
    assert results(house) == []


async def test_who_leaves_is_placed_after_all_who_stay(house, sessions):
    table = await house.begin(rated=True)
    await sessions.act(table.id, play.leave, VIC.id)
    await house.play_on(table.id)
    assert [(person, stayed) for _, person, _, stayed in results(house)] == [
        *((each.id, 1) for each in (MEI, TOM, UMA)),
        (VIC.id, 0),
    ]
    others = [await rating(sessions, each) for each in (MEI, TOM, UMA)]
    assert (await rating(sessions, VIC)).mu < min(each.mu for each in others)


async def test_who_comes_back_has_stayed(house, sessions):
    table = await house.begin(rated=True)
    await sessions.act(table.id, play.leave, VIC.id)
    await sessions.act(table.id, play.come_back, VIC.id)
    await house.play_on(table.id)
    assert {stayed for *_, stayed in results(house)} == {1}


async def test_who_is_taken_out_by_operators_has_not_stayed(house, sessions):
    table = await house.begin(rated=True)
    await sessions.act(table.id, operators.take_out, 77, TOM.id)
    await house.play_on(table.id)
    assert (TOM.id, 0) in [(person, stayed) for _, person, _, stayed in results(house)]


async def test_of_a_seat_that_is_taken_over_only_who_left_it_is_rated(house, sessions):
    opened = await house.open(rated=True)
    await sessions.act(opened.id, clocks.set_timeout, MEI.id, "offer")
    table = await hosting.start(sessions, opened.id, MEI.id, shuffle=False)
    gone = to_move(table)
    await house.wait(86_400)
    table = await sessions.tables.get(table.id)
    assert table.offered
    await sessions.act(table.id, clocks.take_seat, ANN)
    await house.play_on(table.id)
    logged = {person: stayed for _, person, _, stayed in results(house)}
    assert logged == {each.id: int(each.id != gone) for each in CREW[:4]}
    assert await ratings_service.ratings_of(sessions.db, ANN.id) == {}


async def test_ratings_are_kept_by_server_and_over_all(house, sessions):
    await finish(house)
    table = await hosting.open_table(
        sessions, server=SERVER + 1, channel=77, host=MEI, game="captains_orders", setup=Setup(rated=True)
    )
    for person in CREW[1:4]:
        await sessions.act(table.id, lobby_service.join, person)
    await hosting.start(sessions, table.id, MEI.id)
    await house.play_on(table.id)
    mine = rows(house, f"SELECT server, season > 0, games FROM ratings WHERE person = {MEI.id}")
    assert sorted(mine) == [(0, 0, 2), (SERVER, 0, 1), (SERVER, 1, 1), (SERVER + 1, 0, 1), (SERVER + 1, 1, 1)]


async def test_made_anew_they_are_the_same(house, sessions):
    for number in range(6):
        await finish(house, people=3 + number % 3, computers=1, seed=number)
        await house.wait(40 * 86_400)
    before = ratings(house)
    assert len({season for _, _, season, *_ in before}) > 3
    assert await ratings_service.rebuild(sessions) == 6
    assert ratings(house) == before


async def test_another_model_makes_all_anew_at_the_next_start(house, sessions, monkeypatch):
    from openskill.models import BradleyTerryFull

    await finish(house)
    before = ratings(house)
    monkeypatch.setattr("sessions.rating.MODEL", BradleyTerryFull(mu=25.0, sigma=25 / 3, tau=0.1))
    sessions = await house.restart()
    await sessions.wake()
    await sessions.ratings.settle()
    changed = ratings(house)
    assert [row[:4] for row in changed] == [row[:4] for row in before] and changed != before
    await (await house.restart()).wake()
    assert ratings(house) == changed


async def test_a_rebuild_that_fails_is_tried_again(house, sessions, monkeypatch, caplog):
    await finish(house)
    house.change("DELETE FROM notes WHERE key = 'ratings'")
    house.change("DELETE FROM ratings")
    monkeypatch.setattr("sessions.ratings.AGAIN", 0.01)
    with monkeypatch.context() as trouble:
        full(house, trouble)
        await sessions.wake()
        while not caplog.messages:  # noqa: ASYNC110 (there is no event to wait for)
            await asyncio.sleep(0)
    await sessions.ratings.settle()
    assert ratings(house)
    caplog.clear()


async def test_the_present_model_makes_nothing_anew(house, sessions):
    await sessions.wake()
    await sessions.ratings.settle()
    sessions = await house.restart()
    await sessions.wake()
    assert sessions.ratings._mending is None


async def test_a_result_that_is_corrected_corrects_all_ratings_after_it(house, sessions):
    first = await finish(house)
    await finish(house, seed=1)
    right = ratings(house)
    logged = results(house)
    with beside(house.location) as other:  # as a fault in the rules once left it
        other.execute(f"UPDATE results SET place = 5 - place WHERE table_id = {first.id}")
    await ratings_service.rebuild(sessions)
    assert ratings(house) != right
    await sessions.act(first.id, operators.repair, by=77)
    await sessions.ratings.settle()
    assert results(house) == logged and ratings(house) == right


async def test_a_match_that_is_not_over_after_all_counts_no_more(house, sessions):
    table = await finish(house)
    with beside(house.location) as other:
        other.execute(f"DELETE FROM moves WHERE table_id = {table.id} AND entry > 3")
    await sessions.act(table.id, operators.repair, by=77)
    await sessions.ratings.settle()
    assert results(house) == [] and ratings(house) == []


async def test_a_repair_that_changes_nothing_makes_nothing_anew(house, sessions):
    table = await finish(house)
    await ratings_service.rebuild(sessions)
    await sessions.act(table.id, operators.repair, by=77)
    assert sessions.ratings._mending is None
    assert rows(house, f"SELECT count(*) FROM notes WHERE key = '{MADE_BY}'") == [(1,)]


async def test_a_match_that_ends_while_they_are_made_anew_is_among_them(house, sessions, monkeypatch):
    await finish(house)
    table = await house.begin(rated=True)
    real = house.db.all

    async def late(name, **values):
        found = await real(name, **values)
        if "FROM results" in name:
            monkeypatch.undo()
            await house.play_on(table.id)
        return found

    monkeypatch.setattr(house.db, "all", late)
    assert await ratings_service.rebuild(sessions) == 2


async def test_nothing_is_logged_of_an_end_that_is_not_stored(house, sessions, monkeypatch):
    table = await house.begin(rated=True)
    while True:
        table = await sessions.tables.get(table.id)
        match = table.match.copy()
        move = match.legal_moves(table.pending[0])[0]
        match.play(table.pending[0], str(move))
        if match.result:
            break
        await sessions.act(table.id, play.move, to_move(table), move)
    full(house, monkeypatch)
    async with refused("not-saved"):
        await sessions.act(table.id, play.move, to_move(table), move)
    monkeypatch.undo()
    assert results(house) == []
    await sessions.act(table.id, play.move, to_move(table), move)
    assert len(results(house)) == 4


# Who is forgotten, and servers that are left


async def test_who_is_forgotten_leaves_the_others_ratings_as_they_were(house, sessions):
    await finish(house)
    await finish(house, seed=1)
    others = rows(
        house, f"SELECT * FROM ratings WHERE person <> {TOM.id} ORDER BY game, server, season, person"
    )
    await rights.forget(sessions, TOM.id)
    assert await ratings_service.ratings_of(sessions.db, TOM.id) == {}
    everybody = ratings(house)
    await ratings_service.rebuild(sessions)
    assert ratings(house) == everybody
    assert [row for row in everybody if row[3] > 0] == others
    assert len({person for _, person, _, _ in results(house) if person < 0}) == 1


async def test_who_is_forgotten_at_a_running_table_is_not_rated_there(house, sessions):
    table = await house.begin(rated=True)
    await rights.forget(sessions, TOM.id)
    await house.play_on(table.id)
    assert [person for _, person, _, _ in results(house)] == [MEI.id, UMA.id, VIC.id]


async def test_a_server_takes_its_results_along(house, sessions):
    await finish(house)
    alone = ratings(house)
    table = await hosting.open_table(
        sessions, server=SERVER + 1, channel=77, host=MEI, game="captains_orders", setup=Setup(rated=True)
    )
    for person in CREW[1:4]:
        await sessions.act(table.id, lobby_service.join, person)
    await hosting.start(sessions, table.id, MEI.id)
    await house.play_on(table.id)
    await departures.left(sessions, SERVER + 1)
    await house.wait(KEPT + 60)
    await sessions.ratings.settle()
    assert ratings(house) == alone


# Opening


async def test_a_table_is_casual_unless_it_is_opened_rated(house):
    assert not (await house.open(people=1)).setup.rated
    table = await house.open(people=1, channel=CHANNEL + 1, rated=True)
    assert table.setup.rated and (await house.stored(table.id)).setup.rated


@pytest.mark.parametrize("rated", [True, False])
async def test_it_is_the_hosts_choice_while_nobody_else_has_sat_down(house, sessions, rated):
    table = await house.open(people=1, computers=2, rated=not rated)
    async with refused("not-host", host=MEI.id):
        await sessions.act(table.id, hosting.set_rated, TOM.id, rated)
    table = await sessions.act(table.id, hosting.set_rated, MEI.id, rated)
    assert table.setup.rated is rated is (await house.stored(table.id)).setup.rated
    await sessions.act(table.id, lobby_service.join, XIA)
    async with refused("others-seated"):
        await sessions.act(table.id, hosting.set_rated, MEI.id, not rated)
    await sessions.act(table.id, hosting.set_rated, MEI.id, rated)  # unchanged


async def test_another_match_at_the_same_table_is_rated_again(house, sessions):
    table = await finish(house)
    assert (await hosting.again(sessions, table.id, MEI.id)).setup.rated


async def test_nobody_begins_above_or_below_another(house, sessions):
    await finish(house)
    found = rows(house, f"SELECT mu FROM ratings WHERE server = {ALL}")
    assert sum(mu for (mu,) in found) / 4 == pytest.approx(MEAN, abs=1.5)
