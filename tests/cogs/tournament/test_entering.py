"""People's acts in a tournament, and their refusals."""

import pytest

from cogs.clock.service import REPLACED_JOB
from cogs.guess import service as guesses
from cogs.guess.service import About
from cogs.rated.rating import Rating
from cogs.rated.service import ratings_of
from cogs.tournament import organising
from cogs.tournament import service as tournaments
from cogs.tournament.document import MAX_ENTRANTS, MAX_ROUND_ROBIN_ENTRANTS, TournamentStage
from sessions import Person, Status, audit, departures
from sessions.people import servers
from sessions.playing import hosting
from sessions.privacy import forgetting as rights
from tests.cogs.tournament.cups import DAY, PEOPLE, begin, cup, play_round
from tests.harbour import CHANNEL, MEI, SERVER, TOM, refused

NEW = Person(500, "New")


async def test_an_entrant_takes_part_until_they_leave(harbour, house):
    opened = await cup(harbour, 3)
    assert [each.name for each in opened.entrants] == ["P1", "P2", "P3"]
    left = await tournaments.leave(house, opened.id, PEOPLE[0].id)
    assert [each.name for each in left.entrants] == ["P2", "P3"]
    back = await tournaments.join(house, opened.id, PEOPLE[0])
    assert [each.number for each in back.entrants] == [2, 3, 4]


@pytest.mark.parametrize(("format", "most"), [("swiss", MAX_ENTRANTS), ("all", MAX_ROUND_ROBIN_ENTRANTS)])
async def test_the_number_of_entrants_is_limited(harbour, house, format, most):
    opened = await cup(harbour, 0, format=format)
    for number in range(most):
        await tournaments.join(house, opened.id, Person(1000 + number, "P"))
    async with refused("tournament-full", most=most):
        await tournaments.join(house, opened.id, NEW)


async def test_an_eliminated_entrant_cant_rejoin_a_knockout(harbour, house):
    begun = await begin(harbour, 8, format="knockout")
    await tournaments.leave(house, begun.id, PEOPLE[0].id)
    await tournaments.join(house, begun.id, PEOPLE[0])  # The round isn't over.
    begun = await play_round(harbour, begun.id)
    lost = next(each for each in begun.entrants if begun.pod_of(each.number) is None)
    async with refused("knocked-out"):
        await tournaments.join(house, begun.id, Person(lost.person or 0, "x"))


async def test_a_tournament_may_be_announced_outside_the_allowed_channels(harbour, house):
    await servers.configure(house, SERVER, {"channels": [CHANNEL + 1]}, by=1)
    assert (await cup(harbour, 0, rooms=CHANNEL + 1)).rooms == CHANNEL + 1


async def test_tournament_tables_have_four_seats_if_the_game_allows(harbour):
    assert [(await cup(harbour, 0, game=game)).size for game in ("captains_orders", "fisherman", "goa")] == [
        4,
        4,
        4,
    ]


# Organiser


@pytest.mark.parametrize("action", ["start", "cancel", "pause", "resume"])
async def test_a_manager_of_the_server_may_organise(harbour, house, action):
    opened = await cup(harbour, 4)
    if action == "resume":
        await organising.pause(house, opened.id, MEI.id)
    await getattr(organising, action)(house, opened.id, TOM.id, is_manager=True)


async def test_a_replaced_entrant_hands_over_seat_and_points(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    begun = await play_round(harbour, begun.id)
    out = PEOPLE[0]
    pod = begun.pod_of(1)
    assert pod is not None and pod.table is not None
    after = await organising.replace_entrant(house, begun.id, MEI.id, out.id, NEW)
    assert after.entrant(1).person == NEW.id and after.entrant_of(out.id) is None
    table = await house.tables.get(pod.table)
    assert table.seat_of(NEW.id) is not None and table.seat_of(out.id) is None
    async with refused("seers-look-on"):  # The replaced person has seen a hand of cards.
        await house.act(table.id, guesses.seal, out, About.MATCH, 0)
    after = await play_round(harbour, begun.id)
    assert after.stage is TournamentStage.OVER
    [own] = [seat for seat in after.pods[1][begun.present.index(pod)].seats if seat.entrant == 1]
    assert own.stayed


async def test_an_organiser_cant_replace_an_entrant_in_a_rated_match(harbour, house):
    begun = await begin(harbour, 8, rounds=2, rated=True)
    async with refused("still-plays", person=PEOPLE[0].id):
        await organising.replace_entrant(house, begun.id, MEI.id, PEOPLE[0].id, NEW)
    pod = begun.pod_of(1)
    assert pod is not None and pod.table is not None
    table = await house.tables.get(pod.table)
    late = table.seats[table.pending[0]].person
    assert late is not None
    await harbour.wait(3 * DAY + 1)
    await harbour.house.jobs.settled()
    after = await organising.replace_entrant(house, begun.id, MEI.id, late, NEW)
    assert after.entrant_of(NEW.id) is not None
    await harbour.play_on(pod.table)
    assert (await rating(house, late)).games == 1


async def rating(house, person):
    return (await ratings_of(house.db, person)).get("captains_orders", Rating())


async def test_an_organiser_who_hands_over_their_seat_counts_as_having_left(harbour, house):
    begun = await begin(harbour, 4, rounds=2, rated=True, organiser=PEOPLE[0])
    after = await organising.replace_entrant(house, begun.id, PEOPLE[0].id, PEOPLE[0].id, NEW)
    assert after.entrant_of(NEW.id) is not None
    await harbour.play_on(after.present[0].table)
    ratings = [await rating(house, person.id) for person in PEOPLE[:4]]
    assert [each.games for each in ratings] == [1, 1, 1, 1]
    assert ratings[0].mu < min(each.mu for each in ratings[1:])


async def test_an_entrant_replaced_by_a_manager_loses_no_rating(harbour, house):
    begun = await begin(harbour, 4, rounds=2, rated=True)
    out, table = PEOPLE[0].id, begun.present[0].table
    after = await organising.replace_entrant(house, begun.id, TOM.id, out, NEW, is_manager=True)
    assert after.entrant_of(NEW.id) is not None
    assert await harbour.jobs_set(REPLACED_JOB) == [("replaced", table, out)]
    await harbour.play_on(table)
    assert [(await rating(house, person.id)).games for person in (*PEOPLE[:4], NEW)] == [0, 1, 1, 1, 0]


async def test_the_organisers_ruling_on_a_table_stays(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    first, second, third, fourth = begun.present[0].entrants
    ruled = await organising.rule(house, begun.id, MEI.id, 1, 1, [third, first])
    assert {seat.entrant: seat.place for seat in ruled.present[0].seats} == {
        third: 1,
        first: 2,
        second: 3,
        fourth: 3,
    }
    await harbour.play_on(ruled.present[0].table)
    assert (await tournaments.get_tournament(house, begun.id)).present[0] == ruled.present[0]


async def test_a_result_of_an_earlier_round_can_be_ruled_on(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    begun = await play_round(harbour, begun.id)
    pods = begun.present
    ruled = await organising.rule(house, begun.id, MEI.id, 1, 2, begun.pods[0][1].entrants)
    assert [seat.place for seat in ruled.pods[0][1].seats] == [1, 2, 3, 4]
    assert ruled.present == pods


async def test_the_organisers_actions_are_logged(harbour, house):
    begun = await begin(harbour, 4)
    await organising.pause(house, begun.id, MEI.id)
    await organising.resume(house, begun.id, MEI.id)
    await organising.replace_entrant(house, begun.id, MEI.id, PEOPLE[0].id, NEW)
    await organising.rule(house, begun.id, TOM.id, 1, 1, [2], is_manager=True)
    await organising.cancel(house, begun.id, MEI.id)
    noted = await audit.entries(house, SERVER, most=50)
    [taken] = [entry for entry in noted if entry.action == "seat-taken"]
    assert (taken.person, taken.whom) == (NEW.id, PEOPLE[0].id)
    entries = [entry for entry in noted if entry.action.startswith("tournament")]
    assert [(entry.action.removeprefix("tournament-"), entry.person) for entry in reversed(entries)] == [
        ("opened", MEI.id),
        ("started", MEI.id),
        ("paused", MEI.id),
        ("resumed", MEI.id),
        ("replaced", MEI.id),
        ("ruled", TOM.id),
        ("cancelled", MEI.id),
    ]
    assert entries[1].detail == "Autumn Cup: 1.1: 2" and entries[2].whom == PEOPLE[0].id


async def test_tables_of_a_cancelled_tournament_play_on(harbour, house):
    begun = await begin(harbour, 4)
    await organising.cancel(house, begun.id, MEI.id)
    table = await harbour.play_on(begun.present[0].table)
    assert table.status is Status.FINISHED


# Departures


async def test_a_deleted_person_has_no_name_in_a_tournament(harbour, house):
    begun = await begin(harbour, 4)
    await rights.forget(house, PEOPLE[0].id)
    await rights.forget(house, MEI.id)
    after = await tournaments.get_tournament(house, begun.id)
    assert after.entrant(1).person is None and after.entrant(1).name == "N. N." and not after.entrant(1).stays
    assert after.organiser is None
    exported = await rights.export(house, PEOPLE[1].id)
    assert [row["name"] for row in exported["tournaments"]] == ["Autumn Cup"]


async def test_tournaments_are_removed_with_their_server(harbour, house):
    begun = await begin(harbour, 4)
    await departures.left(house, SERVER)
    await harbour.wait(31 * DAY)
    async with refused("no-such-tournament", tournament=begun.id):
        await tournaments.get_tournament(house, begun.id)


async def test_a_rematch_of_a_tournament_table_isnt_part_of_the_tournament(harbour, house):
    begun = await begin(harbour, 4)
    table = await harbour.play_on(begun.present[0].table)
    again = await hosting.again(house, table.id, table.people[0])
    assert again.fixture is None
    other = await hosting.open_table(house, server=SERVER, channel=CHANNEL, host=MEI, game="fleet")
    assert other.fixture is None


async def test_entrants_of_the_same_name_are_told_apart(harbour, house):
    """Those who join, who come in for others and who are erased."""
    opened = await cup(harbour, 0)
    for id, name in ((501, "Kim"), (502, "kim"), (503, "Ann"), (504, "Bob")):
        await tournaments.join(house, opened.id, Person(id, name))
    replaced = await organising.replace_entrant(house, opened.id, 1, 503, Person(505, "Kim"), is_manager=True)
    assert [each.name for each in replaced.entrants] == ["Kim", "kim (2)", "Kim (3)", "Bob"]
    await organising.start(house, opened.id, 1, is_manager=True)
    await harbour.wait(0)
    for person in (501, 504):
        await rights.forget(house, person)
    after = await tournaments.get_tournament(house, opened.id)
    assert [each.name for each in after.entrants] == ["N. N.", "kim (2)", "Kim (3)", "N. N. (2)"]
