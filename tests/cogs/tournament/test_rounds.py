"""A tournament's automatic steps: start, draw of rounds, end."""

from itertools import combinations

import pytest

from cogs.notify import service as reminders
from cogs.tournament import organising
from cogs.tournament import service as tournaments
from cogs.tournament.document import TournamentStage
from cogs.tournament.message import podium
from cogs.tournament.pairing import repeats, seat_counts
from cogs.tournament.pairing.tables import meetings
from cogs.tournament.standings import standings
from locales import words
from sessions import BanKind, Status
from sessions.people import bans
from sessions.playing import hosting
from tests.cogs.tournament.cups import DAY, PEOPLE, begin, cup, go_on, play_round
from tests.harbour import MEI, SERVER, refused

EN = words("en")


async def test_a_tournament_begins_when_joining_ends(harbour, house):
    opened = await cup(harbour, 5, wait=2 * DAY)
    await harbour.wait(2 * DAY - 1)
    assert (await tournaments.get_tournament(house, opened.id)).stage is TournamentStage.JOINING
    await harbour.wait(1)
    begun = await go_on(harbour, opened.id)
    assert begun.stage is TournamentStage.PLAYING and begun.round == 1
    assert begun.ends == harbour.now + begun.length
    assert sorted(number for pod in begun.present for number in pod.entrants) == [1, 2, 3, 4, 5]


async def test_a_tournament_with_too_few_entrants_is_cancelled(harbour, house):
    opened = await cup(harbour, 2)
    await harbour.wait(DAY)
    await house.jobs.settled()
    assert (await tournaments.get_tournament(house, opened.id)).stage is TournamentStage.CANCELLED
    await harbour.wait(30 * DAY)


async def test_a_round_robin_ends_when_all_remaining_entrants_have_met(harbour, house):
    begun = await begin(harbour, 6, format="all", game="fleet", size=2)
    assert begun.rounds == 5
    for person in PEOPLE[:3]:
        await tournaments.leave(house, begun.id, person.id)
    while begun.stage is TournamentStage.PLAYING:
        begun = await play_round(harbour, begun.id)
    left = [entrant.number for entrant in begun.entrants if entrant.stays]
    met = meetings(begun.past)
    assert begun.round == 2 and all(met[pair] for pair in combinations(left, 2))
    assert EN("cup-met", round=begun.round) in podium(begun, EN)


async def test_the_organiser_is_notified_of_their_first_move(harbour, house):
    """The program starts the table. The organiser, its host, isn't there."""
    called = set[int]()
    for organiser in PEOPLE[:3]:
        house.new_seed = lambda: "always the same"
        begun = await begin(harbour, 3, organiser=organiser)
        table = await house.tables.get(begun.present[0].table)
        for person in (table.seats[seat].person for seat in table.waiting):
            turns = [turn for turn in await reminders.turns_of(house.db, person) if turn.table == table.id]
            assert [turn.is_called for turn in turns] == [True]
            called.add(person)
    assert called & {person.id for person in PEOPLE[:3]}


async def test_drawn_tables_run_with_all_entrants_seated(harbour, house):
    begun = await begin(harbour, 8, rated=True)
    assert [len(pod.seats) for pod in begun.present] == [4, 4]
    for number, pod in enumerate(begun.present, 1):
        table = await house.tables.get(pod.table)
        assert table.status is Status.PLAYING and table.setup.rated and table.setup.pace == DAY
        assert [seat.person for seat in table.seats] == [begun.entrant(each).person for each in pod.entrants]
        assert table.fixture.round == 1 and table.fixture.pod == number and table.fixture.name == "Autumn Cup"
        assert table == await harbour.table(table.id)
        # The table isn't opened a second time.
        assert await tournaments.open_pod(house, begun.id, 1, number, 1, None) == table


async def test_computer_players_fill_a_table_below_the_games_minimum(harbour, house):
    begun = await begin(harbour, 5, game="fisherman")
    assert [len(pod.seats) for pod in begun.present] == [3, 2]
    table = await house.tables.get(begun.present[1].table)
    assert [seat.computer is None for seat in table.seats] == [True, True, False]


async def test_a_swiss_tournament_ends_without_rematches(harbour, house):
    cup = await begin(harbour, 16, rounds=4)
    for _ in range(4):
        cup = await play_round(harbour, cup.id)
    assert cup.stage is TournamentStage.OVER and cup.round == 4 and cup.ended == harbour.now
    assert repeats(cup.past) == 0
    assert all(
        max(count.values()) - min(count[seat] for seat in range(4)) <= 1
        for count in seat_counts(cup.past).values()
    )
    table = standings(cup)
    assert [each.rank for each in table] == sorted(each.rank for each in table)
    assert table[0].points >= table[-1].points and all(each.played == 4 for each in table)
    await harbour.wait(90 * DAY)
    assert await tournaments.get_tournament(house, cup.id) == cup


async def test_players_with_similar_scores_meet_in_later_rounds(harbour):
    """Random seats would set about 840 points apart at each table."""
    apart = []
    for _ in range(3):
        cup = await begin(harbour, 16, game="fleet", rounds=4)
        cup = await play_round(harbour, cup.id)
        points = {each.entrant: each.points for each in standings(cup)}
        apart += [
            max(points[e] for e in pod.entrants) - min(points[e] for e in pod.entrants) for pod in cup.present
        ]
    assert len(apart) == 12 and sum(apart) < 12 * 500, apart


async def test_all_entrants_meet_in_a_round_robin(harbour):
    cup = await begin(harbour, 4, format="all", game="fleet", size=2)
    assert cup.rounds == 3
    for _ in range(3):
        cup = await play_round(harbour, cup.id)
    assert cup.stage is TournamentStage.OVER
    met = {frozenset(pod.entrants) for pods in cup.pods for pod in pods}
    assert len(met) == 6


async def test_the_better_half_of_each_knockout_table_advances(harbour):
    cup = await begin(harbour, 8, format="knockout")
    first = cup.present
    cup = await play_round(harbour, cup.id)
    assert cup.round == 2 and len(cup.present) == 1
    done = cup.pods[0]
    through = {seat.entrant for pod in done for seat in pod.seats if (seat.place or 9) <= 2}
    assert set(cup.present[0].entrants) <= {e for pod in first for e in pod.entrants}
    assert len(cup.present[0].entrants) == 4 and len(through & set(cup.present[0].entrants)) >= 3
    cup = await play_round(harbour, cup.id)
    assert cup.stage is TournamentStage.OVER
    final = sorted(cup.present[0].seats, key=lambda seat: seat.place or 9)
    table = standings(cup)
    assert table[0].entrant == final[0].entrant
    assert {each.entrant for each in table[:4]} == set(cup.present[0].entrants)


async def test_players_owing_a_move_at_the_deadline_come_last(harbour, house):
    cup = await begin(harbour, 8, days=1, rounds=2, pace=3 * DAY)
    await play_round(harbour, cup.id, 1)
    table = await house.tables.get(cup.present[1].table)
    owing = {table.seats[seat].person for seat in table.pending}
    assert 0 < len(owing) < 4
    await harbour.wait(DAY - 60)
    assert (await tournaments.get_tournament(house, cup.id)).round == 1
    harbour.now += 60
    cup = await go_on(harbour, cup.id)
    assert cup.round == 2
    seats = cup.pods[0][1].seats
    assert all(seat.place is not None for seat in seats)
    assert {cup.entrant(seat.entrant).person for seat in seats if (seat.place or 0) > 1} == owing
    assert all(seat.stayed for seat in seats)
    # The table goes on, without mentioning the tournament.
    done = await harbour.play_on(table.id)
    assert done.status is Status.FINISHED
    assert (await tournaments.get_tournament(house, cup.id)).pods[0][1].seats == seats


async def test_an_absent_entrant_is_replaced_and_skips_the_next_round(harbour, house):
    cup = await begin(harbour, 8, rounds=2, days=60)
    id = cup.present[0].table
    table = await house.tables.get(id)
    away = table.seats[table.waiting[0]].person
    await harbour.wait(2 * DAY)
    table = await house.tables.get(id)
    assert table.kept_for(away) is not None
    await harbour.play_on(id)
    cup = await play_round(harbour, cup.id, 2)
    gone = cup.entrant_of(away or 0)
    assert gone is not None
    assert not gone.stays and cup.round == 2
    assert cup.pod_of(gone.number) is None
    seats = cup.pods[0][0].seats
    [own] = [seat for seat in seats if seat.entrant == gone.number]
    assert not own.stayed
    assert (own.place or 0) > max(seat.place or 0 for seat in seats if seat.stayed)


async def test_an_entrant_who_returns_plays_in_later_rounds(harbour, house):
    cup = await begin(harbour, 8, rounds=3)
    await tournaments.leave(house, cup.id, PEOPLE[2].id)
    cup = await play_round(harbour, cup.id)
    assert cup.pod_of(3) is None
    await tournaments.join(house, cup.id, PEOPLE[2])
    cup = await play_round(harbour, cup.id)
    assert cup.pod_of(3) is not None


async def test_a_tournament_ends_with_one_remaining_entrant(harbour, house):
    cup = await begin(harbour, 3, rounds=3)
    for person in PEOPLE[1:3]:
        await tournaments.leave(house, cup.id, person.id)
    cup = await play_round(harbour, cup.id)
    assert cup.stage is TournamentStage.OVER and cup.round == 1


async def test_a_closed_table_counts_as_it_stands_until_reopened(harbour, house):
    cup = await begin(harbour, 8, rounds=2)
    id = cup.present[0].table
    await house.act(id, hosting.close, MEI.id)
    cup = await tournaments.get_tournament(house, cup.id)
    assert cup.present[0].is_over
    await house.act(id, hosting.reopen, MEI.id)
    cup = await tournaments.get_tournament(house, cup.id)
    assert not cup.present[0].is_over
    assert all(seat.place is None and seat.stayed for seat in cup.present[0].seats)
    cup = await play_round(harbour, cup.id)
    assert cup.round == 2


async def test_a_step_due_during_downtime_happens_at_the_start(harbour):
    opened = await cup(harbour, 4)
    harbour.now += 2 * DAY
    house = await harbour.restart()
    await house.jobs.settled()
    assert (await tournaments.get_tournament(house, opened.id)).round == 1


async def test_an_opened_table_is_started_after_a_crash(harbour, house):
    """The program was killed between the two steps."""
    opened = await cup(harbour, 4)
    await organising.start(house, opened.id, MEI.id)
    await harbour.wait(0)
    await house.jobs.settled()

    killed = harbour.faults.refuse("run", what="UPDATE tables", error=RuntimeError())
    with killed, pytest.raises(RuntimeError):
        await tournaments.open_pod(house, opened.id, 1, 1, 77, None)
    house = await harbour.restart()
    table = await tournaments.open_pod(house, opened.id, 1, 1, 77, None)
    assert table.status is Status.PLAYING
    assert (await tournaments.get_tournament(house, opened.id)).present[0].table == table.id


async def test_a_paused_tournament_doesnt_advance(harbour, house):
    cup = await begin(harbour, 4, rounds=2, days=2)
    ends = cup.ends or 0
    await organising.pause(house, cup.id, MEI.id)
    table = await house.tables.get(cup.present[0].table)
    assert table.paused is not None
    await harbour.wait(10 * DAY)
    cup = await tournaments.get_tournament(house, cup.id)
    assert cup.round == 1 and not cup.is_round_over
    await organising.resume(house, cup.id, MEI.id)
    cup = await tournaments.get_tournament(house, cup.id)
    assert cup.ends == ends + 10 * DAY and cup.paused is None
    assert (await house.tables.get(table.id)).paused is None


async def test_a_banned_entrant_isnt_drawn(harbour, house):
    cup = await begin(harbour, 8, rounds=2)
    await play_round(harbour, cup.id, 1)
    [banned, other, *_] = cup.present[0].entrants
    person = cup.entrant(banned).person
    assert person is not None
    await bans.ban(house, BanKind.PERSON, person, by=1, reason="")
    cup = await play_round(harbour, cup.id, 2)
    assert cup.round == 2 and cup.pod_of(banned) is None and cup.pod_of(other) is not None


async def test_a_worker_draws_the_pairings(harbour):
    drawn = []

    async def paired(task, seed):
        drawn.append(task)
        numbers = task.players
        return ((numbers[:2], numbers[2:]),) * (task.left or 3)

    harbour.workers.fakes["draw"] = paired
    cup = await begin(harbour, 4, rounds=2)
    assert len(drawn) == 1 and [len(pod.seats) for pod in cup.present] == [2, 2]


async def test_a_server_lists_its_tournaments(harbour, house):
    first = await cup(harbour, 2)
    second = await cup(harbour, 4)
    await organising.cancel(house, second.id, MEI.id)
    assert [each.id for each in await tournaments.tournaments_of_server(house, SERVER)] == [
        first.id,
        second.id,
    ]
    assert await tournaments.tournaments_of_server(house, SERVER + 1) == []


async def test_no_table_opens_for_a_finished_round(harbour, house):
    """The deadline passes while the table's thread is being made."""
    begun = await begin(harbour, 4, rounds=2)
    begun = await play_round(harbour, begun.id)
    async with refused("tournament-closed"):
        await tournaments.open_pod(house, begun.id, 1, 1, 77, None)
