"""Names that try to be more than text. Those for Markdown contain "evil" or 666 in what would come alive."""

MARKUP = (
    "[a](b)[Free](https://evil.xy)",
    "https://evil.xy/free",
    "<https://evil.xy>",
    "x](https://evil.xy) [y",
    "discord.gg/evil",
    "@everyone evil",
    "@here evil",
    "<@666>",
    "<@&666>",
    "<#666>",
    "<:evil:666>",
    "<a:evil:666>",
    "<t:666:R>",
    "</evil:666>",
    ":evil:",
    "# evil",
    "-# evil",
    "> evil",
    ">>> evil",
    "- evil",
    "+ evil",
    "* evil",
    "1. evil",
    "**evil**",
    "_evil_",
    "__evil__",
    "~~evil~~",
    "||evil||",
    "`evil`",
    "```evil```",
    "\\*evil\\*",
    "\\",
    "a\n# evil",
    "a\u2028- evil",
)
UNSEEN = ("\u200b", "\u3164\u3164", "\u2800", "\u202e\u2066", "\ufe0f\u200d", "\u0301", "\U000e0041")
"""Names without a visible character."""
TURNING = ("مريم", "רות 12", "\u202eevil", "\u2067abc", "12 ٣٤", "Ada \u200f")
"""Names that would turn the order of their neighbours around."""
ALIKE = (
    ("Kim", "kim"),
    ("Kim", "Kim\u200b"),
    ("Kim", "Кіm"),
    ("Kim", "Ｋｉｍ"),
    ("Kim", "𝐊𝐢𝐦"),
    ("Kim", "K im"),
    ("\u200b", "\u3164"),
)
"""Pairs of names that look the same."""
NAMES = (*MARKUP, *UNSEEN, *TURNING, *(name for pair in ALIKE for name in pair))
