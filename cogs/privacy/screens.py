"""The messages about deleting one's data."""

from __future__ import annotations

import discord

from locales import Words
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet


def confirmation(say: Words) -> Sheet:
    """A warning about what would be deleted, with the button to do it."""
    sheet = Sheet()
    sure = button(say("me-forget.sure"), "forget", style=discord.ButtonStyle.danger)
    sheet.add(layout.text(say("me-forget")), layout.row([sure]))
    return sheet


def forgotten(say: Words) -> Sheet:
    """The confirmation that the data was deleted."""
    sheet = Sheet()
    sheet.add(layout.text(say("me-forgotten")))
    return sheet
