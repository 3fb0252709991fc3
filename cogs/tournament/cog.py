from cogs.tournament import clicks, fixtures, organiser, rounds, service, store
from cogs.tournament.fixtures import FIXTURES_JOB
from cogs.tournament.publishing import Tournaments
from cogs.tournament.store import NOTICE_JOB, TOURNAMENT_JOB
from sessions.core import work
from sessions.departures import rows_of_server
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT, Rank
from sessions.messages import Recorder
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery


class TournamentCog(Cog, name="tournament"):
    slash_commands = (
        clicks.open_,
        clicks.list_,
        clicks.join,
        clicks.leave,
        clicks.show,
        organiser.start,
        organiser.pause,
        organiser.resume,
        organiser.cancel,
        organiser.replace,
        organiser.rule,
    )
    clicks = (
        clicks.ListTournaments,
        clicks.ShowPlan,
        clicks.ChooseInPlan,
        clicks.OpenPlanned,
        clicks.JoinTournament,
        clicks.LeaveTournament,
        clicks.ShowOwnPart,
        clicks.ShowStandings,
        organiser.OpenOrganiser,
        organiser.ChangeTournament,
        organiser.ChooseEntrant,
        organiser.ChooseSubstitute,
        organiser.ChooseTable,
        organiser.ChooseNextPlace,
    )
    deliveries = (
        delivery(
            NOTICE_JOB, lambda bot, sender: Tournaments(bot, sender).show, 2, lasts=True, home=store.HOME
        ),
    )
    recorders = (Recorder(store.TOURNAMENT_MESSAGE, store.record_message, store.is_message_recorded),)
    on_change = (service.update_pod, fixtures.schedule_fixture)
    on_set_back = (store.repair_times,)
    on_departure = (rows_of_server("tournaments"),)
    personal = store.PERSONAL
    checks = (store.troubles,)
    jobs = (
        work(TOURNAMENT_JOB, rounds.advance, limit=rounds.STEP_TIME_LIMIT, rank=Rank.CALLS, home=store.HOME),
        work(FIXTURES_JOB, fixtures.follow, limit=MANY_TABLES_TIME_LIMIT, rank=Rank.CALLS, home=store.HOME),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(TournamentCog(bot))
