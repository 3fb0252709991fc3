from cogs.play import answering, drafting, games, panels, planning
from ui.feature import Feature

FEATURE = Feature(
    "play",
    clicks=[
        panels.OpenPanel,
        panels.OpenHand,
        panels.RefreshPanel,
        panels.NextTable,
        panels.Unfold,
        panels.TakeHint,
        panels.Undo,
        answering.Answer,
        answering.PickAnswer,
        answering.TypeAnswer,
        drafting.OpenDraft,
        drafting.PickInDraft,
        planning.OpenPlans,
        planning.Plan,
        planning.PickPlan,
        planning.TypePlan,
        planning.TakePlanBack,
    ],
    commands=[panels.hand, panels.move, panels.undo, planning.plan],
    further_commands=games.GameCommands(),
)
