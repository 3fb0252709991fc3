from cogs.review.clicks import OpenReview, review
from sessions.privacy.personal import Personal
from ui.bot import Bot
from ui.cog import Cog


class ReviewCog(Cog, name="review"):
    clicks = (OpenReview,)
    slash_commands = (review,)
    personal = (
        Personal(
            "reviews",
            """
            SELECT reviews.table_id AS "table", reviews.made, reviews.accuracy, reviews.found
            FROM table_people JOIN reviews
                ON reviews.table_id = table_people.table_id AND reviews.seat = table_people.seat
            WHERE table_people.role = 'seat' AND table_people.person = :person
            ORDER BY reviews.table_id
            """,
        ),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(ReviewCog(bot))
