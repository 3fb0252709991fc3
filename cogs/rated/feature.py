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
from sessions.core import work
from sessions.jobs.job import MANY_TABLES, JobKind
from ui.feature import Feature

FEATURE = Feature(
    "rated",
    clicks=[OpenProfile, OpenRanking, TurnRankingPage, ChooseRankedGame, OpenChampions],
    commands=[profile, ranking, champions, season],
    on_change=[service.store_change, achievements.store_change],
    jobs={JobKind.RATINGS: work(lambda house, _: service.recompute(house), limit=MANY_TABLES, at_start=True)},
    end_lines=end_lines,
)
