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
from sessions.house import House
from sessions.jobs.job import MANY_TABLES, Job, JobKind, Kind
from ui.feature import Feature


def _ratings(house: House) -> Kind:
    async def recompute(_job: Job) -> None:
        await service.recompute(house)

    return Kind(recompute, limit=MANY_TABLES, at_start=True)


FEATURE = Feature(
    "rated",
    clicks=[OpenProfile, OpenRanking, TurnRankingPage, ChooseRankedGame, OpenChampions],
    commands=[profile, ranking, champions, season],
    on_change=[service.store_change, achievements.store_change],
    jobs={JobKind.RATINGS: _ratings},
    end_lines=end_lines,
)
