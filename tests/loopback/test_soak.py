"""A short soak, and proof that its checks find planted faults."""

import json
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from engine import Match
from locales import words
from tests.loopback import verdict
from tests.loopback.crowd import Club
from tests.loopback.ledger import Ledger, Moment
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.soak import AUTOCOMPLETE_LINE, Plan, complaints, settle, soak
from ui.links import link

MIGRATIONS = Path(__file__).parents[2] / "db" / "migrations"
EN = words("en")
TABLE, HOST = 1, 7


async def test_a_short_soak_loses_nothing_and_notifies_once(tmp_path):
    plan = Plan(
        seconds=8, seed=12, games=("fisherman", "captains_orders"), between_kills=4, pause=0.15, moves=5
    )
    outcome = await soak(plan, tmp_path)
    assert outcome.is_well, str(outcome)
    assert outcome.figures["moves answered"] and outcome.figures["kills"], str(outcome)


@pytest.mark.parametrize("level", ["ERROR   ", "\x1b[31mERROR   \x1b[0m"])
def test_complaints_in_a_coloured_log_are_found(level):
    lines = [f"2026-01-01 00:00:00 {level} discord.client {what}" for what in ("Broken", AUTOCOMPLETE_LINE)]
    assert [line[-6:] for line in complaints("\n".join(lines))] == ["Broken"]


@pytest.fixture
def discord():
    return LoopbackDiscord()


@pytest.fixture
def database(tmp_path):
    """The bot's database, with a table of Fleet at which nothing was played."""
    with closing(sqlite3.connect(tmp_path / "bot.db")) as opened:
        for file in sorted(MIGRATIONS.glob("*.sql")):
            opened.executescript(file.read_text("utf-8"))
        match = Match.start("fleet", seats=2, seed="soak")
        seats = [{"person": HOST if seat in match.pending else None, "name": "Mei"} for seat in range(2)]
        document = {"id": TABLE, "version": 3, "seats": seats, "played": 2, "record": match.record()}
        row = {"id": TABLE, "channel": 1, "game": "fleet", "status": "playing", "version": 3, "owing": 0}
        row |= {"computing": 0, "counts": 1, "sleeps": 0, "moved": 0, "document": json.dumps(document)}
        _insert(opened, "tables", {**row, "snapshot": json.dumps(match.dump())})
        yield opened


@pytest.fixture
def ledger(tmp_path, database):
    with closing(Ledger(tmp_path / "bot.db")) as opened:
        yield opened


def _insert(database, table, row):
    marks = ", ".join("?" * len(row))
    database.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))
    database.commit()


def post(discord, *, version=3, nonce=None, known=None, action: str = "move"):
    """Post the table's message with this button, and record it in this database."""
    button = {"type": 2, "style": 1, "label": "Go on", "custom_id": link(action, TABLE, version)}
    content = [{"type": 10, "content": "## Fleet"}, {"type": 1, "components": [button]}]
    body = {"components": content, "flags": 1 << 15, "nonce": nonce, "enforce_nonce": True}
    message = discord.carry_out("POST", f"/channels/{discord.channel.id}/messages", body)
    if known is not None:
        row = {"message": int(message["id"]), "table_id": TABLE, "kind": "table", "version": version}
        _insert(known, "messages", {**row, "channel": discord.channel.id, "posted": 0})


def test_a_sound_state_has_no_findings(discord, database, ledger):
    post(discord, known=database)
    assert not verdict.lost(ledger, Counter())
    assert not verdict.undelivered(ledger, discord)
    assert not verdict.doubled(discord)
    assert not verdict.strays(ledger, discord)


def test_a_lost_move_is_detected(ledger):
    assert verdict.lost(ledger, Counter({(TABLE, HOST, "bid 5"): 1})) == [f"table 1: bid 5 by {HOST}"]


@pytest.mark.parametrize(("version", "is_in_time"), [(2, True), (1, False)])
def test_a_click_on_an_earlier_question_counts_as_no_move(discord, ledger, version, is_in_time):
    """The panel may come from an older version of the table, and show the next question early."""
    person = Person(discord, "Mei")
    person.id = HOST
    club = Club(discord, ledger, random.Random(1), "fleet", [person], 1)
    meant = [
        club.meant(person, TABLE, link("answer", TABLE, version, (place,), ""), []) for place in range(3)
    ]
    assert any(meant) is is_in_time


def test_a_log_with_another_outcome_is_detected(database, ledger):
    match = Match.start("fleet", seats=2, seed="soak")
    move = random.Random(1).choice(match.legal_moves(match.pending[0]))
    row = {"table_id": TABLE, "entry": 1, "seat": match.pending[0], "move": str(move), "person": HOST}
    _insert(database, "moves", {**row, "made": 0})
    assert len(verdict.lost(ledger, Counter({(TABLE, HOST, str(move)): 1}))) == 1


def test_a_missing_or_outdated_board_is_detected(discord, database, ledger):
    assert len(verdict.undelivered(ledger, discord)) == 1
    post(discord, version=2, known=database)
    assert len(verdict.undelivered(ledger, discord)) == 1


async def test_the_message_of_a_closed_table_is_found(discord, tmp_path):
    """Its buttons have no version: a lesson and a lobby that were closed."""
    database = tmp_path / "closed.db"
    async with loopback_discord(discord), BotProcess(discord, database) as bot:
        await bot.start()
        mei = Person(discord, "Mei")
        await mei.type("learn", game="fleet").answered()
        await mei.type("game close", table="1").answered()
        await mei.click(EN("lobby-close-running.sure")).answered()
        await mei.type("game open", game="goa").answered()
        await mei.type("game close").answered()
        with closing(Ledger(database)) as ledger:
            await settle(discord, ledger, [])
            assert [table["status"] for table in ledger.tables()] == ["closed", "closed"]
            assert not verdict.undelivered(ledger, discord)
            for closed in (1, 2):
                [board] = [each for each in shown(discord) if verdict.boards_of(each) == {closed: 0}]
                del discord.backend.messages[board.channel_id][board.id]
                missing = f"table {closed} (closed) stands there 0 times"
                assert missing in verdict.undelivered(ledger, discord)


def shown(discord):
    """The messages that exist in any channel."""
    return [each for messages in discord.backend.messages.values() for each in messages.values()]


def test_overdue_and_failing_jobs_are_detected(discord, database, ledger):
    post(discord, known=database)
    job = {"table_id": TABLE, "subject": 0, "stamp": 1}
    _insert(database, "jobs", {**job, "kind": "end", "due": 1})
    _insert(database, "jobs", {**job, "kind": "news", "due": 2**40, "failing": 1})
    _insert(database, "jobs", {**job, "kind": "sleep", "due": 2**40})
    assert len(verdict.undelivered(ledger, discord)) == 2


def test_a_request_without_a_known_outcome_is_detected(discord, database, ledger):
    post(discord, known=database)
    attempt = {"id": 1, "mark": 1, "job": "end", "table_id": TABLE, "subject": 0, "channel": 1, "made": 1}
    _insert(database, "attempts", {**attempt, "shows": "[]"})
    assert len(verdict.undelivered(ledger, discord)) == 1


@pytest.mark.parametrize(
    ("turn", "is_found"), [({"notified": 5}, True), ({"owed": "call"}, True), ({}, False)]
)
def test_a_missing_turn_notification_is_detected(discord, database, ledger, turn, is_found):
    """A player who was present when their turn began needs no notification."""
    post(discord, known=database)
    row = {"table_id": TABLE, "person": HOST, "version": 1, "since": 5}
    _insert(database, "turns", {**row, **turn})
    assert len(verdict.undelivered(ledger, discord)) == int(is_found)


def test_a_duplicate_message_is_detected_unless_its_nonce_was_honoured(discord, database, ledger):
    post(discord, nonce="a", known=database)
    post(discord, nonce="a")
    assert not verdict.doubled(discord)
    discord.rules.forget_nonces()
    post(discord, nonce="a")
    assert len(verdict.doubled(discord)) == 2  # Both the nonce and the table's message occur twice.
    assert len(verdict.strays(ledger, discord)) == 1


def test_reposting_the_end_once_is_no_duplicate(discord):
    post(discord)
    post(discord, version=4, action="replay")
    assert not verdict.doubled(discord)
    post(discord, version=4, action="replay")
    [found] = verdict.doubled(discord)
    assert found.startswith("2 times") and found.endswith("the message of table 1, which is over")


def test_reposting_before_the_end_is_detected(discord):
    post(discord)
    post(discord, version=4)
    post(discord, version=5, action="replay")
    [found] = verdict.doubled(discord)
    assert found.startswith("2 times") and found.endswith("the message of table 1")


def test_a_text_sent_twice_at_one_moment_is_detected(discord):
    for version in (3, 3, 4):
        discord.moment = lambda channel, message, version=version: Moment(TABLE, version, None, None)
        discord.carry_out("POST", f"/channels/{discord.channel.id}/messages", {"content": "It's your turn"})
    assert len(verdict.doubled(discord)) == 1


@pytest.mark.parametrize(("since", "is_found"), [(20, False), (15, True)])
def test_a_late_call_of_an_earlier_turn_is_no_duplicate(discord, since, is_found):
    """Both messages have the same moment, but belong to different turns."""
    body = {"content": f"<@{HOST}>, it's your turn"}
    for made, began in ((17, 10), (21, since)):
        moment = Moment(TABLE, 9, made, began)
        discord.moment = lambda channel, message, moment=moment: moment
        discord.carry_out("POST", f"/channels/{discord.channel.id}/messages", body)
    assert bool(verdict.doubled(discord)) is is_found


@pytest.mark.parametrize("has_attempt", [True, False])
def test_a_call_in_direct_messages_has_the_moment_of_its_own_table(database, ledger, has_attempt):
    """A lesson may be open in the same direct messages."""
    dms = 99
    document = {"id": 2, "version": 1, "seats": []}
    row = {"id": 2, "channel": dms, "game": "goa", "status": "lobby", "version": 1, "owing": 0}
    row |= {"computing": 0, "counts": 0, "sleeps": 0, "moved": 0, "document": json.dumps(document)}
    _insert(database, "tables", row)
    _insert(database, "turns", {"table_id": TABLE, "person": HOST, "version": 3, "since": 5})
    if has_attempt:
        shows = json.dumps([{"kind": "asking", "id": TABLE, "version": 2, "person": HOST}])
        attempt = {"id": 8, "mark": 1, "job": "turn", "table_id": 0, "subject": HOST, "channel": dms}
        _insert(database, "attempts", {**attempt, "made": 7, "shows": shows})
    moment = ledger.moment(dms, {"nonce": "8", "content": f"Fleet\n<@{HOST}>, it's your turn"})
    assert moment == (Moment(TABLE, 3, 7, 5) if has_attempt else Moment(2, 1, None, None))
