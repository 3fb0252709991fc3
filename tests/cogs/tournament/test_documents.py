"""Tournament documents: an unreadable one harms no other."""

import json

import pytest

from cogs.tournament import organising
from cogs.tournament import service as tournaments
from cogs.tournament.document import TournamentStage
from cogs.tournament.service import MAX_OPEN_TOURNAMENTS
from sessions import Person, departures
from sessions.privacy import forgetting as rights
from tests.beside import Impossible
from tests.cogs.tournament.cups import DAY, PEOPLE, begin, cup, play_round
from tests.harbour import ANN, MEI, SERVER, TOM, Harbour, refused
from tests.sessions.privacy.test_forgetting import traces

NEW = Person(500, "New")


def people(harbour: Harbour, id: int) -> set[tuple[int, str]]:
    rows = harbour.change("SELECT person, role FROM tournament_people WHERE tournament = ?", (id,))
    return {(person, role) for person, role in rows}


def entrants(*persons: Person) -> set[tuple[int, str]]:
    return {(person.id, "entrant") for person in persons}


async def test_the_rows_of_people_follow_every_change(harbour, house):
    organiser = {(MEI.id, "organiser")}
    opened = await cup(harbour, 3)
    assert people(harbour, opened.id) == organiser | entrants(*PEOPLE[:3])
    await tournaments.join(house, opened.id, MEI)
    assert people(harbour, opened.id) == organiser | entrants(*PEOPLE[:3], MEI)
    await tournaments.leave(house, opened.id, PEOPLE[0].id)
    assert people(harbour, opened.id) == organiser | entrants(*PEOPLE[1:3], MEI)
    await organising.replace_entrant(house, opened.id, MEI.id, PEOPLE[1].id, NEW)
    assert people(harbour, opened.id) == organiser | entrants(NEW, PEOPLE[2], MEI)
    await rights.forget(house, MEI.id)
    assert people(harbour, opened.id) == entrants(NEW, PEOPLE[2])


async def test_a_tournament_survives_a_restart_unchanged(harbour):
    begun = await play_round(harbour, (await begin(harbour, 8, rounds=3)).id)
    house = await harbour.restart()
    assert await tournaments.get_tournament(house, begun.id) == begun


async def test_defaults_arent_stored(harbour):
    opened = await cup(harbour, 1)
    [(document,)] = harbour.change("SELECT document FROM tournaments WHERE id = ?", (opened.id,))
    stored = json.loads(document)
    assert stored["entrants"] == [{"number": 1, "person": PEOPLE[0].id, "name": PEOPLE[0].name}]
    assert stored.keys().isdisjoint({"ends", "paused", "ended", "plan", "pods"})


# An unreadable tournament


def altered(document: str, **changes: object) -> str:
    return json.dumps(json.loads(document) | changes)


UNREADABLE = {
    "no JSON": lambda document: "junk",
    "nothing": lambda document: "",
    "bytes": lambda document: b"\xff\x00\xfe",
    "a list": lambda document: "[]",
    "a part of it": lambda document: document[: len(document) // 2],
    "without a name": lambda document: altered(document, name=None),
    "a stage that there isn't": lambda document: altered(document, stage="junk"),
    "a game that there isn't": lambda document: altered(document, game="chess"),
    "entrants without numbers": lambda document: altered(document, entrants=[{"name": "P1"}]),
    "entrants with the same number": lambda document: altered(
        document, entrants=json.loads(document)["entrants"] * 2
    ),
    "seats of nobody": lambda document: altered(document, entrants=[]),
}


def spoil(harbour: Harbour, id: int, kind: str = "no JSON") -> None:
    """Make a tournament's document unreadable."""
    [(document,)] = harbour.change("SELECT document FROM tournaments WHERE id = ?", (id,))
    bad = UNREADABLE[kind](document)
    try:
        literal = f"x'{bad.hex()}'" if isinstance(bad, bytes) else "?"
        values = (id,) if isinstance(bad, bytes) else (bad, id)
        harbour.change(f"UPDATE tournaments SET document = {literal} WHERE id = ?", values)
    except Impossible as error:
        pytest.skip(f"it can't be stored: {error}")


@pytest.mark.parametrize("kind", UNREADABLE)
async def test_an_unreadable_tournament_doesnt_affect_others(harbour, house, kind, caplog):
    bad = await begin(harbour, 8)
    good = await begin(harbour, 4, rounds=1)
    spoil(harbour, bad.id, kind)
    house = await harbour.restart()
    assert await tournaments.tournaments_of_server(house, SERVER) == [good]
    async with refused("tournament-unreadable", tournament=bad.id):
        await tournaments.get_tournament(house, bad.id)
    async with refused("tournament-unreadable", tournament=bad.id):
        await organising.cancel(house, bad.id, MEI.id)
    await harbour.play_on(bad.present[0].table)
    assert (await play_round(harbour, good.id)).stage is TournamentStage.OVER
    assert f"Tournament {bad.id} can't be read" in caplog.text


async def test_an_unreadable_tournament_isnt_retried_endlessly(harbour, house, caplog):
    bad = await cup(harbour, 4, wait=DAY)
    spoil(harbour, bad.id)
    with caplog.at_level("INFO"):
        await harbour.wait(DAY + 600)
        await house.jobs.settled()
    assert "trying again" not in caplog.text and "failed" not in caplog.text


async def test_deletion_clears_names_from_an_unreadable_tournament(harbour, house):
    bad, good = [await cup(harbour, 4) for _ in range(2)]
    kai = Person(1_234_567_890_123_456, "Kai-Uwe")
    for each in (bad, good):
        await tournaments.join(house, each.id, kai)
    spoil(harbour, bad.id, "a game that there isn't")
    assert [row["id"] for row in (await rights.export(house, kai.id))["tournaments"]] == [good.id]
    await rights.forget(house, kai.id)
    assert traces(harbour, str(kai.id), kai.name) == {}
    assert people(harbour, bad.id) == entrants(*PEOPLE[:4]) | {(MEI.id, "organiser")}
    async with refused("tournament-unreadable", tournament=bad.id):
        await tournaments.get_tournament(house, bad.id)


async def test_an_unreadable_tournament_doesnt_count_towards_the_limit(harbour, house):
    for number in range(MAX_OPEN_TOURNAMENTS):
        await cup(harbour, 0, organiser=PEOPLE[number])
    async with refused("too-many-tournaments", most=MAX_OPEN_TOURNAMENTS):
        await cup(harbour, 0)
    spoil(harbour, 1)
    assert (await cup(harbour, 0)).id == MAX_OPEN_TOURNAMENTS + 1


async def test_an_unreadable_tournament_is_removed_with_its_server(harbour, house):
    bad = await cup(harbour, 4)
    spoil(harbour, bad.id)
    await departures.left(house, SERVER)
    await harbour.wait(31 * DAY)
    async with refused("no-such-tournament", tournament=bad.id):
        await tournaments.get_tournament(house, bad.id)
    assert people(harbour, bad.id) == set()


async def test_deleting_an_uninvolved_person_changes_no_tournament(harbour, house):
    opened = await cup(harbour, 4)
    await rights.forget(house, ANN.id)
    await rights.forget(house, TOM.id)
    assert await tournaments.get_tournament(house, opened.id) == opened
