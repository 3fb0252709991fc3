"""The games that are played here. Each new game is one more line."""

from engine.captains_orders.meta import CAPTAINS_ORDERS
from engine.fisherman.meta import FISHERMAN
from engine.fleet.meta import FLEET
from engine.game import Game
from engine.goa.meta import GOA
from engine.lubeck.meta import LUBECK

GAMES: dict[str, Game] = {game.id: game for game in (CAPTAINS_ORDERS, FISHERMAN, FLEET, LUBECK, GOA)}
