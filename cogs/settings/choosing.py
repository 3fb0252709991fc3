"""Settings of people and of servers as groups of commands: `/my ...` and `/server ...`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Any, Optional

from msgspec import Struct

from cogs.settings.options import Options
from ui.commands import Command, choices, slash
from ui.context import Context


@dataclass(frozen=True)
class Group:
    """The settings of people, or of servers. Each function refuses people who may not do it."""

    options: Options
    load: Callable[[Context], Awaitable[Struct]]
    """The present settings."""
    choose: Callable[[Context, Mapping[str, object]], Awaitable[object]]
    """Changes settings by name and applies them on Discord."""
    show: Callable[[Context], Awaitable[None]]
    """Shows the panel of all settings."""

    def chooser(self, path: str, *names: str) -> Command:
        """A command that sets these settings. If it is named after a switch, its parameter is `on`."""
        options = self.options
        own_switch = {name for name in names if options.is_switch(name) and path.endswith(f" {name}")}
        by_parameter = {"on" if name in own_switch else name: name for name in names}

        async def choose(ctx: Context, **given: Any) -> None:
            chosen = {by_parameter[each]: value for each, value in given.items() if value is not None}
            await self.choose(
                ctx, {name: options.read(name, v) if isinstance(v, str) else v for name, v in chosen.items()}
            )
            answer = f"{options.group}-{names[0]}-set"
            if len(names) == 1 and ctx.words.has(answer):
                await ctx.say(answer, **options.in_words(await self.load(ctx), names[0], ctx.words))
            else:
                await self.show(ctx)

        parameters = [Parameter("ctx", Parameter.POSITIONAL_ONLY)]
        for parameter, name in by_parameter.items():
            kind = options.annotation(name)
            default, kind = (Parameter.empty, kind) if len(names) == 1 else (None, Optional[kind])  # noqa: UP045
            parameters.append(Parameter(parameter, Parameter.KEYWORD_ONLY, default=default, annotation=kind))
        choose.__signature__ = Signature(parameters)  # pyright: ignore[reportFunctionMemberAccess]
        fixed = {
            parameter: choices(name, options.values(name))
            for parameter, name in by_parameter.items()
            if options.annotation(name) is str
        }
        return slash(path, choices=fixed)(choose)

    def choosers(self, *others: str) -> list[Command]:
        """A command `/<group> <name>` for each setting but the `others`."""
        group = self.options.group
        return [self.chooser(f"{group} {name}", name) for name in self.options.names if name not in others]
