from cogs.follow.clicks import ChooseInterest, ChoosePlace, Follow, Unfollow, follow, private, unfollow
from ui.feature import Feature

FEATURE = Feature(
    "follow",
    clicks=[Follow, ChooseInterest, ChoosePlace, Unfollow],
    commands=[follow, unfollow, private],
)
