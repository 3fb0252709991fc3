"""Answers to interactions: in the person's language, in time or deferred, and never a stack trace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands

from engine import IllegalMove
from locales import Words, language_of, spoken, words
from sessions import DatabaseError, Later, NotSaved, Refused
from sessions.people import bans, people
from sessions.people.settings import Settings, settings_of
from sessions.playing import answers
from ui.bot import Bot
from ui.discord_errors import ANSWERED_ALREADY, TOKEN_GONE, TOO_LATE, DiscordRefusal, is_outage, refusal_of
from ui.emojis import with_emojis
from ui.panel.click_path import NoSuchChoice
from ui.refusal import refusal
from ui.text.game_text import GameText
from ui.text.markdown import cut
from upstream.repeats import noting_failures

log = logging.getLogger(__name__)

DEFER_AFTER_SECONDS = 2.0
"""Seconds after which an answer is deferred. Discord waits three seconds for an answer."""
MAX_CONTENT_LENGTH = 2000
"""Discord's maximum length of a plain message, in characters."""
WORDS_KEY = "words"
"""Key in an interaction's `extras` for the person's words, once known."""
NOTED_KEY = "noted"
"""Key in an interaction's `extras` that marks that the log says why it failed."""
ANSWERED_KEY = "answered"
"""Key in an interaction's `extras` that marks a first response unknown to discord.py."""


EXPLANATIONS = {
    DiscordRefusal.GONE: Refused("out-of-date"),  # The clicked message was deleted in the meantime.
    DiscordRefusal.FROZEN: Refused("out-of-date"),
    DiscordRefusal.CLOSED: Refused("bot-forbidden"),
    DiscordRefusal.FULL: Refused("too-many-threads"),
    DiscordRefusal.ASLEEP: Refused("thread-asleep"),
}
"""What Discord's refusals mean for a person. The others pass, reach nobody, or are our fault."""


class Unanswered(Exception):
    """A move is stored, but the result couldn't be shown for the reason in `__cause__`."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table

    def __str__(self) -> str:
        return f"at table {self.table}"


async def words_for(interaction: discord.Interaction[Any]) -> Words:
    """The words for what only this person sees: in their chosen language, else their Discord client's."""
    if WORDS_KEY not in interaction.extras:
        bot: Bot = interaction.client
        seen = language_of(interaction.locale.value)
        settings = Settings(interaction.user.id)
        with suppress(Refused, NotSaved):  # People get an answer even if the database is unavailable.
            settings = await settings_of(bot.house.db, interaction.user.id)
            await people.see_language(bot.house, settings, seen)
        interaction.extras[WORDS_KEY] = words(spoken(settings.preferences.language) or seen)
    return interaction.extras[WORDS_KEY]


def is_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord accepted a first response, even if the confirmation was lost."""
    return interaction.response.is_done() or ANSWERED_KEY in interaction.extras


async def _respond(interaction: discord.Interaction[Any], send: Callable[[], Awaitable[Any]]) -> bool:
    """Send the first response, and again if the connection breaks.

    Returns False if Discord had already accepted another response. After a lost connection, or a failure that
    discord.py repeats, it is unknown whether Discord accepted the response. If so, it refuses the second one,
    and the interaction counts as answered.
    """
    broke = False
    with noting_failures() as failures:
        while True:
            try:
                await send()
            except discord.InteractionResponded:
                return False
            except discord.HTTPException as error:
                if error.code != ANSWERED_ALREADY:
                    raise
                interaction.extras[ANSWERED_KEY] = True
                return broke or bool(failures)
            except (OSError, aiohttp.ClientError):
                if broke:
                    raise
                broke = True
            else:
                return True


async def answer(
    interaction: discord.Interaction[Any],
    text: str | None = None,
    *,
    view: discord.ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
) -> None:
    """Answer privately, whether the interaction is fresh, deferred or already answered."""
    content: dict[str, Any] = (
        {"view": view} if view is not None else {"content": cut(text or "", MAX_CONTENT_LENGTH)}
    )

    async def send(first: Callable[..., Awaitable[Any]]) -> None:
        for file in files:
            file.reset()
        await with_emojis(interaction.client, first, **content, files=list(files), ephemeral=True)

    if is_answered(interaction) or not await _respond(
        interaction, partial(send, interaction.response.send_message)
    ):
        await send(interaction.followup.send)


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> bool:
    """Show a form. Returns False if there was another response before."""
    return await _respond(interaction, partial(interaction.response.send_modal, form))


async def take_time(interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
    """Defer an answer that `redraw` will fill in.

    The answer replaces the clicked private panel. With `anew`, or if there is no such panel, it becomes a new
    private message. It must never appear in a message that everyone sees.
    """
    pressed = interaction.message
    if pressed is not None and not anew and (pressed.flags.ephemeral or interaction.guild_id is None):
        await defer(interaction)
    else:
        await defer(interaction, ephemeral=True, thinking=True)


async def defer(interaction: discord.Interaction[Any], **how: bool) -> None:
    """Tell Discord that an answer will come, or only that the click was received.

    For `how` see `InteractionResponse.defer`. If no answer can reach the person any more, the request is
    still carried out.
    """
    if is_answered(interaction):
        return
    try:
        await _respond(interaction, partial(interaction.response.defer, **how))
    except discord.HTTPException as error:
        if error.code not in TOKEN_GONE:
            raise
        _note(interaction, error)


@asynccontextmanager
async def in_time(interaction: discord.Interaction[Any]) -> AsyncGenerator[None, None]:
    """Defer the answer to a new private message if the block takes a long time, as with a slow database."""
    took = False

    async def defer_later() -> None:
        nonlocal took
        await asyncio.sleep(DEFER_AFTER_SECONDS)
        took = True
        # The interaction was answered in the meantime.
        with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
            await take_time(interaction, anew=True)

    holding = asyncio.create_task(defer_later())
    try:
        yield
    finally:
        if not took:
            holding.cancel()
        await asyncio.wait([holding])


async def redraw(
    interaction: discord.Interaction[Any], view: discord.ui.LayoutView, files: Sequence[discord.File] = ()
) -> discord.InteractionMessage:
    """Fill in the deferred answer, or edit the clicked private panel. Returns the message.

    A call in direct messages is plain text until somebody presses a button below it.
    """
    edit = interaction.edit_original_response
    return await with_emojis(interaction.client, edit, content=None, view=view, attachments=list(files))


async def refuse_banned(interaction: discord.Interaction[Any]) -> None:
    """Raise Refused if the person or the server is banned, or the person hasn't accepted the server's rules.

    In the operators' own server, bans don't apply. Discord's clients let people press buttons before they
    have accepted the rules.
    """
    bot: Bot = interaction.client
    if isinstance(interaction.user, discord.Member) and interaction.user.pending:
        raise Refused("rules-first")
    here = interaction.guild_id
    await bans.refuse(bot.house.db, interaction.user.id, None if here == bot.operators_server else here)


async def is_banned(interaction: discord.Interaction[Any]) -> bool:
    """Whether `refuse_banned` would refuse, for places where nothing can be said."""
    try:
        await refuse_banned(interaction)
    except Refused:
        return True
    return False


@asynccontextmanager
async def explaining(interaction: discord.Interaction[Any]) -> AsyncGenerator[None, None]:
    """Explain any error in the block to the person in words."""
    interaction.client.note_answering()
    try:
        yield
    except Exception as error:  # All errors end here, and each is explained.
        await explain(interaction, error)


async def explain(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person why their action had no effect and what to do next, and the log in at most one line."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if _is_late(_cause(error)):
        _note(interaction, error)
        return
    try:
        await answer(interaction, await _explanation(interaction, error))
        if isinstance(error, Unanswered):
            await _note_seen(interaction, error.table)
    except Exception as unheard:
        _note(interaction, error)
        _note(interaction, unheard)
    else:
        _note(interaction, error)


@asynccontextmanager
async def completing(interaction: discord.Interaction[Any]) -> AsyncGenerator[None, None]:
    """Note any error in the block in the log. The person sees that there are no suggestions."""
    interaction.client.note_answering()
    try:
        yield
    except Exception as error:
        _note(interaction, error)


def _cause(error: Exception) -> BaseException | None:
    return error.__cause__ if isinstance(error, Unanswered) else error


def _is_late(cause: BaseException | None) -> bool:
    return isinstance(cause, discord.HTTPException) and cause.code in TOO_LATE


def _note(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Write why an interaction failed to the log, unless that is the person's own doing or logged already.

    Failures of Discord, the network and the database are one line that says whether a person must act. An
    error of the program has a traceback, because a person must repair it.
    """
    cause = _cause(error)
    match cause:
        case Refused(code="not-saved"):  # `saving` has logged it.
            interaction.extras[NOTED_KEY] = True
        case Refused() | Misplayed() | NoSuchChoice() | app_commands.AppCommandError():
            pass
        case NotSaved():
            _note_once(interaction, logging.WARNING, f"the database failed: {cause}")
        case DatabaseError():
            _note_once(interaction, logging.ERROR, f"the database refused it, please report this: {cause}")
        case _ if (refused := refusal_of(cause)) is not None:
            if refused is DiscordRefusal.OURS:
                _note_once(interaction, logging.ERROR, f"please report that Discord refused it: {cause}")
            else:
                level = logging.WARNING if is_outage(cause) else logging.INFO
                _note_once(interaction, level, f"Discord said {refused.name}: {cause!r}")
        case Later():
            _note_once(interaction, logging.INFO, "Discord hasn't told what it depends on")
        case _:
            log.error("Unexpected", exc_info=cause)


def _note_once(interaction: discord.Interaction[Any], level: int, why: str) -> None:
    if NOTED_KEY not in interaction.extras:
        interaction.extras[NOTED_KEY] = True
        log.log(level, "No answer to %s: %s", interaction.id, why)


async def _note_seen(interaction: discord.Interaction[Any], table: int) -> None:
    """Note that the person knows that their move stands."""
    bot: Bot = interaction.client
    with suppress(Refused, NotSaved):  # Otherwise the person is told once more.
        await answers.seen(bot.house, table, interaction.user.id)


async def _explanation(interaction: discord.Interaction[Any], error: Exception) -> str:
    """The words for an error. There are some for every error, even if the database fails."""
    say = words(language_of(interaction.locale.value))
    try:
        say = await words_for(interaction)
        return say("refusal-storage-away") if isinstance(error, NotSaved) else _reason(say, error)
    except Exception:
        log.exception("There are no words for %r", error)
        return say("move-unanswered" if isinstance(error, Unanswered) else "refusal-unexpected")


def _reason(say: Words, error: Exception) -> str:
    match error:
        case Refused():
            return refusal(say, error)
        case Misplayed():
            return error.game_text(say).illegal(error.cause)
        case Unanswered():
            return say("move-unanswered")
        case NoSuchChoice() | app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return say("refusal-out-of-date")
        case app_commands.TransformerError():
            return say("refusal-not-understood", text=cut(str(error.value)))
        case Later():  # Discord hasn't told what the answer depends on.
            return say("refusal-discord-failed")
        case _ if (refused := EXPLANATIONS.get(refusal_of(error) or DiscordRefusal.OURS)) is not None:
            return refusal(say, refused)
        case _ if refusal_of(error) in (
            DiscordRefusal.OUTAGE,
            DiscordRefusal.NOT_NOW,
            DiscordRefusal.DMS_CLOSED,
            DiscordRefusal.NOBODY,
        ):
            return say("refusal-discord-failed")
        case _:
            return say("refusal-unexpected")


class Misplayed(Exception):
    """A move that the rules refuse, with the game and names that its explanation needs."""

    def __init__(self, cause: IllegalMove, game: str, names: Sequence[str]) -> None:
        super().__init__(cause, game, names)
        self.cause = cause
        self.game = game
        self.names = names

    def game_text(self, say: Words) -> GameText:
        return GameText(say, self.game, self.names)
