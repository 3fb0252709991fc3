from cogs.review.clicks import OpenReview, review
from ui.feature import Feature

FEATURE = Feature("review", clicks=[OpenReview], commands=[review])
