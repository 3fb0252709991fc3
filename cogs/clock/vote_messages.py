"""Asks players to vote on how a table continues without a player who ran out of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from cogs.clock.service import VOTE_MESSAGE, to_vote
from locales import Words
from sessions import Job, Message, Remedy, Table, Vote, Where, messages
from sessions.messages import Shows
from sessions.people.settings import preferences_of
from ui.bot import Bot
from ui.clicks import button
from ui.deliveries import keep_boards, present, retire
from ui.places.announcement import Announcement, announce
from ui.sender import Attempts, Sender, only
from ui.sheet.layout import MAX_LABEL, Item
from ui.sheet.plain import Text, buttons
from ui.table.link import table_link, table_title
from ui.table.ringing import headline
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
        shown = [each for each in sent if _asks(each, missing)]
        standing = {each.message for each in shown}
        attempts = Attempts()
        for each in {each.message: each for each in sent if each.message not in standing}.values():
            await attempts.make(retire(self._sender, table, each))
        if missing:
            await attempts.make(keep_boards(self._bot, [table]))
        voters = [person for person in missing if await self._is_asked(table, person)]
        what = Announcement(
            job,
            table,
            VOTE_MESSAGE,
            lambda person: self._ask(job, table, person, missing[person]),
            partial(self._call, table),
        )
        await announce(self._bot, self._sender, what, voters, shown, attempts)

    async def _is_asked(self, table: Table, person: int) -> bool:
        """Whether a voter isn't on holiday and wants messages."""
        if (await preferences_of(self._bot.house.db, person)).where is Where.NONE:
            return False
        return table.away_until(person, self._bot.house.time.unix()) is None

    async def _ask(self, job: Job, table: Table, person: int, votes: Sequence[Vote]) -> bool:
        """Send a direct message with voting buttons. False if the player takes none."""
        content = await self._text(table, votes, await self._sender.words_of(person, table))
        shows = Shows(VOTE_MESSAGE, table.id, table.version, person)
        send = partial(self._sender.send, job.key, content=content, shows=[shows], mentions=only(person))
        return await self._sender.direct(person, send) is not None

    async def _call(self, table: Table, people: Sequence[int]) -> Text:
        """The text that mentions the voters in the channel, where the table has the buttons."""
        say = await self._sender.public_words(table)
        content = say(
            "vote-call-absent" if all(vote.called for vote in table.votes) else "vote-call",
            people=" ".join(f"<@{person}>" for person in people),
            names=[escaped_name(table.seats[vote.seat].name, say) for vote in table.votes],
            link=await table_link(self._bot, table),
        )
        first = headline(self._bot, table, VOTE_MESSAGE, None, say)
        return Text(f"{first}\n{content}")

    async def _text(self, table: Table, votes: Sequence[Vote], say: Words) -> Text:
        link = await table_link(self._bot, table)
        first = headline(self._bot, table, VOTE_MESSAGE, None, say)
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


def _asks(shown: Message, missing: Mapping[int, Sequence[Vote]]) -> bool:
    """Whether a message asks its person exactly the votes still missing."""
    votes = missing.get(shown.person or 0)
    return votes is not None and all(vote.made <= shown.version for vote in votes)
