from cogs.rated import achievements, service
from cogs.rated.clicks import (
    ChooseRankedGame,
    OpenChampions,
    OpenProfile,
    OpenRanking,
    TurnRankingPage,
    champions,
    profile,
    ranking,
    season,
)
from cogs.rated.ending import end_lines
from cogs.rated.service import RATINGS_JOB
from sessions import Table
from sessions.core import work
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT
from sessions.privacy.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.text.game_text import GameText


class RatedCog(Cog, name="rated"):
    clicks = (OpenProfile, OpenRanking, TurnRankingPage, ChooseRankedGame, OpenChampions)
    slash_commands = (profile, ranking, champions, season)
    on_change = (service.rate_match, achievements.store_achievements)
    jobs = (
        work(
            RATINGS_JOB,
            lambda house, _: service.recompute(house),
            limit=MANY_TABLES_TIME_LIMIT,
            at_start=True,
        ),
    )
    on_departure = (service.forget_server,)
    personal = (
        # All but the achievements stay, because the other players' ratings depend on them.
        rows(
            "results",
            'table_id AS "table", seat, place, stayed, game, server, season',
            by="number",
            stay=True,
        ),
        rows(
            "ratings", "game, server, season, mu, sigma, games, trend", by="game, server, season", stay=True
        ),
        rows("achievements", 'table_id AS "table", game, code', by="table_id, code"),
    )

    async def end_lines(self, table: Table, person: int | None, text: GameText) -> list[str]:
        return await end_lines(self.bot, table, person, text)


async def setup(bot: Bot) -> None:
    await bot.add_cog(RatedCog(bot))
