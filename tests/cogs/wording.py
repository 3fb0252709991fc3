"""The bot's words, and moments as Discord's timestamps."""

from locales import words

EN = words("en")
JA = words("ja")


def timestamp(moment: float, style: str = "R") -> str:
    """A timestamp that Discord shows in each reader's time zone."""
    return f"<t:{int(moment)}:{style}>"
