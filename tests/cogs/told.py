"""The words that Discord shows, and moments as it shows them."""

from locales import words

EN = words("en")
JA = words("ja")


def at(moment: float, style: str = "R") -> str:
    """A moment as Discord shows it to each in their own time."""
    return f"<t:{int(moment)}:{style}>"
