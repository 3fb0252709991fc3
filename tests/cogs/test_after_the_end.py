"""After the end: rematch, record, proof of the shuffle, log."""

import hashlib
import json

import pytest

from engine import Match
from sessions import Status
from tests.cogs.wording import EN
from tests.harbour import GAME


@pytest.fixture
async def mei(port):
    """Mei, who has just finished a match with three others."""
    mei, *others = port.crew(4)
    await port.finish([mei, *others])
    return mei


async def test_the_end_shows_places_scores_and_next_steps(port, mei):
    over = await port.table()
    end = port.board
    assert over.status is Status.FINISHED and over.result
    for seat, place in over.result.places.items():
        score = EN("captains-orders-score", score=over.result.scores[seat])
        assert any(
            line.startswith(str(place)) and over.names[seat] in line and score in line
            for line in end.text.splitlines()
        )
    below = [
        "replay",
        "share",
        "look-back",
        "review",
        "record",
        "verify",
        "rules",
        "profile",
        "look-for",
    ]
    assert end.buttons == [EN(f"button-{each}") for each in below]


async def test_the_revealed_seed_matches_its_published_hash(port, mei):
    over = await port.table()
    assert over.seed
    published = hashlib.sha256(over.seed.encode()).hexdigest()
    assert published == over.seed_hash and published in (await mei.slash("game verify")).text


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_record_file_replays_the_match(port, mei, by_command):
    given = await (mei.slash("game record") if by_command else mei.click(port.board, "Download"))
    assert given.private
    [file] = given.shown.message.attachments
    assert file.filename == "captains_orders-1.json"
    record = json.loads(given.shown.pictures[0])
    assert Match.replay(record).result == (await port.table()).result


@pytest.mark.parametrize("by_command", [False, True])
async def test_anyone_may_verify_the_shuffle(port, mei, by_command):
    eve = port.person("Eve")
    verdict = await (eve.slash("game verify") if by_command else eve.click(port.board, EN("button-verify")))
    over = await port.table()
    told = EN("verify-seed-fits", seed=str(over.seed), hash=str(over.seed_hash))
    chain = EN("verify-chain-fits", hash=str(over.chain))
    assert verdict.text == f"{told}\n{EN('verify-result-fits')}\n{chain}"


async def test_a_forged_seed_is_detected(port, mei):
    row = await port.db.one("SELECT document FROM tables WHERE id = 1")
    forged = {**json.loads(row["document"]), "record": {"seed": "another", "game": GAME}}
    await port.db.do("UPDATE tables SET document = :document", document=json.dumps(forged))
    verdict = await mei.slash("game verify")
    assert (
        EN("verify-seed-differs", seed="another", hash=(await port.table()).seed_hash or "") in verdict.text
    )
    assert EN("verify-result-differs") in verdict.text


async def test_play_again_opens_a_table_for_the_same_people(port, mei):
    again = await mei.click(port.board, "Play again")
    assert again.private and EN("table-number", table="2") in again.text
    old, new = await port.table(1), await port.table(2)
    assert (new.status, new.names, new.host) == (Status.LOBBY, [*old.names[1:], old.names[0]], mei.id)
    assert "Start" in port.board.buttons
    await mei.click(port.board, "Start")
    assert (await port.table(2)).status is Status.PLAYING


async def test_of_two_concurrent_rematches_one_table_opens(port):
    mei, tom, *others = port.crew(4)
    await port.finish([mei, tom, *others])
    acts = [person.click_act(port.board, "Play again") for person in (mei, tom)]
    answers = await port.at_once(*acts)
    assert (await port.table(2)).names == ["Tom", "Ann", "Leo", "Mei"]
    assert EN("refusal-table-open-here", table="2") in "".join(answer.text for answer in answers)


@pytest.mark.parametrize("command", ["record", "verify"])
async def test_the_record_and_verification_are_refused_before_the_end(port, command):
    people = port.crew(4)
    await port.open(people)
    lobby = EN("refusal-not-finished", status="lobby")
    assert (await people[0].slash(f"game {command}")).text == lobby
    await people[0].slash("game start")
    running = EN("refusal-not-finished", status="playing")
    assert (await people[0].slash(f"game {command}")).text == running
    asked = await people[0].slash("game close")
    await people[0].click(asked.shown, EN("lobby-close-running.sure"))
    closed = EN("refusal-not-finished", status="closed")
    assert (await people[0].slash(f"game {command}")).text == closed


async def test_the_hand_can_be_viewed_after_the_end(port, mei):
    hand = await mei.slash("game hand")
    assert hand.private and hand.shown.pictures
    panel = await mei.slash("game move")
    assert EN("table-over") in panel.text


async def test_moves_and_undos_are_refused_after_the_end(port, mei):
    over = EN("refusal-not-playing", status="finished")
    assert (await mei.slash("game move", move="order 3")).text == over
    assert (await mei.slash("game undo")).text == over
    assert (await mei.slash("game leave")).text == EN("refusal-not-in-lobby", status="finished")
    assert (await mei.slash("game close")).text == EN("refusal-not-open", status="finished")


async def test_the_buttons_at_the_end_work_after_a_restart(port, mei):
    await port.restart()
    assert (await mei.click(port.board, "Download")).shown.pictures
    await mei.click(port.board, "Play again")
    assert (await port.table(2)).status is Status.LOBBY
