"""The colours of Fisherman: ink prints of fish on rice paper, and shields of metal."""

from boards.look import BRONZE, GOLD, SILVER
from engine.fisherman.data import SHIELDS as AWARDS

FISH = {
    "mackerel": "#5092d4",
    "puffer": "#6dba8d",
    "bream": "#f05d63",
    "goby": "#e0b23c",
    "squid": "#f1ecf4",
}
SHIELDS = {AWARDS["gold"]: GOLD, AWARDS["silver"]: SILVER, AWARDS["bronze"]: BRONZE}
"""Colours of the shields, by victory points."""
