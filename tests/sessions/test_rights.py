"""A person's data: all of it in one piece, and nothing left of it when they wish so."""

import json

from sessions import BanKind, Interest, MessageKind, NewsPlace, Preferences, Status
from sessions.rights import NAMELESS
from tests.beside import beside
from tests.sessions.planned import next_one
from tests.sessions.tables import ANN, CHANNEL, CREW, MEI, SERVER, TOM, House, out_of_time, to_move

ID = 1_234_567_890_123_456
KAI = TOM._replace(id=ID, name="Kai-Uwe")
"""Their id and name occur nowhere by chance."""


async def lived(house: House) -> dict[str, int]:
    """Kai does all that leaves a trace: the tables, by what happened there."""
    sessions = house.sessions
    tables = {}

    async def gathered(channel, host=MEI):
        table = await sessions.hosting.open(server=SERVER, channel=channel, host=host, game="captains_orders")
        for person in (KAI, *CREW[1:3]) if host is MEI else (MEI, *CREW[1:3]):
            await sessions.lobby.join(table.id, person)
        return table.id

    tables["finished"] = await gathered(1)
    await sessions.hosting.start(tables["finished"], MEI.id, shuffle=False)
    await house.play_on(tables["finished"])
    tables["running"] = await gathered(2, host=KAI)
    await sessions.hosting.start(tables["running"], ID, shuffle=False)
    await house.play_on(tables["running"], moves=5)
    await sessions.agreements.pause(tables["running"], MEI.id)
    tables["lobby"] = await gathered(3)
    tables["invited"] = (await house.open(people=2, channel=4)).id
    await sessions.lobby.invite(tables["invited"], MEI.id, ID)
    await sessions.followers.follow(tables["invited"], ID, Interest.ROUNDS, NewsPlace.DM)
    tables["out of time"], left = await gathered(5), None
    await sessions.hosting.start(tables["out of time"], MEI.id, shuffle=False)
    await house.wait(86_400)
    table = await sessions.tables.get(tables["out of time"])
    left = to_move(table)
    await sessions.clocks.vote(table.id, next(p for p in table.people if p != left), table.waiting[0], "wait")
    await sessions.people.set_preferences(ID, Preferences(zone="Europe/Berlin"))
    await sessions.people.set_language(ID, "ja")
    await sessions.absence.begin(ID, house.now + 86_400)
    await sessions.messages.remember(tables["running"], MessageKind.CALL, 2, 999, 5, ID)
    await sessions.clocks.set_timeout(tables["running"], ID, "sit")
    return tables


def everything(house: House) -> dict[str, list[str]]:
    """All rows of the database as text, by table."""
    with beside(house.location) as other:
        return {name: [str(row) for row in other.execute(f"SELECT * FROM {name}")] for name in other.tables()}


def traces(house: House, *texts: str) -> dict[str, list[str]]:
    """The rows in which one of these texts stands, by table."""
    found = {
        name: [row for row in rows if any(text in row for text in texts)]
        for name, rows in everything(house).items()
    }
    return {name: rows for name, rows in found.items() if rows}


async def test_all_that_is_stored_of_somebody_is_exported(house, sessions):
    tables = await lived(house)
    found = await sessions.rights.export(ID)
    assert json.loads(json.dumps(found)) == found
    assert {seat["table"] for seat in found["seats"]} == {
        tables[at] for at in ("finished", "running", "lobby", "out of time")
    }
    [settings] = found["settings"]
    assert (settings["language"], settings["zone"]) == ("ja", "Europe/Berlin")
    assert found["moves"] and found["follows"] and found["invitations"] and found["holidays"]
    assert found["messages"] and found["deeds"] and found["timers"]
    others = {str(person.id) for person in CREW}
    assert not {str(row.get("person", "")) for row in found["deeds"]} & others
    sections = sum(len(rows) for rows in found.values() if isinstance(rows, list))
    hosted = sum(seat["host"] for seat in found["seats"])
    assert sum(map(len, traces(house, str(ID)).values())) <= sections + hosted


async def test_a_stranger_has_nothing(sessions):
    found = await sessions.rights.export(ID)
    assert not any(rows for rows in found.values() if isinstance(rows, list))


async def test_nothing_is_left_of_who_is_forgotten(house, sessions):
    tables = await lived(house)
    assert {"seats", "moves", "people", "audit"} <= traces(house, str(ID), KAI.name).keys()
    await sessions.rights.forget(ID)
    assert traces(house, str(ID), KAI.name) == {}
    assert await sessions.rights.export(ID) == await (await house.restart()).rights.export(ID)
    for at, id in tables.items():
        table = await house.sessions.tables.get(id)
        assert ID not in table.people and KAI.name not in table.names, at
        assert await house.stored(id) == table


async def test_games_go_on_without_who_is_forgotten(house, sessions):
    tables = await lived(house)
    await sessions.rights.forget(ID)
    running = await sessions.tables.get(tables["running"])
    assert running.status is Status.PLAYING and running.host == MEI.id
    assert [seat.name for seat in running.seats if seat.computer] == [NAMELESS]
    await house.play_on(running.id)
    assert (await sessions.tables.get(running.id)).status is Status.FINISHED
    lobby = await sessions.tables.get(tables["lobby"])
    assert len(lobby.seats) == 3 and lobby.status is Status.LOBBY


async def test_a_finished_game_can_still_be_verified_and_played_again(house, sessions):
    tables = await lived(house)
    await sessions.rights.forget(ID)
    verdict = await sessions.replays.verify(tables["finished"])
    assert verdict.seed_fits and verdict.result_fits
    again = await sessions.hosting.again(tables["finished"], MEI.id)
    assert len(again.seats) == 4 and [seat.computer for seat in again.seats].count("clever") == 1
    assert NAMELESS not in again.names


async def test_the_log_knows_them_by_one_pseudonym(house, sessions):
    await lived(house)
    await sessions.rights.forget(ID)
    deeds = {deed.person for deed in await sessions.audit.deeds(most=50) if deed.person and deed.person < 0}
    with beside(house.location) as other:
        movers = {person for (person,) in other.execute("SELECT DISTINCT person FROM moves WHERE person < 0")}
    assert deeds == movers and len(deeds) == 1


async def test_the_last_one_at_a_table_closes_it(house, sessions):
    alone = await sessions.hosting.open(server=SERVER, channel=1, host=KAI, game="fleet")
    await sessions.rights.forget(ID)
    table = await sessions.tables.get(alone.id)
    assert table.status is Status.CLOSED and KAI.name not in table.names


async def test_a_ban_outlives_what_is_forgotten(house, sessions):
    await sessions.bans.ban(BanKind.PERSON, ID, 77, "spam")
    await sessions.rights.forget(ID)
    assert traces(house, str(ID)).keys() == {"bans"}
    assert (await sessions.rights.export(ID))["bans"]


async def test_whoever_forgets_twice_does_no_harm(house, sessions):
    await lived(house)
    await sessions.rights.forget(ID)
    before = everything(house)
    await sessions.rights.forget(ID)
    assert everything(house) == before


async def test_who_is_out_of_time_may_be_forgotten(house, sessions):
    table, person = await out_of_time(house)
    await sessions.rights.forget(person)
    after = await sessions.tables.get(table.id)
    assert after.votes == () and person not in after.people


async def test_a_plan_is_forgotten_too(house, sessions):
    table = await house.begin(channel=CHANNEL + 1)
    person, seat = next_one(table)
    await sessions.plans.add(table.id, person, f"obey {table.match.view(seat).hand[0]}")
    await sessions.rights.forget(person)
    assert await sessions.plans.of(table.id, person) == []
    await house.play_on(table.id)
    assert ANN.id not in table.people
