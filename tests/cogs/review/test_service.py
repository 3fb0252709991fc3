"""Reviews: made once for each player, with progress messages, and stored."""

import asyncio
import json

import msgspec
import pytest

from cogs.review.service import Progress, Reviews
from engine.bots import review
from engine.bots.review import Look
from sessions import Refused
from sessions.computers.reviewed import Reviewed, accuracies
from sessions.playing import hosting, play
from sessions.privacy import forgetting as rights
from sessions.tables import journal as log
from tests.harbour import MEI, TOM, UMA, refused


class Coach:
    """A reviewer whose first finding is a decision that gave away 20 %. It waits before each look."""

    def __init__(self):
        self.plies = asyncio.Queue()
        self.looked = []
        self.may = asyncio.Event()
        self.may.set()
        self.fails = False

    async def decisions(self, record, seat):
        return [ply for ply, (mover, _) in enumerate(record["moves"]) if mover == seat]

    async def look(self, record, ply, seed, before):
        self.plies.put_nowait(ply)
        await asyncio.wait_for(self.may.wait(), 10)
        if self.fails:
            raise RuntimeError("no worker")
        depth = 0 if before is None else before.depth + 1
        self.looked.append((ply, depth))
        seat, played = record["moves"][ply]
        is_first = ply == (await self.decisions(record, seat))[0]
        better, loss = ("better", 0.2) if is_first else (played, 0.0)
        return Look(ply, played, better, 0.5, loss, 0.01, 2.0, "points", (better, played), depth)

    async def next_own_move(self, record, ply, move, seed):
        return f"after {move}"


@pytest.fixture
async def coach(harbour):
    coach = Coach()
    fakes = {name: getattr(coach, name) for name in ("decisions", "look", "next_own_move")}
    harbour.workers.fakes |= fakes
    await harbour.restart()
    return coach


@pytest.fixture
async def table(harbour, coach):
    """A finished match of four people."""
    return await harbour.finish(hasty=False)


async def made(harbour, id, by):
    """A finished review; raises the error that prevented it."""
    news = asyncio.get_running_loop().create_future()

    async def hear(each):
        if isinstance(each, Refused):
            news.set_exception(each)
        elif isinstance(each, Reviewed):
            news.set_result(each)

    return await harbour.house.single(Reviews).begin(id, by, hear) or await asyncio.wait_for(news, 20)


async def kept(harbour, table, person):
    """The stored review of the person's seat; None if there is none."""
    row = await harbour.db.one(
        "SELECT found FROM reviews WHERE table_id = :table AND seat = :seat",
        table=table.id,
        seat=table.seat_of(person.id),
    )
    return row and msgspec.json.decode(row["found"], type=Reviewed)


async def test_a_review_finds_the_losing_moves_and_their_alternatives(harbour, table, coach):
    seat = table.seat_of(TOM.id)
    reviewed = await made(harbour, table.id, TOM.id)
    own = [ply for ply, (mover, _) in enumerate(table.match.record()["moves"]) if mover == seat]
    assert [look.ply for look in reviewed.review.looks] == own
    assert [look.ply for look in reviewed.review.turning_points] == own[:1]
    assert reviewed.review.turning_points[0].depth == 2
    assert reviewed.following == ("after better",)
    assert coach.looked == [*((ply, 0) for ply in own), (own[0], 1), (own[0], 2)]


async def test_a_review_is_made_once_and_stored(harbour, table, coach):
    assert await kept(harbour, table, TOM) is None
    first = await made(harbour, table.id, TOM.id)
    looked = len(coach.looked)
    await harbour.restart()
    assert await made(harbour, table.id, TOM.id) == first
    assert await kept(harbour, table, TOM) == first
    assert len(coach.looked) == looked
    assert await kept(harbour, table, UMA) is None


async def test_a_person_has_one_running_review_at_a_time(harbour, table, coach):
    other = await harbour.finish(hasty=False)
    coach.may.clear()
    told = {}

    def ask(id, person):
        async def hear(news):
            told.setdefault((id, person.id), []).append(news)

        return harbour.house.single(Reviews).begin(id, person.id, hear)

    for id, person in ((table.id, TOM), (other.id, TOM), (table.id, UMA)):
        assert await ask(id, person) is None
    plies = [await coach.plies.get() for _ in range(2)]
    assert told == {(other.id, TOM.id): [Progress()]}
    assert [table.match.record()["moves"][ply][0] for ply in plies] == [
        table.seat_of(TOM.id),
        table.seat_of(UMA.id),
    ]
    coach.may.set()
    assert await made(harbour, other.id, TOM.id)


async def test_progress_isnt_reported_at_every_position(harbour, table, coach):
    told = []

    async def hear(news):
        told.append(news)

    await harbour.house.single(Reviews).begin(table.id, TOM.id, hear)
    await made(harbour, table.id, TOM.id)
    assert [type(news) for news in told] == [Reviewed]


async def test_concurrent_requests_share_one_review(harbour, table, coach):
    one, other = await asyncio.gather(*(made(harbour, table.id, TOM.id) for _ in range(2)))
    assert one == other
    assert len(coach.looked) == len(set(coach.looked))


async def test_a_request_just_before_the_end_gets_the_review(harbour, table, coach):
    """The request looks for a stored review before there is one. It continues after others got the review."""
    reviews = harbour.house.single(Reviews)
    told = asyncio.Event()

    async def hear(news):
        told.set()

    async def late():
        await told.wait()

    await reviews.begin(table.id, TOM.id, hear)
    harbour.faults.after("read", late, what="SELECT found FROM reviews")
    assert isinstance(await made(harbour, table.id, TOM.id), Reviewed)


async def test_a_failing_listener_doesnt_block_the_others(harbour, table, coach, caplog):
    async def gone(news):
        raise RuntimeError("gone")

    await harbour.house.single(Reviews).begin(table.id, TOM.id, gone)
    assert await made(harbour, table.id, TOM.id)
    assert "Could not tell a person" in caplog.text


async def test_only_the_persons_own_moves_are_reviewed(harbour, coach):
    """The moves that a computer player made for the person aren't reviewed."""
    table = await harbour.begin()
    await harbour.play_on(table.id, 4)
    await harbour.house.act(table.id, play.leave, TOM.id)
    await harbour.play_on(table.id, 2)
    await harbour.house.act(table.id, play.come_back, TOM.id)
    table = await harbour.play_on(table.id)
    reviewed = await made(harbour, table.id, TOM.id)
    standing = await log.standing(harbour.db, table.id)
    own = [ply for ply, entry in enumerate(standing) if entry.person == TOM.id]
    by_computer = [ply for ply, entry in enumerate(standing) if entry.seat == table.seat_of(TOM.id)]
    assert [look.ply for look in reviewed.review.looks] == own
    assert len(own) < len(by_computer)


async def test_a_continued_matchs_review_omits_the_original_moves(harbour, table):
    on = await hosting.play_on(harbour.house, table.id, 10, host=TOM, server=None, channel=77)
    await hosting.start(harbour.house, on.id, TOM.id)
    on = await harbour.play_on(on.id)
    reviewed = await made(harbour, on.id, TOM.id)
    assert reviewed.review.looks and min(look.ply for look in reviewed.review.looks) >= 10


async def test_a_failed_review_can_be_requested_again(harbour, table, coach, caplog):
    coach.fails = True
    async with refused("no-review"):
        await made(harbour, table.id, TOM.id)
    assert "no review for seat" in caplog.text
    coach.fails = False
    assert await made(harbour, table.id, TOM.id)


@pytest.mark.parametrize("has_started", [False, True])
async def test_an_interrupted_review_is_restarted(harbour, table, coach, has_started):
    coach.may.clear()
    told = []

    async def hear(news):
        told.append(news)

    await harbour.house.single(Reviews).begin(table.id, TOM.id, hear)
    if has_started:
        await asyncio.sleep(0.05)
    await harbour.house.single(Reviews).stop()
    assert told == []
    coach.may.set()
    assert await made(harbour, table.id, TOM.id)


async def test_accuracies_are_kept_per_person_and_game(harbour, table):
    await made(harbour, table.id, TOM.id)
    again = await harbour.finish(hasty=False)
    await made(harbour, again.id, TOM.id)
    await made(harbour, again.id, UMA.id)
    one, two = [(await kept(harbour, each, TOM)).review.accuracy for each in (table, again)]
    assert await accuracies(harbour.db, TOM.id, table.game, 10) == [one, two]
    assert await accuracies(harbour.db, TOM.id, table.game, 1) == [two]
    assert await accuracies(harbour.db, TOM.id, "goa", 10) == []
    assert await accuracies(harbour.db, MEI.id, table.game, 10) == []


async def test_a_match_that_doesnt_count_has_no_accuracy(harbour, table):
    on = await hosting.play_on(harbour.house, table.id, 10, host=TOM, server=None, channel=77)
    await hosting.start(harbour.house, on.id, TOM.id)
    on = await harbour.play_on(on.id)
    assert await made(harbour, on.id, TOM.id)
    assert await accuracies(harbour.db, TOM.id, table.game, 10) == []


async def test_a_persons_export_includes_reviews(harbour, table):
    await made(harbour, table.id, TOM.id)
    exported = (await rights.export(harbour.house, TOM.id))["reviews"]
    assert [each["table"] for each in exported] == [table.id]
    assert json.loads(exported[0]["found"])["review"]["seat"] == table.seat_of(TOM.id)
    assert (await rights.export(harbour.house, UMA.id))["reviews"] == []


async def test_a_workers_result_is_a_review(harbour):
    async def first(record, seat):
        return review.decisions(record, seat)[:1]

    harbour.workers.fakes["decisions"] = first  # Reviewing all decisions would take too long.
    table = await harbour.finish(hasty=False)
    reviewed = await made(harbour, table.id, TOM.id)
    assert reviewed.review.seat == table.seat_of(TOM.id)
    assert 0 <= reviewed.review.accuracy <= 100
