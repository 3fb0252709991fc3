from collections.abc import Iterable

from cogs.play import answering, drafting, panels, planning
from cogs.play.games import game_commands
from ui.bot import Bot
from ui.cog import Cog
from ui.commands import Command


class PlayCog(Cog, name="play"):
    slash_commands = (panels.hand, panels.move, panels.undo, planning.plan)
    clicks = (
        panels.OpenPanel,
        panels.OpenHand,
        panels.RefreshPanel,
        panels.NextTable,
        panels.Unfold,
        panels.TakeHint,
        panels.Undo,
        answering.GiveAnswer,
        answering.PickAnswer,
        answering.TypeAnswer,
        drafting.OpenDraft,
        drafting.PickInDraft,
        planning.OpenPlans,
        planning.PlanMove,
        planning.PickPlan,
        planning.TypePlan,
        planning.TakePlanBack,
    )

    @property
    def further_commands(self) -> Iterable[Command]:
        return game_commands()


async def setup(bot: Bot) -> None:
    await bot.add_cog(PlayCog(bot))
