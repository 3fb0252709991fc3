"""The panels of settings: a person's own, and a server's for its managers."""

from __future__ import annotations

from typing import Literal

from cogs.settings.personal import PERSONAL, show_settings
from cogs.settings.screens import NO_QUIET_HOURS
from cogs.settings.server import OF_SERVER
from ui.clicks import Click, ShortWord
from ui.context import Context


class OpenSettings(Click, name="settings", answers="new"):
    async def pressed(self, ctx: Context) -> None:
        await show_settings(ctx)


class ChooseSetting(Click, name="choose_setting", picks=str):
    whose: Literal["my", "server"]
    setting: ShortWord

    async def pressed(self, ctx: Context, value: str) -> None:
        group = PERSONAL if self.whose == "my" else OF_SERVER
        options = group.options
        if self.setting == "quiet_from" and value == NO_QUIET_HOURS:
            await group.choose(ctx, {"quiet_from": 0, "quiet_to": 0})
        elif self.setting in options.names:
            await group.choose(ctx, {self.setting: options.read(self.setting, value)})
        await group.show(ctx)
