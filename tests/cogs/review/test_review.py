"""Reviews on Discord: progress, the curve, the turning points, and trying again from there."""

import asyncio

import msgspec
import pytest

from boards import Picture
from cogs.review.service import PROGRESS_INTERVAL
from engine.bots.review import Look
from sessions import Origin
from sessions.computers.reviewed import Reviewed
from sessions.people import people as people_service
from sessions.tables import replays
from tests.cogs.wording import EN, JA
from ui.table.position import shown as shown_as
from ui.text.game_text import GameText
from ui.text.markdown import escaped

LOSSES = (0.1, 0.25)
"""Winning chances lost by the seat's first decisions."""


class Coach:
    """A reviewer that finds two costly decisions of the seat, and waits until released."""

    def __init__(self):
        self.may = asyncio.Event()
        self.may.set()
        self.losses = LOSSES
        self.takes = 0.0

    async def decisions(self, record, seat):
        return [ply for ply, (mover, _) in enumerate(record["moves"]) if mover == seat]

    async def look(self, record, ply, seed, before):
        await asyncio.wait_for(self.may.wait(), 10)
        if self.takes:
            await asyncio.sleep(self.takes)
        seat, played = record["moves"][ply]
        number = (await self.decisions(record, seat)).index(ply)
        loss = self.losses[number] if number < len(self.losses) else 0.0
        best = f"ask {(seat + 1) % 4}" if loss else played
        depth = 0 if before is None else before.depth + 1
        return Look(ply, played, best, 0.6, loss, 0.02, 2.5, "points", (best, played), depth)

    async def next_own_move(self, record, ply, move, seed):
        return f"ask {(record['moves'][ply][0] + 2) % 4}"


@pytest.fixture
async def coach(port):
    coach = Coach()
    port.workers.fakes |= {name: getattr(coach, name) for name in ("decisions", "look", "next_own_move")}
    return coach


@pytest.fixture
async def people(port, coach):
    """Four people who have just finished a match."""
    people = port.crew(4)
    await port.finish(people, hasty=False)
    return people


async def seat_of(port, person):
    seat = (await port.table()).seat_of(person.id)
    assert seat is not None
    return seat


async def kept(port, person):
    """The stored review of a person."""
    query = "SELECT found FROM reviews WHERE table_id = 1 AND seat = :seat"
    [row] = await port.db.all(query, seat=await seat_of(port, person))
    return msgspec.json.decode(row["found"], type=Reviewed).review


async def told(port, person, number, loss, language=EN):
    """The line of a turning point that cost this many per cent."""
    over, seat, moves = (
        await port.table(),
        await seat_of(port, person),
        (await port.match()).record()["moves"],
    )
    own = [ply for ply, (mover, _) in enumerate(moves) if mover == seat]
    ply = own[LOSSES.index(loss / 100)]
    say = GameText(language, over.game, over.names, port.bot.signs, seat)
    parse = (await port.match()).game.grammar.parse
    return ply, language(
        "review-found",
        number=number,
        move=ply + 1,
        played=escaped(say.move(parse(moves[ply][1]))),
        best=escaped(say.move(parse(f"ask {(seat + 1) % 4}"))),
        loss=loss,
        error=4,
    )


async def test_a_review_shows_a_curve_and_the_worst_mistakes_first(port, people):
    mei = people[0]
    review = await mei.slash("game review")
    assert review.private and len(review.shown.pictures) == 1
    (_, worst), (_, less) = await told(port, mei, 1, 25), await told(port, mei, 2, 10)
    assert review.text.index(worst) < review.text.index(less)
    found = await kept(port, mei)
    assert EN("review-accuracy", accuracy=round(found.accuracy)) in review.text
    won = round(100 * found.won)
    luck = f"{'+' if found.luck > 0 else '−'}{abs(round(100 * found.luck))}"
    assert EN("review-sum", even=25, skill="−35", luck=luck, won=won) in review.text


async def test_the_curve_has_an_alt_text(port, people):
    mei = people[0]
    review = await mei.slash("game review")
    ply, _ = await told(port, mei, 1, 25)
    [alt] = review.shown.alts
    assert EN("review-curve") in alt
    assert EN("review-curve-point", move=ply, chance=60) in alt
    assert EN("review-curve-turn", number=1, move=ply + 1) in alt


async def test_each_turning_point_has_a_page_with_board_and_hand(port, people):
    mei = people[0]
    review = (await mei.slash("game review")).shown
    ply, worst = await told(port, mei, 1, 25)
    page = (await mei.click(review, EN("button-next"))).shown
    assert page.message.id == review.message.id and worst in page.text
    assert EN("review-gain-points", gain="2.5") in page.text
    assert len(page.pictures) == 2
    then = await replays.position(port.house, 1, ply)
    over, seat = await port.table(), await seat_of(port, mei)
    hand = shown_as("hand", then.view(seat), GameText(EN, over.game, over.names, port.bot.signs, seat))
    assert isinstance(hand, Picture) and hand.alt in page.alts


async def test_a_turning_point_can_be_tried_again(port, people):
    mei = people[0]
    page = (await mei.click((await mei.slash("game review")).shown, EN("button-next"))).shown
    ply, _ = await told(port, mei, 1, 25)
    await mei.click(page, EN("button-try-again"))
    again = await port.table(2)
    assert again.origin == Origin(1, ply)
    assert again.seat_of(mei.id) == (await port.table()).seat_of(mei.id)


async def test_a_review_reports_its_progress_every_few_seconds(port, people, coach):
    coach.takes = PROGRESS_INTERVAL
    review = await people[0].slash("game review")
    await port.wait(200 * PROGRESS_INTERVAL)
    own = len((await kept(port, people[0])).looks)
    steps = [*((0, done, own) for done in range(1, own)), (1, 0, 2), (1, 1, 2), (2, 0, 2), (2, 1, 2)]
    edits = [str(request.json) for request in port.env.http_requests if "/webhooks/" in request.path]
    *drawn, last = edits[-len(steps) - 1 :]
    for (depth, done, of), text in zip(steps, drawn, strict=True):
        assert EN("review-progress", depth=depth, done=done, of=of) in text
    assert EN("review-how") in last
    assert EN("review-how") in review.text


async def test_the_end_links_to_the_review(port, people):
    mei = people[0]
    review = await mei.click(port.board, EN("button-review"))
    assert review.private and EN("review-how") in review.text


async def test_a_review_without_mistakes_says_so(port, people, coach):
    coach.losses = ()
    review = await people[0].slash("game review")
    assert EN("review-clean") in review.text and EN("review-accuracy", accuracy=100) in review.text
    assert EN("button-next") not in review.shown.buttons


async def test_a_failed_review_is_refused(port, people, coach):
    coach.losses = None
    assert (await people[0].slash("game review")).text == EN("refusal-no-review")
    assert "no review for seat" in port.logged.lines[0]
    port.logged.lines.clear()


async def test_a_review_in_japanese(port, people):
    mei = people[0]
    await people_service.choose(port.house, mei.id, {"language": "ja"})
    review = await mei.slash("game review")
    _, worst = await told(port, mei, 1, 25, JA)
    assert worst in review.text and JA("review-how") in review.text
