"""Asks players to vote on how a table continues without a player who ran out of time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.clock.service import VOTE_MESSAGE, to_vote
from locales import Words
from sessions import Job, Message, Remedy, Table, Vote, Where, messages
from sessions.messages import Shows
from sessions.people.settings import preferences_of
from ui.bot import Bot
from ui.clicks import button
from ui.deliveries import keep_boards, present, retire
from ui.places.reach import Unreached, is_heard
from ui.sender import Attempts, Sender, only
from ui.sheet.layout import MAX_LABEL, Item
from ui.sheet.plain import Text, buttons
from ui.table.link import table_link, table_title
from ui.table.ringing import TimeShown, headline
from ui.text.markdown import cut
from ui.text.names import escaped_name, plain_name

MAX_VOTES = 5
"""Maximum number of votes in one message, each with a row of buttons."""


class Votes:
    """Asks each voter once, as they prefer, once their quiet hours are over.

    Players on holiday aren't asked. The message says so when the person has voted or nothing is left to
    decide.
    """

    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def ask(self, job: Job) -> None:
        """Ask a table's voters and delete outdated messages."""
        table = await present(self._bot, job)
        if table is None:
            return
        await self._sender.settle(job.key)
        missing = to_vote(table)
        sent = await messages.messages_of(self._bot.house, table.id, VOTE_MESSAGE)
        shown = [each for each in sent if _still_asks(each, missing)]
        attempts = Attempts()
        for each in sent:
            if each not in shown:
                await attempts.make(retire(self._sender, table, each))
        if missing:
            await attempts.make(keep_boards(self._bot, [table]))
        to_mention: list[int] = []
        for person, votes in missing.items():
            preferences = await preferences_of(self._bot.house.db, person)
            away = table.away_until(person, self._bot.house.time.unix()) is not None
            if away or preferences.where is Where.NONE:
                continue
            if seconds := await self._sender.quiet_for(person):
                attempts.wait(seconds)
                continue
            asked = person in [each.person for each in shown]
            if not asked and (preferences.wants_direct or not await is_heard(self._bot, person, table)):
                asked = bool(await attempts.make(self._ask(job, table, person, votes))) or attempts.waits
            was_mentioned = await self._sender.was_mentioned(person, shown)
            if not was_mentioned and await is_heard(self._bot, person, table, written=asked):
                to_mention.append(person)
        if to_mention:
            mentioned = await attempts.make(self._mention(job, table, to_mention))
            attempts.end()
            if not mentioned:
                raise Unreached(to_mention)
        attempts.end()

    async def _ask(self, job: Job, table: Table, person: int, votes: Sequence[Vote]) -> bool:
        """Send a direct message with voting buttons. False if the player takes none."""
        content = await self._text(table, votes, await self._sender.words_of(person, table))
        shows = Shows(VOTE_MESSAGE, table.id, table.version, person)
        send = partial(self._send, job, content, shows, [person])
        return await self._sender.direct(person, send) is not None

    async def _mention(self, job: Job, table: Table, people: Sequence[int]) -> bool:
        """Mention the voters in the channel, where the table has the buttons. False if the bot can't write
        there."""
        say = await self._sender.public_words(table)
        content = say(
            "vote-call-absent" if all(vote.called for vote in table.votes) else "vote-call",
            people=" ".join(f"<@{person}>" for person in people),
            names=[escaped_name(table.seats[vote.seat].name, say) for vote in table.votes],
            link=await table_link(self._bot, table),
        )
        first = headline(self._bot.house, table, TimeShown.VOTE, None, say)
        shows = Shows(VOTE_MESSAGE, table.id, table.version)
        send = partial(self._send, job, Text(f"{first}\n{content}"), shows, people)
        return await self._sender.in_channel(table.channel, send) is not None

    async def _send(self, job: Job, content: Text, shows: Shows, people: Sequence[int], channel: int) -> int:
        return await self._sender.send(job.key, channel, content, [shows], mentions=only(*people))

    async def _text(self, table: Table, votes: Sequence[Vote], say: Words) -> Text:
        link = await table_link(self._bot, table)
        first = headline(self._bot.house, table, TimeShown.VOTE, None, say)
        lines, ballots = [first, f"**[{table_title(table, say)}]({link})**"], list[Item]()
        for vote in votes[:MAX_VOTES]:
            name = escaped_name(table.seats[vote.seat].name, say)
            title = say("vote-title-absent" if vote.called else "vote-title", name=name)
            lines.append(f"⌛ {title}")
            for each in Remedy:
                label = say(f"vote-{each}")
                if len(votes) > 1:
                    label = cut(
                        say("panel-told", move=plain_name(table.seats[vote.seat].name, say), told=label),
                        MAX_LABEL,
                    )
                look = button(label, "vote", table.id, table.version, vote.seat, each)
                look.row = len(ballots) // len(Remedy)
                ballots.append(look)
        return Text("\n".join(lines), buttons(self._bot, ballots))


def _still_asks(shown: Message, missing: dict[int, list[Vote]]) -> bool:
    """Whether a message asks exactly the votes still missing."""
    concerned = list(missing) if shown.person is None else [shown.person] if shown.person in missing else []
    return bool(concerned) and all(
        vote.made <= shown.version for person in concerned for vote in missing[person]
    )
