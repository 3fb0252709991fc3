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
from ui.feature import Feature

FEATURE = Feature(
    "rated",
    clicks=[OpenProfile, OpenRanking, TurnRankingPage, ChooseRankedGame, OpenChampions],
    commands=[profile, ranking, champions, season],
)
