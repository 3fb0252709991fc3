from cogs.guess import service
from cogs.guess.clicks import ChooseGuess, OpenGuesses, SealGuess, seers
from cogs.guess.screens import end_lines
from sessions import Table
from sessions.privacy.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.text.game_text import GameText


class GuessCog(Cog, name="guess"):
    clicks = (OpenGuesses, ChooseGuess, SealGuess)
    slash_commands = (seers,)
    on_change = (service.score_guesses,)
    personal = (
        rows(
            "guesses",
            'table_id AS "table", about, round, seat, ply, points',
            by="table_id, round",
            named=True,
        ),
    )

    async def end_lines(self, table: Table, person: int | None, text: GameText) -> list[str]:
        return await end_lines(self.bot, table, person, text)


async def setup(bot: Bot) -> None:
    await bot.add_cog(GuessCog(bot))
