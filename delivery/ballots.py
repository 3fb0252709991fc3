"""Asks those who are to decide how a table goes on without somebody whose time is out."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial

import discord
from discord.utils import escape_markdown

from delivery.mail import Mail
from locales import Words
from sessions import Message, MessageKind, Remedy, Status, Table, Vote, Where
from ui import layout
from ui.buttons import button
from ui.ids import TableRef
from ui.layout import Sheet
from ui.table_link import table_link, table_title


class Ballots(Mail):
    """Each voter is asked once, where they want it, and in their quiet hours without a sound; whoever
    is on holiday is left alone. What is asked follows from the table, so a restart repeats nothing. The
    question goes when the ballot is cast, or nothing is to be decided any more."""

    async def update(self, table: Table) -> None:
        """Ask those who have not been asked, and take back what is no longer asked."""
        missing = _missing(table)
        shown: list[Message] = []
        for each in await self._bot.sessions.messages.of(table.id, MessageKind.VOTE):
            if _still_asks(each, missing):
                shown.append(each)
            else:
                await self._remove([each])
        aloud: list[int] = []
        for person, votes in missing.items():
            preferences = await self._bot.sessions.people.preferences(person)
            away = self._bot.sessions.absence.away_until(table.server, person) is not None
            if away or preferences.where is Where.NONE:
                continue
            asked = person in [each.person for each in shown]
            if await self.reach(person, partial(self._ask, table, person, votes, asked)):
                aloud.append(person)
        if aloud and None not in [each.person for each in shown]:
            await self._mention(table, aloud)

    async def _ask(self, table: Table, person: int, votes: Sequence[Vote], asked: bool) -> bool:
        """A direct message in which they can vote, if it isn't there already; False if they take none."""
        if asked:
            return True
        sheet = await self._sheet(table, votes, await self._words_of(person, table))
        silent, nonce = await self._is_quiet(person), _nonce(table, [person])
        message = await self._direct(
            person, lambda dms: dms.send(view=sheet.view, silent=silent, nonce=nonce)
        )
        if message is not None:
            await self._remember(table, MessageKind.VOTE, message, person)
        return message is not None

    async def _sheet(self, table: Table, votes: Sequence[Vote], say: Words) -> Sheet:
        link = await table_link(self._bot, table)
        ref = TableRef.of(table)
        sheet = Sheet()
        sheet.add(layout.text(f"**[{table_title(table, say)}]({link})**"))
        for vote in votes:
            buttons = [button(ref.vote(vote.seat, each), say(f"vote-{each}")) for each in Remedy]
            title = say("vote-title", name=escape_markdown(table.seats[vote.seat].name))
            sheet.add(layout.text(f"⌛ {title}"), layout.row(buttons))
        return sheet

    async def _mention(self, table: Table, people: Sequence[int]) -> None:
        """A message in the channel, where the table itself has the buttons; where the bot can't write, the
        table's own message has met the same."""
        say = await self._public_words(table)
        names = [escape_markdown(table.seats[vote.seat].name) for vote in table.votes]
        content = say(
            "vote-call",
            people=" ".join(f"<@{person}>" for person in people),
            names=names,
            link=await table_link(self._bot, table),
        )
        awake = [discord.Object(person) for person in people if not await self._is_quiet(person)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=awake)
        nonce = _nonce(table, people)
        message = await self._aloud(
            table.channel,
            lambda channel: channel.send(content, allowed_mentions=mentions, nonce=nonce),
        )
        if message is not None:
            await self._remember(table, MessageKind.VOTE, message)


def _missing(table: Table) -> dict[int, list[Vote]]:
    """Those who are to vote and have not, each with what they are to decide."""
    missing: dict[int, list[Vote]] = {}
    for vote in table.votes if table.status is Status.PLAYING else ():
        cast = [person for person, _ in vote.ballots]
        for person in table.voters(vote.seat):
            if person not in cast:
                missing.setdefault(person, []).append(vote)
    return missing


def _still_asks(shown: Message, missing: dict[int, list[Vote]]) -> bool:
    """Whether a message asks what is still to be decided, and all of it."""
    concerned = list(missing) if shown.person is None else [shown.person] if shown.person in missing else []
    return bool(concerned) and all(
        vote.made <= shown.version for person in concerned for vote in missing[person]
    )


def _nonce(table: Table, people: Sequence[int]) -> str:
    """The same for the same question to the same people: a crash after the sending doubles nothing."""
    what = ("vote", table.id, [vote.made for vote in table.votes], list(people))
    return hashlib.sha256(repr(what).encode()).hexdigest()[:25]
