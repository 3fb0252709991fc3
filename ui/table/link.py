"""A table in one line: its title and a link."""

from locales import Words
from sessions import Table, messages
from sessions.messages import TABLE_MESSAGE
from ui.bot import Bot
from ui.text.game_text import message_prefix


def table_title(table: Table, say: Words) -> str:
    """A table's title: game, number, and whether it continues another."""
    named = title(table.id, table.game, say)
    if table.lesson:
        return say("lesson-title", title=named)
    return named if table.origin is None else say("origin-title", title=named)


def title(id: int, game: str, say: Words) -> str:
    """A table's title if only its number and game are known."""
    return f"{say(f'{message_prefix(game)}-name')} · {say('table-number', table=str(id))}"


def settled(table: Table, say: Words) -> str:
    """What is left of a message that called somebody to a table, once it is over."""
    return say("message-over", title=table_title(table, say))


async def table_link(bot: Bot, table: Table) -> str:
    """A link to the table's message, or to its channel if it has none."""
    shown = await messages.messages_of(bot.house, table.id, TABLE_MESSAGE)
    channel = f"https://discord.com/channels/{table.server or '@me'}/{table.channel}"
    return f"{channel}/{shown[-1].message}" if shown else channel
