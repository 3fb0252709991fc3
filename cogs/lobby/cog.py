from cogs.lobby import clicks, hosting, invitations, leaving, playing_on
from cogs.lobby.invitations import INVITATION_JOB, Invitations
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery
from ui.table.calls import Call, TimeShown


class LobbyCog(Cog, name="lobby"):
    deliveries = (delivery(INVITATION_JOB, lambda bot, sender: Invitations(bot, sender).show, 5),)
    calls = (Call(invitations.INVITATION_MESSAGE, TimeShown.PACE),)
    on_change = (invitations.update_invitations,)
    slash_commands = (
        clicks.open_,
        clicks.join,
        clicks.invite,
        clicks.start,
        hosting.kick,
        hosting.host,
        hosting.computer,
        hosting.option,
        leaving.leave,
        leaving.close,
        playing_on.play_on,
    )
    clicks = (
        clicks.Join,
        clicks.Return,
        clicks.TakeSeat,
        clicks.AcceptInvitation,
        clicks.DeclineInvitation,
        clicks.ChooseInvited,
        clicks.Invite,
        clicks.Start,
        clicks.PlayAgain,
        hosting.OpenHostMenu,
        hosting.AddComputer,
        hosting.RemoveComputer,
        hosting.SetSwitch,
        hosting.SetOption,
        hosting.SetLobbyPace,
        leaving.Leave,
        leaving.LeaveLobby,
        leaving.LeaveMatch,
        leaving.Close,
        leaving.CloseNow,
        leaving.Reopen,
        playing_on.PlayOn,
        playing_on.ChooseSeat,
        playing_on.PickSeat,
        playing_on.PickLevel,
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(LobbyCog(bot))
