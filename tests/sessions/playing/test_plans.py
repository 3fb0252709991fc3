"""Plans: they are played or dropped when the player's turn comes, and nobody else sees them."""

import random

import pytest

from cogs.notify import service as reminders
from engine import GAMES, Match, Resolved
from sessions import Status
from sessions.jobs.job import TURN_JOB
from sessions.playing import hosting, lobby
from sessions.playing import plans as plans_service
from sessions.playing import play as play_service
from sessions.playing.plans import Plan
from tests.harbour import CREW, MEI, TOM, legal, refused, to_move
from tests.sessions.playing.planned import entries, hand, ordered, plans


async def test_a_plan_is_played_when_the_turn_comes(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    rank = int(order.split()[1])
    card = next(card for card in hand(table, seat) if card >= rank)
    await house.act(table.id, plans_service.add, person, f"obey {card}")
    assert await plans_service.plans_of(house.db, table.id, person) == plans(f"obey {card}")
    after = await harbour.make_move(to_move(table), order)
    assert after.match.ply == 2 and seat not in after.waiting
    assert await entries(harbour, table.id) == [
        (table.waiting[0], order, to_move(table), 0),
        (seat, f"obey {card}", person, 1),
    ]
    assert await plans_service.plans_of(house.db, table.id, person) == []
    assert await harbour.table(table.id) == after


async def test_a_planned_move_is_published_without_an_actor(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    card = max(hand(table, seat))
    await house.act(table.id, plans_service.add, person, f"obey {card}")
    await harbour.make_move(to_move(table), order)
    change = harbour.changes[-1]
    assert (change.kind, change.by, change.seat) == ("moved", None, seat)
    assert change.planned.person == person


async def test_a_plan_changes_nothing_that_others_see(harbour, house):
    table, person, seat, _ = await ordered(harbour)
    told = len(harbour.changes)
    await house.act(table.id, plans_service.add, person, f"obey {hand(table, seat)[0]}")
    await house.act(table.id, plans_service.remove, person, 1)
    assert await house.tables.get(table.id) == table and len(harbour.changes) == told
    assert (
        await plans_service.plans_of(house.db, table.id, person)
        == []
        == await plans_service.plans_of(house.db, table.id, to_move(table))
    )


async def test_an_illegal_plan_is_dropped_and_reported(harbour, house):
    table, person, seat, order = await ordered(harbour)
    await house.act(table.id, plans_service.add, person, "ask 0" if seat else "ask 1")
    [plan] = await plans_service.plans_of(house.db, table.id, person)
    after = await harbour.make_move(to_move(table), order)
    assert after.match.ply == 1 and after.waiting == (seat,)
    assert await plans_service.plans_of(house.db, table.id, person) == [Plan(1, plan.plan, dropped=True)]
    change = harbour.changes[-1]
    assert (change.kind, change.seat, change.table, change.before) == ("plan-dropped", seat, after, after)


async def test_the_report_of_a_dropped_plan_ends_with_the_next_move(harbour, house):
    table, person, seat, order = await ordered(harbour)
    await house.act(table.id, plans_service.add, person, "ask 0" if seat else "ask 1")
    table = await harbour.make_move(to_move(table), order)
    await harbour.make_move(to_move(table), legal(table)[0])
    assert await plans_service.plans_of(house.db, table.id, person) == []


async def test_plans_are_tried_in_order_until_one_is_legal(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    card = max(hand(table, seat))
    asked = "ask 0" if seat else "ask 1"
    for plan in (asked, f"obey {card}", f"discard {card}"):
        await house.act(table.id, plans_service.add, person, plan)
    after = await harbour.make_move(to_move(table), order)
    assert after.match.record()["moves"][-1] == [seat, f"obey {card}"]
    assert await plans_service.plans_of(house.db, table.id, person) == [
        Plan(1, asked, True),
        Plan(3, f"discard {card}", False),
    ]


async def test_a_plan_can_be_removed(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    one, other = (f"obey {card}" for card in sorted(set(hand(table, seat)))[-2:])
    await house.act(table.id, plans_service.add, person, other)
    await house.act(table.id, plans_service.add, person, one)
    await house.act(table.id, plans_service.remove, person, 1)
    assert await plans_service.plans_of(house.db, table.id, person) == plans(one, first=2)
    after = await harbour.make_move(to_move(table), order)
    assert after.match.record()["moves"][-1] == [seat, one]
    async with refused("no-such-plan"):
        await house.act(table.id, plans_service.remove, person, 2)


async def test_moves_that_the_game_doesnt_let_players_plan_are_refused(harbour, house):
    table, person, _, _ = await ordered(harbour)
    for plan in ("accuse 0", "order 11", "nonsense", "declare"):
        async with refused("not-plannable"):
            await house.act(table.id, plans_service.add, person, plan)
    assert await plans_service.plans_of(house.db, table.id, person) == []


async def test_plans_of_several_people_are_played_in_turn(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    following = (seat + 1) % 4
    first, second = max(hand(table, seat)), max(hand(table, following))
    await house.act(table.id, plans_service.add, table.seats[following].player, f"obey {second}")
    await house.act(table.id, plans_service.add, person, f"obey {first}")
    after = await harbour.make_move(to_move(table), order)
    assert [line[:2] for line in await entries(harbour, table.id)][1:] == [
        (seat, f"obey {first}"),
        (following, f"obey {second}"),
    ]
    assert after.match.ply == 3


async def test_a_plan_is_played_after_a_computer_players_move(harbour, house):
    table = await harbour.begin(people=2, computers=3)
    await house.jobs.settled()
    for seed in range(200):
        table = await house.tables.get(table.id)
        assert table.status is Status.PLAYING, "it was over before a plan was followed"
        other = next(p.id for p in (MEI, TOM) if p.id != to_move(table))
        seat = table.seat_of(other)
        for rank in sorted(set(hand(table, seat)))[-2:]:
            await house.act(table.id, plans_service.add, other, f"obey {rank}")
            await house.act(table.id, plans_service.add, other, f"order {rank}")
        table = await harbour.play_on(table.id, 1, seed)
        await house.jobs.settled()
        if any(planned for *_, planned in await entries(harbour, table.id)):
            return
        for plan in await plans_service.plans_of(house.db, table.id, other):
            if not plan.dropped:
                await house.act(table.id, plans_service.remove, other, plan.number)
    raise AssertionError("no plan was ever followed")


async def test_undoing_a_planned_move_removes_later_plans(harbour, house):
    table = await harbour.begin()
    mover = table.waiting[0]
    seat = (mover + 2) % 4
    person = table.seats[seat].player
    discard, later = (f"{verb} {hand(table, seat)[0]}" for verb in ("discard", "order"))
    await house.act(table.id, plans_service.add, person, discard)
    await house.act(table.id, plans_service.add, person, later)
    table = await harbour.make_move(to_move(table), f"pass {hand(table, mover)[0]} to {seat}")
    assert table.match.record()["moves"][-1] == [seat, discard]
    assert [plan.plan for plan in await plans_service.plans_of(house.db, table.id, person)] == [later]
    after = await house.act(table.id, play_service.undo, person)
    await house.jobs.settled()
    assert await house.tables.get(table.id) == after and after.waiting == (seat,)
    assert await plans_service.plans_of(house.db, table.id, person) == []


async def test_undoing_a_move_keeps_the_plans_of_others(harbour, house):
    """Their plans were made without it, and may still fit."""
    table = await harbour.begin()
    mover = table.waiting[0]
    seat, other = (mover + 1) % 4, (mover + 2) % 4
    person, plan = table.seats[other].player, f"discard {hand(table, other)[0]}"
    await house.act(table.id, plans_service.add, person, plan)
    table = await harbour.make_move(to_move(table), f"ask {seat}")
    await house.act(table.id, play_service.undo, table.seats[mover].player)
    await house.jobs.settled()
    found = await plans_service.plans_of(house.db, table.id, person)
    assert [(each.plan, each.dropped) for each in found] == [(plan, False)]


async def test_a_player_whose_plan_is_played_isnt_notified(harbour, house):
    """A turn that ends at once is not notified."""
    table, person, seat, order = await ordered(harbour, min)
    card = max(hand(table, seat))
    await house.act(table.id, plans_service.add, person, "ask 0" if seat else "ask 1")
    await house.act(table.id, plans_service.add, person, f"obey {card}")
    await house.act(table.id, play_service.move, to_move(table), order)
    [turn] = await reminders.turns_at(house.db, table.id)
    assert turn.person != person and turn.claimed == "call"


async def test_a_plan_is_played_after_several_moves_typed_at_once(harbour, house):
    table, person, seat, order = await ordered(harbour, min)
    plan = f"obey {max(hand(table, seat))}"
    await house.act(table.id, plans_service.add, person, plan)
    await house.act(table.id, play_service.moves, to_move(table), [order], table.version)
    assert (await house.tables.get(table.id)).match.record()["moves"][-1] == [seat, plan]


async def test_a_plan_is_tried_after_a_computer_players_move(harbour, house):
    table, person, seat, _ = await ordered(harbour)
    await house.act(table.id, plans_service.add, person, f"obey {max(hand(table, seat))}")
    await house.act(table.id, play_service.leave, to_move(table))
    await house.jobs.settled()
    assert (await house.tables.get(table.id)).match.ply > table.match.ply
    assert all(plan.dropped for plan in await plans_service.plans_of(house.db, table.id, person))


async def test_a_player_whose_plan_is_dropped_is_notified(harbour, house):
    table, person, seat, order = await ordered(harbour)
    await house.act(table.id, plans_service.add, person, "ask 0" if seat else "ask 1")
    await harbour.make_move(to_move(table), order)
    [turn] = await reminders.turns_at(house.db, table.id)
    assert (turn.person, turn.claimed) == (person, "call")
    assert ("turn", 0, person) in await harbour.jobs_set(TURN_JOB)


def let_asking_wait(monkeypatch):
    """Make the game keep each plan to ask a player for a later question."""
    rules = GAMES["captains_orders"].decisions

    def resolve(state, seat, plan):
        if plan.verb == "ask":
            return Resolved(rest=str(plan))
        return Resolved(plan) if rules.question(state, seat).why_not(plan) is None else None

    monkeypatch.setitem(vars(GAMES["captains_orders"]), "resolve", resolve)


async def test_a_plan_for_a_later_question_is_kept_and_its_player_notified(harbour, house, monkeypatch):
    """A plan is skipped if its player is asked something else, and other plans are tried."""
    let_asking_wait(monkeypatch)
    table, person, seat, order = await ordered(harbour)
    later = "ask 0" if seat else "ask 1"
    await house.act(table.id, plans_service.add, person, later)
    await harbour.make_move(to_move(table), order)
    assert await plans_service.plans_of(house.db, table.id, person) == plans(later)
    [turn] = await reminders.turns_at(house.db, table.id)
    assert (turn.person, turn.claimed) == (person, "call")


async def test_a_plan_for_a_later_question_doesnt_block_the_next_plan(harbour, house, monkeypatch):
    let_asking_wait(monkeypatch)
    table, person, seat, order = await ordered(harbour, min)
    later = "ask 0" if seat else "ask 1"
    await house.act(table.id, plans_service.add, person, later)
    await house.act(table.id, plans_service.add, person, f"obey {max(hand(table, seat))}")
    after = await harbour.make_move(to_move(table), order)
    assert after.match.ply == 2
    assert await plans_service.plans_of(house.db, table.id, person) == plans(later)


@pytest.mark.parametrize("game", GAMES)
async def test_plans_never_block_a_match_in_any_game(harbour, house, game):
    dice = random.Random(game)
    table = await hosting.open_table(house, server=1, channel=1, host=MEI, game=game)
    for person in CREW[1 : GAMES[game].seats[0]]:
        await house.act(table.id, lobby.join, person)
    table = await hosting.start(house, table.id, MEI.id, shuffle=False)
    unplayed = 0
    for _ in range(60):
        for seat, person in enumerate(table.people):
            choices = table.match.every_plan(seat)
            live = [
                plan for plan in await plans_service.plans_of(house.db, table.id, person) if not plan.dropped
            ]
            if choices and not live:
                await house.act(table.id, plans_service.add, person, str(dice.choice(choices)))
        await house.jobs.settled()
        table = await house.tables.get(table.id)
        if table.status is not Status.PLAYING:
            break
        table = await harbour.make_move(to_move(table), dice.choice(legal(table)))
        if table.status is not Status.PLAYING:
            break
        for seat in table.waiting:
            left = await plans_service.plans_of(house.db, table.id, table.seats[seat].player)
            assert all(plan.dropped or plans_service.awaits(table, seat, plan.plan) for plan in left)
            unplayed += len(left)
    made = [planned for *_, planned in await entries(harbour, table.id)]
    assert 0 < sum(made) < len(made) == table.match.ply and unplayed
    assert Match.replay(table.match.record()) == table.match
