"""Plans end with the round, the match, or when their player leaves; they survive restarts and failures."""

import random

import pytest

from engine import GAMES, Resolved
from sessions import Status
from sessions.jobs.job import PLAY_JOB
from sessions.playing import hosting
from sessions.playing import plans as plans_service
from sessions.playing import play as play_service
from sessions.playing.plans import MAX_PLANS, Plan
from tests.harbour import CREW, legal, to_move
from tests.sessions.playing.planned import bidding, entries, hand, next_one, ordered, plans


async def test_plans_end_with_the_round(harbour, house):
    table, person, seat, _ = await ordered(harbour)
    plan = f"obey {hand(table, seat)[0]}"
    await house.act(table.id, plans_service.add, person, plan)
    after = await harbour.make_move(
        to_move(table), next(str(move) for move in legal(table) if move.verb == "accuse")
    )
    assert after.match.ply == 1
    assert await plans_service.plans_of(house.db, table.id, person) == [Plan(1, plan, dropped=True)]


async def test_plans_end_with_the_match(harbour, house):
    table = await harbour.begin()
    for _ in range(1000):
        table = await house.tables.get(table.id)
        if table.status is not Status.PLAYING:
            break
        person, seat = next_one(table)
        if (
            len(
                await harbour.db.all(
                    "SELECT number FROM plans WHERE table_id = :id AND person = :person AND dropped = 0",
                    id=table.id,
                    person=person,
                )
            )
            < MAX_PLANS
        ):
            await house.act(table.id, plans_service.add, person, f"obey {hand(table, seat)[0]}")
        table = await harbour.make_move(to_move(table), random.Random(table.version).choice(legal(table)))
    assert table.status is Status.FINISHED
    assert [await plans_service.plans_of(house.db, table.id, person.id) for person in CREW[:4]] == [
        [],
        [],
        [],
        [],
    ]
    assert not await harbour.db.all("SELECT 1 FROM plans")


@pytest.mark.parametrize("how", ["leave", "close"])
async def test_plans_end_when_the_player_leaves_or_the_table_closes(harbour, house, how):
    table, person, seat, order = await ordered(harbour, min)
    card = max(hand(table, seat))
    await house.act(table.id, plans_service.add, person, f"obey {card}")
    if how == "close":
        await house.act(table.id, hosting.close, table.host)
    else:
        await house.act(table.id, play_service.leave, person)
        await harbour.make_move(to_move(table), order)
        await house.act(table.id, play_service.come_back, person)
    await house.jobs.settled()
    assert await plans_service.plans_of(house.db, table.id, person) == []
    assert not any(planned for *_, planned in await entries(harbour, table.id))


async def test_plans_survive_a_restart(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    card = max(hand(table, seat))
    await house.act(table.id, plans_service.add, person, f"obey {card}")
    house = await harbour.restart()
    assert await plans_service.plans_of(house.db, table.id, person) == plans(f"obey {card}")
    after = await harbour.make_move(to_move(table), order)
    assert after.match.record()["moves"][-1] == [seat, f"obey {card}"]


async def test_a_plan_due_at_shutdown_is_played_at_the_next_start(harbour, house):
    table, person, plan = await bidding(harbour)
    harbour.hold(PLAY_JOB)
    await house.act(table.id, plans_service.add, person, plan)
    await house.jobs.settled()
    assert (await house.tables.get(table.id)).match.ply == table.match.ply
    house = await harbour.restart()
    await house.jobs.settled()
    seat, move, *_ = (await entries(harbour, table.id))[-1]
    assert seat == table.seat_of(person) and move.startswith("bid ")


@pytest.mark.parametrize(
    "comes_to", [ZeroDivisionError("no"), Resolved(GAMES["captains_orders"].grammar.parse("give 1"))]
)
async def test_a_failing_plan_doesnt_block_the_match(harbour, house, monkeypatch, caplog, comes_to):
    def resolve(state, seat, plan):
        if isinstance(comes_to, Exception):
            raise comes_to
        return comes_to

    table, person, seat, order = await ordered(harbour, min)
    await house.act(table.id, plans_service.add, person, f"order {hand(table, seat)[0]}")
    monkeypatch.setitem(vars(GAMES["captains_orders"]), "resolve", resolve)
    after = await harbour.make_move(to_move(table), order)
    assert after.waiting == (seat,) and "failed" in caplog.text
    assert [plan.dropped for plan in await plans_service.plans_of(house.db, table.id, person)] == [True]


async def test_a_planned_move_is_retried_if_storing_fails(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    card = max(hand(table, seat))
    await house.act(table.id, plans_service.add, person, f"obey {card}")
    await house.act(table.id, play_service.move, to_move(table), order)
    commits = harbour.faults.refuse("commit", times=2)
    await harbour.wait(60)
    assert not commits.left and (await harbour.table(table.id)).match.ply == 2
