"""Asks those who are to decide how a table goes on without somebody whose time is out."""

from __future__ import annotations

from collections.abc import Sequence

from delivery.attempts import Attempts, Unreached
from delivery.desk import Desk
from delivery.letter import sheet_letter, text_letter
from delivery.mail import Ways, only
from delivery.once import nonce
from locales import Words
from sessions import Debt, DebtKind, Message, MessageKind, Remedy, Table, Vote, Where, messages
from sessions.debts import to_vote
from sessions.settings import settings_of
from ui import layout
from ui.bot import Bot
from ui.buttons import button
from ui.ids import TableRef
from ui.layout import Sheet
from ui.markdown import escaped
from ui.table_link import table_link, table_title


class Ballots(Desk):
    """Each voter is asked once, where they want it, and in their quiet hours without a sound; whoever
    is on holiday is left alone. The question goes when the ballot is cast, or nothing is to be decided any
    more."""

    def __init__(self, bot: Bot, ways: Ways) -> None:
        super().__init__(bot, ways, DebtKind.VOTE)

    async def withdraw(self, table: Table, shown: Sequence[Message]) -> None:
        """Take back what is no longer asked."""
        missing = to_vote(table)
        for each in shown:
            gone = each.kind is MessageKind.VOTE and not _still_asks(each, missing)
            if gone and each.version <= table.version:
                await self._remove([each])

    async def deliver(self, table: Table, debts: Sequence[Debt]) -> None:
        """Ask those who are to be asked: each directly, and all together in the channel who want it or can't
        be asked otherwise."""
        missing = to_vote(table)
        shown = await messages.messages_of(self._bot.sessions, table.id, MessageKind.VOTE)
        shown = [each for each in shown if _still_asks(each, missing)]
        attempts = Attempts()
        aloud: list[Debt] = []
        done: list[Debt] = []
        for debt in debts:
            person = debt.person
            preferences = (await settings_of(self._bot.sessions.db, person)).preferences
            away = table.away_until(person, self._bot.sessions.time.unix()) is not None
            if person not in missing or away or preferences.where is Where.NONE:
                done.append(debt)
                continue
            asked = person in [each.person for each in shown]
            if preferences.wants_direct and not asked:
                asked = bool(await attempts.make(self._ask(table, debt, missing[person])))
            if preferences.wants_mention or not asked:
                aloud.append(debt)
            else:
                done.append(debt)
        if aloud and None not in [each.person for each in shown]:
            if await attempts.make(self._mention(table, aloud)):
                done += aloud
            else:
                reached = [each.person for each in await messages.messages_of(self._bot.sessions, table.id)]
                done += [debt for debt in aloud if debt.person in reached]
        else:
            done += aloud
        await self.pay(done)
        attempts.end()
        if len(done) < len(debts):
            raise Unreached([debt.person for debt in debts if debt not in done])

    async def _ask(self, table: Table, debt: Debt, votes: Sequence[Vote]) -> bool:
        """A direct message in which they can vote; False if they take none."""
        person = debt.person
        letter = sheet_letter(await self._sheet(table, votes, await self._words_of(person, table)))
        silent = await self._is_quiet(person)
        sent = await self._direct(
            person,
            lambda dms: self._once.send(
                dms, letter, _nonce(table, person), since=debt.since, mentions=only(), silent=silent
            ),
        )
        if sent is not None:
            await self._remember(table, MessageKind.VOTE, sent.message, person)
        return sent is not None

    async def _sheet(self, table: Table, votes: Sequence[Vote], say: Words) -> Sheet:
        link = await table_link(self._bot, table)
        ref = TableRef.of(table)
        sheet = Sheet()
        sheet.add(layout.text(f"**[{table_title(table, say)}]({link})**"))
        for vote in votes:
            buttons = [button(ref.vote(vote.seat, each), say(f"vote-{each}")) for each in Remedy]
            title = say("vote-title", name=escaped(table.seats[vote.seat].name))
            sheet.add(layout.text(f"⌛ {title}"), layout.row(buttons))
        return sheet

    async def _mention(self, table: Table, debts: Sequence[Debt]) -> bool:
        """A message in the channel, where the table itself has the buttons; False if the bot can't write
        there: the table's own message has met the same."""
        say = await self._public_words(table)
        people = [debt.person for debt in debts]
        content = say(
            "vote-call",
            people=" ".join(f"<@{person}>" for person in people),
            names=[escaped(table.seats[vote.seat].name) for vote in table.votes],
            link=await table_link(self._bot, table),
        )
        awake = [person for person in people if not await self._is_quiet(person)]
        since = min(debt.since for debt in debts)
        sent = await self._aloud(
            table.channel,
            lambda channel: self._once.send(
                channel, text_letter(content), _nonce(table, *people), since=since, mentions=only(*awake)
            ),
        )
        if sent is not None:
            await self._remember(table, MessageKind.VOTE, sent.message)
        return sent is not None


def _still_asks(shown: Message, missing: dict[int, list[Vote]]) -> bool:
    """Whether a message asks what is still to be decided, and all of it."""
    concerned = list(missing) if shown.person is None else [shown.person] if shown.person in missing else []
    return bool(concerned) and all(
        vote.made <= shown.version for person in concerned for vote in missing[person]
    )


def _nonce(table: Table, *people: int) -> str:
    return nonce("vote", table.id, [vote.made for vote in table.votes], people)
