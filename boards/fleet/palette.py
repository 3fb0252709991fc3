"""Fleet's inks: a northern harbour as a linocut, printed with ink and one colour on cream paper."""

SKY = "#f1e6cc"
SHADOW = "#0a1c2d"
FAINT = "#525e67"
"""Colour of less important text on paper."""

CATCHES = {
    "shrimp": "#f59a83",
    "lobster": "#cc443c",
    "processing": "#92a4b1",
    "cod": "#908972",
    "tuna": "#4f86c6",
    "crab": "#e2713b",
    "pub": "#fac75c",
}
"""Colours of each kind's catch and hulls."""
