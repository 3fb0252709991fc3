from cogs.board import service
from cogs.board.boards import Boards
from cogs.board.endings import Endings
from cogs.board.service import END_JOB
from sessions.jobs.job import BOARD_JOB, Rank
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery


class BoardCog(Cog, name="board"):
    deliveries = (
        delivery(BOARD_JOB, lambda bot, sender: Boards(bot, sender).show, 15, lasts=True, rank=Rank.BOARDS),
        delivery(END_JOB, lambda bot, sender: Endings(bot, sender).tell, 5),
    )
    on_change = (service.update_board,)


async def setup(bot: Bot) -> None:
    await bot.add_cog(BoardCog(bot))
