"""Personal data: the export is complete, and forgetting leaves nothing."""

import json

import pytest

from cogs.admin import service as operators
from cogs.clock import agreements
from cogs.clock import service as absence
from cogs.follow import service as followers
from cogs.follow.service import Interest, NewsPlace
from cogs.guess import service as guesses
from cogs.guess.service import About
from cogs.notify.service import CALL_MESSAGE
from cogs.rated import rankings
from cogs.seek import service as seekers
from cogs.seek.service import Wish
from cogs.tournament import organising
from cogs.tournament import service as tournaments
from sessions import (
    BanKind,
    Key,
    Person,
    Preferences,
    Status,
    audit,
    maintenance,
    messages,
)
from sessions.computers.hints import Hints
from sessions.jobs.job import TURN_JOB
from sessions.messages import Attempt, Shows
from sessions.people import bans, servers
from sessions.people import people as people_service
from sessions.people.names import NAMELESS, without_names
from sessions.playing import answers, clocks, hosting, plans
from sessions.playing import lobby as lobby_service
from sessions.privacy import forgetting as rights
from sessions.tables import replays
from sessions.tables.setup import Setup
from sessions.tables.table import REOPENABLE_SECONDS
from tests.beside import beside
from tests.cogs.privacy.test_erased import in_files
from tests.cogs.tournament.cups import cup, go_on
from tests.harbour import ANN, CHANNEL, CREW, MEI, SERVER, TOM, UMA, Harbour, to_move
from tests.preferring import prefer
from tests.sessions.playing.planned import hand, next_one

ID = 1_234_567_890_123_456
KAI = Person(ID, "Kai-Uwe")
"""A person whose id and name occur nowhere else."""


async def lived(harbour: Harbour) -> dict[str, int]:
    """Let Kai do everything that leaves traces. Returns the tables, by what happened there."""
    house = harbour.house
    tables = {}

    async def gathered(channel, host=MEI):
        table = await hosting.open_table(
            house, server=SERVER, channel=channel, host=host, game="captains_orders"
        )
        for person in (KAI, *CREW[1:3]) if host is MEI else (MEI, *CREW[1:3]):
            await house.act(table.id, lobby_service.join, person)
        return table.id

    tables["finished"] = await gathered(1)
    await hosting.start(house, tables["finished"], MEI.id, shuffle=False)
    await harbour.play_on(tables["finished"])
    tables["running"] = await gathered(2, host=KAI)
    await hosting.start(house, tables["running"], ID, shuffle=False)
    await harbour.play_on(tables["running"], moves=5)
    await house.act(tables["running"], agreements.pause, MEI.id)
    tables["lobby"] = await gathered(3)
    tables["invited"] = (await harbour.open(people=2, channel=4)).id
    await house.act(tables["invited"], lobby_service.invite, MEI.id, ID)
    await house.act(tables["invited"], followers.follow, ID, Interest.ROUNDS, NewsPlace.DM)
    tables["out of time"], left = await gathered(5), None
    await hosting.start(house, tables["out of time"], MEI.id, shuffle=False)
    await harbour.wait(86_400)
    table = await house.tables.get(tables["out of time"])
    left = to_move(table)
    await house.act(
        table.id, clocks.vote, next(p for p in table.people if p != left), table.waiting[0], "wait"
    )
    await prefer(house, ID, Preferences(zone="Europe/Berlin"))
    await people_service.choose(house, ID, {"language": "ja"})
    await absence.begin(house, ID, harbour.now + 86_400)
    for id, board in enumerate((998, None), 1):
        shows = Shows(CALL_MESSAGE, tables["running"], 5, ID, board)
        attempt = Attempt(id, 7, Key(TURN_JOB, subject=ID), 2, harbour.now, (shows,))
        await messages.begin(house, attempt)
        if board:  # The outcome of the other attempt stays unknown.
            await messages.record(house, attempt, 999)
    await house.act(tables["running"], clocks.set_timeout, ID, "sit")
    return tables


def everything(harbour: Harbour) -> dict[str, list[str]]:
    """All rows of the database as text, by table, with JSON decoded."""
    with beside(harbour.location) as other:
        return {
            name: [str(tuple(map(decoded, row))) for row in other.execute(f"SELECT * FROM {name}")]
            for name in other.tables()
        }


def decoded(value: object) -> object:
    if isinstance(value, bytes):
        value = value.decode(errors="replace")
    try:
        return json.loads(value) if isinstance(value, str) else value
    except json.JSONDecodeError:
        return value


def traces(harbour: Harbour, *texts: str) -> dict[str, list[str]]:
    """The rows that contain one of these texts, by table."""
    found = {
        name: [row for row in rows if any(text in row for text in texts)]
        for name, rows in everything(harbour).items()
    }
    return {name: rows for name, rows in found.items() if rows}


async def test_an_export_has_all_stored_data_of_a_person(harbour, house):
    tables = await lived(harbour)
    found = await rights.export(house, ID)
    assert json.loads(json.dumps(found)) == found
    assert {seat["table"] for seat in found["seats"]} == {
        tables[at] for at in ("finished", "running", "lobby", "out of time")
    }
    [settings] = found["settings"]
    assert (settings["language"], settings["zone"]) == ("ja", "Europe/Berlin")
    assert found["moves"] and found["follows"] and found["invitations"] and found["holidays"]
    assert found["messages"] and found["audit"] and found["jobs"]
    others = {str(person.id) for person in CREW}
    assert not {str(row.get("person", "")) for row in found["audit"]} & others
    sections = sum(len(rows) for rows in found.values() if isinstance(rows, list))
    hosted = sum(seat["host"] for seat in found["seats"])
    stored = traces(harbour, str(ID))
    del stored["tables"]  # The table `table_people` repeats what the documents say about people.
    del stored["attempts"]  # Attempts last until the message is confirmed, which is then exported.
    assert sum(map(len, stored.values())) <= sections + hosted


async def test_the_export_of_an_unknown_person_is_empty(house):
    found = await rights.export(house, ID)
    assert not any(rows for rows in found.values() if isinstance(rows, list))


async def test_deleting_a_persons_data_leaves_no_trace(harbour, house):
    tables = await lived(harbour)
    assert {"tables", "table_people", "moves", "people", "audit"} <= traces(harbour, str(ID), KAI.name).keys()
    await rights.forget(house, ID)
    assert traces(harbour, str(ID), KAI.name) == {}
    assert await rights.export(house, ID) == await rights.export(await harbour.restart(), ID)
    for at, id in tables.items():
        table = await harbour.table(id)
        assert ID not in table.people and KAI.name not in table.names, at
        assert await harbour.table(id) == table


async def gathered(harbour: Harbour, channel: int, host=MEI, people=(KAI, *CREW[1:3]), **settings) -> int:
    """A lobby of these players."""
    table = await hosting.open_table(
        harbour.house,
        server=SERVER,
        channel=channel,
        host=host,
        game="captains_orders",
        setup=Setup(**settings),
    )
    for person in people:
        await harbour.house.act(table.id, lobby_service.join, person)
    return table.id


async def lost_seats(harbour: Harbour) -> list[int]:
    """Let Kai lose seats in every way; returns the open tables from which they were removed."""
    house = harbour.house

    # Kai is removed from a lobby and a running table that stay open, and from one that ends.
    for channel in (20, 21):
        barred = await gathered(harbour, channel)
        await house.act(barred, lobby_service.kick, MEI.id, ID)
    await house.act(barred, hosting.close, MEI.id)
    running = await gathered(harbour, 22)
    await hosting.start(house, running, MEI.id)
    await house.act(running, operators.take_out, MEI.id, ID)
    out_of = [barred - 1, running]

    # Another player takes Kai's seat at a rated table.
    half = await gathered(harbour, 27, host=KAI, people=CREW[:3], rated=True)
    await house.act(half, clocks.set_timeout, ID, "offer")
    await hosting.start(house, half, ID)
    while await harbour.to_move(half) != ID:
        await harbour.play_on(half, moves=1)
    while not (await house.tables.get(half)).offered:
        await harbour.wait(86_400)
    await house.act(half, clocks.take_seat, ANN)

    # Kai votes on a player, and is removed from the table during the ballot.
    voted = await gathered(harbour, 23)
    await hosting.start(house, voted, MEI.id, shuffle=False)
    await house.act(voted, clocks.set_timeout, MEI.id, "vote")
    await harbour.wait(86_400)
    table = await house.tables.get(voted)
    if to_move(table) == ID:
        table = await harbour.play_on(voted, moves=1)
        await harbour.wait(86_400)
        table = await house.tables.get(voted)
    await house.act(voted, clocks.vote, ID, table.waiting[0], "wait")
    await house.act(voted, operators.take_out, MEI.id, ID)
    out_of.append(voted)
    return out_of


async def played(harbour: Harbour) -> None:
    """Let Kai do everything at tables that `lived` doesn't cover."""
    house = harbour.house

    # Kai proposes a pace and a pause, agrees, and objects.
    paced = await gathered(harbour, 24, host=KAI, people=CREW[:3])
    await hosting.start(house, paced, ID, shuffle=False)
    await house.act(paced, agreements.set_pace, ID, 3600)
    agreed = await gathered(harbour, 25)
    await hosting.start(house, agreed, MEI.id, shuffle=False)
    await house.act(agreed, agreements.set_pace, MEI.id, 3600)
    await house.act(agreed, agreements.agree, ID)

    # Kai plays rated and friendly matches, and uses hints, plans, guesses, reviews, a lesson and more.
    rated = await gathered(harbour, 26, rated=True)
    await hosting.start(house, rated, MEI.id)
    await harbour.play_on(rated)
    harbour.change("INSERT INTO achievements VALUES (?, ?, 'captains_orders', 'by-chance')", (rated, ID))
    friendly = await gathered(harbour, 28, host=KAI, people=CREW[:3], friendly=True)
    await hosting.start(house, friendly, ID, shuffle=False)
    table = await house.tables.get(friendly)
    while to_move(table) != ID:
        table = await harbour.play_on(friendly, moves=1)
    await house.single(Hints).take(friendly, ID)
    table = await harbour.play_on(friendly, moves=1)
    [_, move] = table.match.record()["moves"][-1]
    await answers.lost(house, table, ID, move)
    assert (await answers.missed(house, friendly, ID)).move == move
    planned = await gathered(harbour, 35)
    table = await hosting.start(house, planned, MEI.id, shuffle=False)
    while table.seats[(table.waiting[0] + 1) % 4].player != ID:
        table = await harbour.play_on(planned, moves=1)
    seat = table.seat_of(ID)
    await house.act(planned, plans.add, ID, f"obey {hand(table, seat)[0]}")
    watched = await gathered(harbour, 29, people=CREW[1:4])
    await hosting.start(house, watched, MEI.id)
    await house.act(watched, guesses.seal, KAI, About.MATCH, 1)
    await house.act(watched, followers.follow, ID, Interest.ROUNDS, NewsPlace.DM)
    await seekers.seek(house, Wish(SERVER, "goa", None, False), KAI)
    await hosting.learn(house, "fleet", host=KAI, server=SERVER, channel=30)
    shared_seed = await gathered(harbour, 31, shared_seed=True)
    await house.act(shared_seed, lobby_service.add_word, ID, "herring")
    closed = await gathered(harbour, 32, host=KAI, people=CREW[:2])
    await house.act(closed, hosting.close, ID)
    declined = await hosting.open_table(house, server=SERVER, channel=33, host=MEI, game="captains_orders")
    await house.act(declined.id, lobby_service.invite, MEI.id, ID)
    await house.act(declined.id, lobby_service.decline, ID)
    hosted = await gathered(harbour, 34)
    await house.act(hosted, hosting.make_host, MEI.id, ID)


async def officiated(harbour: Harbour) -> None:
    """Let Kai manage a server, operate the bot, and enter tournaments: as organiser (with their name in the
    title), as entrant, and as substitute."""
    house = harbour.house

    # Kai sets preferences and a server's settings. There are operators' actions by Kai and on Kai.
    await people_service.choose(house, ID, {"hidden": True})
    await people_service.choose(house, ID, {"auto": True})
    await servers.configure(house, SERVER, {"language": "en"}, by=ID)
    await servers.configure(house, SERVER, {"channels": []}, by=ID)
    await servers.configure(house, SERVER, {"holidays": 5}, by=ID)
    await rankings.set_months(house, SERVER, 6, by=ID)
    await servers.configure(house, SERVER, {"meeting": 5}, by=ID)
    await maintenance.begin(house, ID, "a new disk")
    await maintenance.end(house, ID)
    await bans.ban(house, BanKind.PERSON, 77, ID, "spam")
    await bans.ban(house, BanKind.PERSON, ID, 78, "spam")
    await bans.lift(house, BanKind.PERSON, ID, 78)

    # Kai takes part in tournaments: as organiser with their name in the title, as entrant, and as substitute
    # in and out.
    for number, organiser in enumerate((KAI, MEI, MEI, MEI)):
        opened = await tournaments.open_tournament(
            house,
            server=SERVER,
            channel=CHANNEL,
            organiser=organiser,
            name=f"{organiser.name}'s cup",
            game="captains_orders",
            format="swiss",
            pace=86_400,
        )
        people = [*CREW[1:8], KAI] if number != 2 else CREW[1:9]
        for person in people:
            await tournaments.join(house, opened.id, person)
        if number == 1:
            continue
        await organising.start(house, opened.id, organiser.id)
        await go_on(harbour, opened.id)
        if number == 2:
            await organising.replace_entrant(house, opened.id, MEI.id, TOM.id, KAI)
        if number == 3:
            await organising.replace_entrant(house, opened.id, MEI.id, ID, ANN)
            await tournaments.leave(house, opened.id, UMA.id)


async def test_deletion_leaves_only_the_documented_traces(harbour, house):
    """What stays, and why: a ban, because forgetting must not lift it; being kicked from a table, until it
    can't be reopened any more; a word in a shared seed, because the others check the deal by it. Moves,
    results and the audit log stay under a pseudonym, because the others' records and ratings need them."""
    await lived(harbour)
    out_of = await lost_seats(harbour)
    await played(harbour)
    await officiated(harbour)
    before = traces(harbour, str(ID), KAI.name)
    features = "achievements attempts audit followers guesses holidays jobs messages moves people plans"
    more = "ratings replaced results seekers table_people tables tournament_people tournaments turns"
    assert before.keys() == set(f"{features} {more}".split()), "something isn't tried out any more"
    await rights.forget(house, ID)
    left = traces(harbour, str(ID), KAI.name)
    assert left.keys() <= {"tables", "table_people"}, left
    assert all(len(rows) <= len(out_of) for rows in left.values()), left
    for id in out_of:
        assert ID in (await house.tables.get(id)).kicked
        await house.act(id, hosting.close, MEI.id, is_manager=True)
    await harbour.wait(REOPENABLE_SECONDS + 1)
    assert traces(harbour, str(ID), KAI.name) == {}
    await harbour.restart()
    await harbour.wait(86_400)
    assert traces(harbour, str(ID), KAI.name) == {}
    assert not in_files(harbour, KAI.name.encode(), str(ID).encode(), ID.to_bytes(8, "big"))


async def test_deletion_keeps_a_word_of_a_shared_seed(harbour, house):
    table = await hosting.open_table(
        house, server=SERVER, channel=1, host=KAI, game="captains_orders", setup=Setup(shared_seed=True)
    )
    for person in CREW[:3]:
        await house.act(table.id, lobby_service.join, person)
    await house.act(table.id, lobby_service.add_word, ID, "herring")
    word = {"table": table.id, "word": "herring"}
    assert (await rights.export(house, ID))["words"] == [word]
    await hosting.start(house, table.id, ID)
    assert (await rights.export(house, ID))["words"] == [word]
    assert (await rights.export(house, CREW[0].id))["words"] == []
    await rights.forget(house, ID)
    await harbour.play_on(table.id)
    assert (await replays.verify(house, table.id)).seed_fits
    assert traces(harbour, "herring").keys() == {"tables"}


async def test_deletion_clears_the_person_from_a_damaged_table(harbour, house):
    table = await harbour.open(people=3)
    await house.act(table.id, lobby_service.join, KAI)
    harbour.change("UPDATE tables SET document = ? WHERE id = 1", (f'{{"proposal": [{ID}]',))
    house = await harbour.restart()
    await rights.forget(house, ID)
    assert traces(harbour, str(ID), KAI.name) == {}
    await house.act(table.id, hosting.close, MEI.id)


@pytest.mark.parametrize(
    ("title", "names", "left"),
    [
        ("Kai-Uwe's cup", ["Kai-Uwe"], "N. N.'s cup"),
        ("KAI-UWE (2) & friends", ["Kai-Uwe (3)"], "N. N. (2) & friends"),
        ("カイの杯", ["カイ"], "N. N.の杯"),
        ("Alpine cup of Al", ["Al"], "Alpine cup of N. N."),
        ('"Q" and \\', ['"Q"'], "N. N. and \\"),
        ("Cup", [NAMELESS, "", " (2)"], "Cup"),
    ],
)
def test_titles_lose_only_whole_names(title, names, left):
    assert without_names(title, names) == left


async def test_a_title_loses_the_name_at_any_position(harbour, house):
    organiser = Person(ID, 'Q"カイ')
    cup = await tournaments.open_tournament(
        house,
        server=SERVER,
        channel=CHANNEL,
        organiser=organiser,
        name=f"{organiser.name}の杯",
        game="captains_orders",
        format="swiss",
        pace=86_400,
    )
    for person in [*CREW[1:8], organiser]:
        await tournaments.join(house, cup.id, person)
    await organising.start(house, cup.id, ID)
    begun = await go_on(harbour, cup.id)
    await rights.forget(house, ID)
    assert (await tournaments.get_tournament(house, cup.id)).name == f"{NAMELESS}の杯"
    for pod in begun.present:
        assert pod.table is not None
        table = await house.tables.get(pod.table)
        assert table.fixture is not None and table.fixture.name == f"{NAMELESS}の杯"
    assert {entry.detail for entry in await audit.entries(house, SERVER, most=9)} == {f"{NAMELESS}の杯"}
    assert traces(harbour, organiser.name) == {}


async def test_deleting_a_replaced_entrant_keeps_the_substitute(harbour, house):
    opened = await cup(harbour, 4)
    await tournaments.join(house, opened.id, KAI)
    await organising.replace_entrant(house, opened.id, MEI.id, ID, ANN)
    assert str(ANN.id) not in {row["detail"] for row in (await rights.export(house, ID))["audit"]}
    await rights.forget(house, ID)
    [entry] = await audit.entries(house, SERVER, most=1)
    assert entry.whom is not None and entry.whom < 0
    assert entry.detail == f"Autumn Cup: {entry.whom} {ANN.id}"


async def test_matches_continue_after_a_players_deletion(harbour, house):
    tables = await lived(harbour)
    await rights.forget(house, ID)
    running = await house.tables.get(tables["running"])
    assert running.status is Status.PLAYING and running.host == MEI.id
    assert [seat.name for seat in running.seats if seat.computer] == [NAMELESS]
    await harbour.play_on(running.id)
    assert (await house.tables.get(running.id)).status is Status.FINISHED
    lobby = await house.tables.get(tables["lobby"])
    assert len(lobby.seats) == 3 and lobby.status is Status.LOBBY


async def test_a_finished_match_stays_verifiable_after_a_deletion(harbour, house):
    tables = await lived(harbour)
    await rights.forget(house, ID)
    verdict = await replays.verify(house, tables["finished"])
    assert verdict.seed_fits and verdict.result_fits
    again = await hosting.again(house, tables["finished"], MEI.id)
    assert len(again.seats) == 4 and [seat.computer for seat in again.seats].count("clever") == 1
    assert NAMELESS not in again.names


async def test_the_log_uses_one_pseudonym_for_a_deleted_person(harbour, house):
    await lived(harbour)
    await rights.forget(house, ID)
    actors = {
        entry.person for entry in await audit.entries(house, most=50) if entry.person and entry.person < 0
    }
    with beside(harbour.location) as other:
        movers = {person for (person,) in other.execute("SELECT DISTINCT person FROM moves WHERE person < 0")}
    assert actors == movers and len(actors) == 1


async def test_deleting_the_last_person_closes_the_table(harbour, house):
    alone = await hosting.open_table(house, server=SERVER, channel=1, host=KAI, game="fleet")
    await rights.forget(house, ID)
    table = await house.tables.get(alone.id)
    assert table.status is Status.CLOSED and KAI.name not in table.names


async def test_a_ban_survives_the_deletion(harbour, house):
    await bans.ban(house, BanKind.PERSON, ID, 77, "spam")
    await rights.forget(house, ID)
    assert traces(harbour, str(ID)).keys() == {"bans"}
    assert (await rights.export(house, ID))["bans"]


async def test_deletion_is_idempotent(harbour, house):
    await lived(harbour)
    await rights.forget(house, ID)
    before = everything(harbour)
    await rights.forget(house, ID)
    assert everything(harbour) == before


async def test_a_player_out_of_time_may_be_deleted(harbour, house):
    table, person = await harbour.run_out_of_time()
    await rights.forget(house, person)
    after = await house.tables.get(table.id)
    assert after.votes == () and person not in after.people


async def test_deletion_includes_plans(harbour, house):
    table = await harbour.begin(channel=CHANNEL + 1)
    person, seat = next_one(table)
    await house.act(table.id, plans.add, person, f"obey {table.match.view(seat).hand[0]}")
    await rights.forget(house, person)
    assert await plans.plans_of(house.db, table.id, person) == []
    await harbour.play_on(table.id)
    assert ANN.id not in table.people


async def test_two_who_are_forgotten_are_told_apart_in_their_match(harbour, house):
    table = await harbour.finish()
    for person in table.people[:2]:
        await rights.forget(house, person)
    assert (await harbour.table()).names[:2] == [NAMELESS, f"{NAMELESS} (2)"]
