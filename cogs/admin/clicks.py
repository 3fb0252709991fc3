"""The operators' buttons."""

from __future__ import annotations

from cogs.admin import screens
from cogs.admin.operators import require_operator
from sessions.privacy import forgetting
from ui.clicks import Click, Snowflake
from ui.context import Context


class ForgetPerson(Click, name="forget-person", always=True):
    """Deletes somebody else's data, as they asked the operators to."""

    person: Snowflake

    async def pressed(self, ctx: Context) -> None:
        await require_operator(ctx)
        await forgetting.forget(ctx.house, self.person)
        await ctx.show(screens.forgotten(self.person, ctx.words))
