"""`/my export` and `/my forget`."""

from __future__ import annotations

import json

from cogs.privacy import screens
from sessions.privacy import forgetting
from ui.clicks import Click
from ui.commands import slash
from ui.context import Context


@slash("my export", always=True)
async def export(ctx: Context) -> None:
    found = await forgetting.export(ctx.house, ctx.person)
    data = json.dumps(found, ensure_ascii=False, indent=1).encode()
    await ctx.give_file(ctx.words("me-exported"), data, f"harbourmaster-{ctx.person}.json")


@slash("my forget", always=True)
async def forget(ctx: Context) -> None:
    await ctx.show(screens.confirmation(ctx.words))


class Forget(Click, name="forget", always=True):
    async def pressed(self, ctx: Context) -> None:
        await forgetting.forget(ctx.house, ctx.person)
        await ctx.show(screens.forgotten(ctx.words))
