"""Reminders on Discord: recipients, places, no duplicates, and later edits and deletions."""

import asyncio

import pytest

from cogs.notify import service as reminders
from sessions import Preferences, Where, messages
from sessions.jobs.job import TURN_JOB
from sessions.playing import hosting, play
from sessions.tables.clock import DAY
from tests.cogs.driver import Clicking, offered
from tests.cogs.troubles import forbid, hide
from tests.cogs.wording import EN, JA, timestamp
from tests.preferring import prefer

HOUR = 3600


@pytest.fixture
async def people(port):
    return await port.crew_with_mentions(4)


@pytest.fixture
async def notified(port, people, mail):
    """A person who is on turn at table 1, which has no clocks, and has been notified."""
    await port.begin(people, pace="none")
    return await called(port, people, mail)


async def called(port, people, mail):
    """Play until a person is notified; returns that person."""
    while not any(mail.gists(person) for person in people):
        await Clicking(port, *people).play(1)
    return await port.to_move()


async def choose(port, person, where=Where.BOTH, **preferences):
    await prefer(port.house, person.id, Preferences(where, **preferences))
    await port.wait(0)


def mentions(port, person, channel=None):
    """The current messages in the channel that mention a person."""
    messages = port.shown if channel is None else port.shown_in(channel.id)
    return [message for message in messages if person.id in message.stored.ping_user_ids]


async def moves(port, person, id=1):
    """Play a person's moves until their turn is over."""
    while (present := await port.table(id)).seat_of(person.id) in present.waiting:
        await port.house.act(id, play.move, person.id, (await port.legal(person, id))[0])
    await port.wait(0)


class TestWhere:
    @pytest.mark.parametrize(
        ("where", "places"),
        [(Where.BOTH, ["dm", "games"]), (Where.DM, ["dm"]), (Where.CHANNEL, ["games"]), (Where.NONE, [])],
    )
    async def test_reminders_go_to_the_preferred_place(self, port, people, mail, where, places):
        for person in people:
            await choose(port, person, where=where)
        await port.begin(people, pace="none")
        while (due := await port.to_move()) is people[0]:
            await Clicking(port, *people).play(1)
        assert mail.gists(due) == [(place, "asks 1" if place == "dm" else "calls") for place in places]
        mail.empty()
        await port.wait(DAY)
        assert mail.gists(due) == [(place, "reminds 1") for place in places]

    async def test_closed_direct_messages_fall_back_to_the_channel(self, port, people, mail):
        for person in people:
            await choose(port, person, where=Where.DM)
            person.close_dms()
        await port.begin(people, pace="none")
        while (due := await port.to_move()) is people[0]:
            await Clicking(port, *people).play(1)
        await port.wait(DAY)
        assert mail.gists(due) == [("games", "calls"), ("games", "reminds 1")]

    async def test_no_reminder_is_sent_in_quiet_hours(self, port, people, mail, notified):
        await choose(port, notified, every=6, quiet_from=5 * 60, quiet_to=15 * 60, zone="UTC")
        mail.empty()
        await port.wait(22 * HOUR)
        assert [letter.when % DAY / HOUR for letter in mail.of(notified)] == [15, 15, 21, 21]


class TestWhatItSays:
    async def test_reminders_by_dm_are_in_the_persons_language(self, port, mail):
        people = [*port.crew(3), port.person("Ren", "ja")]
        await choose(port, people[-1])
        await port.begin(people, pace="none")
        ren = people[-1]
        while await port.to_move() is not ren:
            await Clicking(port, *people).play(1)
        since = (await reminders.turns_at(port.db, 1))[0].since
        await port.wait(DAY)
        link = f"https://discord.com/channels/{port.server.id}/{port.channel.id}/{port.board.id}"
        facts = {"since": timestamp(since), "link": link}
        title = "{name} · {number}"
        ja = title.format(name=JA("captains-orders-name"), number=JA("table-number", table="1"))
        en = title.format(name=EN("captains-orders-name"), number=EN("table-number", table="1"))
        direct, here = [letter.text for letter in mail.of(ren)[-2:]]
        first = f"{ja} · {JA('pace-none')}"
        assert (
            direct == f"{first}\n{JA('reminder-title', count=1)}\n- {JA('reminder-waits', title=ja, **facts)}"
        )
        called = EN("reminder-call", count=1, person=f"<@{ren.id}>")
        first = f"{en} · {EN('pace-none')}"
        assert here == f"{first}\n{called}\n- {EN('reminder-waits', title=en, **facts)}"

    async def test_the_last_reminder_names_the_consequence(self, port, people, mail):
        await port.begin(people)
        due = await called(port, people, mail)
        await port.wait(DAY * 9 // 10)
        last = mail.of(due)[-1]
        deadline = (await reminders.turns_at(port.db, 1))[0].since + DAY
        assert last.gist == "last call 1"
        assert timestamp(deadline) in last.text and EN("reminder-then-vote") in last.text

    async def test_the_reminders_move_button_opens_the_panel(self, port, people, mail, notified):
        await port.wait(DAY)
        [reminder] = mentions(port, notified)
        opened = await notified.click(reminder, EN("button-my-move"))
        assert opened.private and offered(opened.shown)
        opened = await notified.click(notified.dms[-1], EN("button-my-move"))
        assert offered(opened.shown)

    async def test_the_reminders_settings_button_opens_the_settings(self, port, people, mail, notified):
        await port.wait(DAY)
        opened = await notified.click(notified.dms[-1], EN("button-habits"))
        assert EN("my-title") in opened.text
        assert EN("reminder-title", count=1) in notified.dms[-1].text
        [reminder] = mentions(port, notified)
        assert (await notified.click(reminder, EN("button-habits"))).private


class TestSeveralTables:
    @pytest.fixture
    async def other_channel(self, port):
        return port.server.create_text_channel("elsewhere")

    async def both(self, port, people, mail, other_channel):
        """A person on turn at table 1 and, in another place, at table 2."""
        for _ in range(40):
            await people[0].slash("game open", at=other_channel, game="captains_orders", pace="none")
            id = (await port.house.tables.in_channel(other_channel.id)).id
            for person in people[1:]:
                await person.slash("game join", at=other_channel)
            await people[0].slash("game start", at=other_channel, shuffle=True)
            due = await port.to_move()
            present = await port.table(id)
            if present.seat_of(due.id) in present.pending:
                return due, id
            await port.house.act(id, hosting.close, people[0].id)
        raise AssertionError

    async def test_one_reminder_lists_all_tables(self, port, people, mail, notified, other_channel):
        notified, other = await self.both(port, people, mail, other_channel)
        mail.empty()
        await port.wait(DAY)
        assert mail.gists(notified) == [("dm", f"reminds 1, {other}"), ("games", f"reminds 1, {other}")]
        assert mentions(port, notified, other_channel) == []

    async def test_a_table_leaves_the_reminder_after_the_move(
        self, port, people, mail, notified, other_channel
    ):
        notified, other = await self.both(port, people, mail, other_channel)
        await port.wait(DAY)
        [here], direct = mentions(port, notified), notified.dms[-1]
        await moves(port, notified)
        for message in (here, direct):
            assert message.buttons == [EN("button-my-move"), EN("button-habits")]
            assert f":{other}:" in message.ids[0]
        assert mentions(port, notified)[0].id == here.id
        await moves(port, notified, other)
        assert mentions(port, notified) == []
        [over] = [message for message in notified.dms if message.id == direct.id]
        assert (
            over.text.startswith("✓ ") and f" {other}：" in over.text.replace(": ", "：") and not over.buttons
        )

    async def test_a_hidden_table_is_reminded_in_its_own_channel(
        self, port, people, mail, notified, other_channel
    ):
        notified, other = await self.both(port, people, mail, other_channel)
        hide(port, other_channel.id)
        mail.empty()
        await port.wait(DAY)
        assert mail.gists(notified) == [
            ("dm", f"reminds 1, {other}"),
            ("games", "reminds 1"),
            ("elsewhere", f"reminds {other}"),
        ]

    async def test_a_reminder_uses_the_next_channel_without_permission(
        self, port, people, mail, notified, other_channel
    ):
        notified, other = await self.both(port, people, mail, other_channel)
        mail.empty()
        forbid(port, "send_messages")
        await port.wait(DAY)
        assert mail.gists(notified)[-1] == ("elsewhere", f"reminds 1, {other}")


class TestOnce:
    async def test_each_reminder_replaces_the_previous_one(self, port, mail, notified):
        for _ in range(4):
            await port.wait(DAY)
            assert len(mentions(port, notified)) == 1
            assert len([message for message in notified.dms if not offered(message)]) == 1
        assert len(mail.of(notified)) == 2 + 2 * 4

    async def test_the_mention_is_removed_after_the_move(self, port, notified):
        assert len(mentions(port, notified)) == 1
        await moves(port, notified)
        assert mentions(port, notified) == []

    async def test_restarts_repeat_no_reminder(self, port, mail, notified):
        for _ in range(3):
            await port.restart()
            await port.wait(HOUR)
        assert mail.gists(notified) == [("dm", "asks 1"), ("games", "calls")]
        await port.wait(DAY)
        await port.restart()
        assert mail.gists(notified)[2:] == [("dm", "reminds 1"), ("games", "reminds 1")]

    @pytest.mark.parametrize("stopped", [0, HOUR])
    async def test_a_claimed_reminder_is_sent_after_a_crash(self, port, mail, notified, stopped):
        mail.empty()
        with port.faults.refuse("run", what="INSERT INTO attempts", error=OSError("killed")):
            await port.wait(DAY)
        assert mail.of(notified) == []
        await port.restart(stopped)
        assert mail.gists(notified) == [("dm", "reminds 1"), ("games", "reminds 1")]
        await port.wait(DAY - 2 * HOUR)
        assert len(mail.of(notified)) == 2

    @pytest.mark.parametrize("stopped", [0, HOUR])
    @pytest.mark.parametrize("noted", [0, 1])
    async def test_a_crash_before_recording_a_call_sends_no_second_one(
        self, port, monkeypatch, people, mail, noted, stopped
    ):
        await port.begin(people, pace="none")
        while (due := await port.to_move()) is not people[0]:
            await Clicking(port, *people).play(1)
        mail.empty()
        dies_after(port, monkeypatch, noted)
        while (due := await port.to_move()) is people[0]:
            await Clicking(port, *people).play(1)
        assert mail.gists(due) == [("dm", "calls"), ("games", "calls")][1 - noted :]
        await port.restart(stopped)
        assert sorted(mail.gists(due)) == [("dm", "asks 1"), ("games", "calls")]
        assert len(due.dms) == len(mentions(port, due)) == 1
        await moves(port, due)
        assert mentions(port, due) == [] and not offered(due.dms[-1])

    @pytest.mark.parametrize("stopped", [0, HOUR])
    @pytest.mark.parametrize("noted", [0, 1])
    async def test_a_crash_before_recording_a_reminder_sends_no_second_one(
        self, port, monkeypatch, mail, notified, noted, stopped
    ):
        mail.empty()
        dies_after(port, monkeypatch, noted)
        await port.wait(DAY)
        assert mail.gists(notified) == [("dm", "reminds 1"), ("games", "reminds 1")][1 - noted :]
        await port.restart(stopped)
        assert sorted(mail.gists(notified)) == [("dm", "reminds 1"), ("games", "reminds 1")]
        assert len(mentions(port, notified)) == 1
        await moves(port, notified)
        assert mentions(port, notified) == []
        assert not [message for message in notified.dms if EN("reminder-title", count=1) in message.text]

    @pytest.mark.parametrize("noted", [0, 1])
    async def test_an_unrecorded_message_is_removed_if_the_turn_is_over(
        self, port, monkeypatch, people, noted
    ):
        await port.begin(people, pace="none")
        while (due := await port.to_move()) is not people[0]:
            await Clicking(port, *people).play(1)
        dies_after(port, monkeypatch, noted)
        while (due := await port.to_move()) is people[0]:
            await Clicking(port, *people).play(1)
        assert mentions(port, due)
        await port.house.act(1, play.leave, due.id)
        await port.restart()
        await port.wait(60)
        assert mentions(port, due) == [] and not any(offered(message) for message in due.dms)

    async def test_a_call_that_is_not_recorded_becomes_the_panel_after_a_restart(
        self, port, monkeypatch, people
    ):
        for person in people:
            await prefer(port.house, person.id, Preferences(where=Where.DM))
        await port.begin(people, pace="none")
        while (due := await port.to_move()) is not people[0]:
            await Clicking(port, *people).play(1)
        dies_after(port, monkeypatch, 0)
        while (due := await port.to_move()) is people[0]:
            await Clicking(port, *people).play(1)
        call = due.dms[-1]
        assert call.stored.content and not offered(call)
        monkeypatch.undo()
        await port.restart()
        await port.wait(60)
        assert [message.id for message in due.dms] == [call.id] and offered(call)
        known = await messages.messages_to(port.house, due.id)
        assert [each.message for each in known] == [call.id]

    async def test_a_failed_reminder_is_retried_and_sent_once(self, port, mail, notified):
        mail.empty()
        port.refuse("POST", "/channels/*/messages", 0, status=500, times=3)
        await port.wait(DAY + 10 * 60)
        assert mail.gists(notified) == [("dm", "reminds 1"), ("games", "reminds 1")]


def dies_after(port, monkeypatch, number):
    """After this many messages to people, the bot crashes while sending the next one."""
    bot, record, left = port.bot, messages.record, [number]

    async def record_some(harbour, attempt, message):
        if harbour is bot.house and attempt.job.kind == TURN_JOB:  # The restarted bot doesn't crash.
            if left[0] == 0:
                await asyncio.sleep(1e9)
            left[0] -= 1
        return await record(harbour, attempt, message)

    monkeypatch.setattr(messages, "record", record_some)


class TestNudges:
    @pytest.fixture
    async def other_player(self, port, people, mail, notified):
        """Another player at the table, an hour after the notification."""
        await port.wait(HOUR)
        mail.empty()
        return next(person for person in people if person is not notified)

    async def test_a_player_nudges_with_the_button(self, port, mail, notified, other_player):
        answer = await other_player.click(port.board, EN("button-nudge"))
        assert answer.private and answer.text == EN("nudged", names=[notified.name])
        assert mail.gists(notified) == [("dm", "nudges 1"), ("games", "nudges 1")]

    async def test_a_player_nudges_with_the_command(self, port, mail, notified, other_player):
        answer = await other_player.slash("game clock nudge")
        assert answer.text == EN("nudged", names=[notified.name])
        again = await other_player.slash("game clock nudge")
        assert again.text == EN("refusal-nudged-already", until=timestamp(port.now + 6 * HOUR))
        assert mail.gists(notified) == [("dm", "nudges 1"), ("games", "nudges 1")]

    async def test_the_nudge_button_is_hidden_against_computers(self, port):
        mei = port.person("Mei")
        await port.begin([mei], computers=3)
        assert EN("button-nudge") not in port.board.buttons


class TestTablesThatSleep:
    async def test_a_sleeping_table_says_so_and_sends_no_reminder(self, port, mail, notified):
        await port.wait(14 * DAY)
        assert EN("table-asleep") in port.board.text
        mail.empty()
        await port.wait(10 * DAY)
        assert mail.of(notified) == []
        await moves(port, notified)
        assert EN("table-asleep") not in port.board.text

    async def test_an_abandoned_lobby_is_closed_with_a_note(self, port, people):
        await people[0].slash("game open", game="captains_orders")
        await port.wait(7 * DAY)
        assert EN("lobby-forgotten") in port.board.text and port.board.buttons == []
        await people[0].slash("game open", game="captains_orders")
        assert (await port.table(2)).status.is_open
