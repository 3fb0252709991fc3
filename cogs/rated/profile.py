"""A profile as a message: a card, and facts that the card doesn't show."""

from __future__ import annotations

from boards.profile import ProfileLine, profile_card
from cogs.rated.profiles import Opponent, Played, Profile
from cogs.rated.rating import TREND_MATCHES
from engine import GAMES
from locales import Words
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text import spans
from ui.text.game_text import message_prefix
from ui.text.names import escaped_name, plain_name
from ui.text.numbers import signed


async def profile_page(
    bot: Bot, profile: Profile, name: str, say: Words, *, is_own: bool, in_words: bool
) -> Sheet:
    """A person's profile under this name. `is_own` means that they see it themselves, `in_words` that the
    card is also described in words."""
    sheet = Sheet(in_words=in_words)
    sheet.add(layout.text(f"### {say('profile-title', name=escaped_name(name, say))}"))
    if profile.games:
        matches = sum(game.matches for game in profile.games)
        played = say("profile-played", matches=matches, won=sum(game.won for game in profile.games))
        lines = [_line(game, say) for game in profile.games]
        await sheet.picture(bot, profile_card(plain_name(name, say), played, lines, say), "profile")
        sheet.add(layout.text("\n".join(_facts(profile, say))))
    else:
        sheet.add(layout.text(say("profile-none")))
    if profile.achieved:
        sheet.add(layout.text("\n".join([f"**{say('profile-achieved')}**", *_achieved(profile, say)])))
    if profile.opponents:
        met = [_record_against(each, is_own, say) for each in profile.opponents]
        sheet.add(layout.text("\n".join([f"**{say('profile-met')}**", *met])))
    if is_own:
        sheet.add(layout.small(say("profile-hidden" if profile.is_hidden else "profile-shown")))
        archive = button(say("button-archive"), "archive", False, 0, "", "", 0, "older", 0)
        sheet.add(layout.row([archive, button(say("button-ranking"), "ranking", "")]))
    return sheet


def _line(game: Played, say: Words) -> ProfileLine:
    rating, accuracies = game.rating, game.accuracies
    return ProfileLine(
        say(f"{message_prefix(game.game)}-name"),
        say("profile-played", matches=game.matches, won=game.won),
        "" if rating is None else say("profile-rating", points=rating.points, margin=rating.margin),
        [] if rating is None else [mu for _, mu in rating.trend[-TREND_MATCHES:]],
        say("profile-accuracy", accuracy=round(accuracies[-1])) if accuracies else "",
        accuracies,
    )


def _facts(profile: Profile, say: Words) -> list[str]:
    """Facts that aren't on the card: favourite game, places, trends, streaks, pace."""
    favourite = profile.games[0]
    facts = [say("profile-favourite", game=say(f"{message_prefix(favourite.game)}-name"))]
    for game in profile.games:
        found = [
            say("profile-place", place=place, number=number) for place, number in sorted(game.places.items())
        ]
        if game.rating is not None:
            matches = min(TREND_MATCHES, game.rating.games)
            found.append(say("profile-trend", gained=signed(game.rating.gained), matches=matches))
        name = say(f"{message_prefix(game.game)}-name")
        line = say("profile-game", game=name, facts=" · ".join(found))
        facts.append(f"-# {line}")
    if profile.longest > 1:
        facts.append(say("profile-streak", now=profile.streak, longest=profile.longest))
    if profile.pace is not None:
        pace = profile.pace
        span = say("profile-seconds", seconds=pace) if pace < spans.MINUTE else spans.in_words(pace, say)
        facts.append(say("profile-pace", span=span))
    return facts


def _achieved(profile: Profile, say: Words) -> list[str]:
    """Achievements by game, in the order of the games."""
    lines: list[str] = []
    for game in GAMES.values():
        prefix = f"{message_prefix(game.id)}-achievement"
        found = [
            say(
                "profile-achievement",
                name=say(f"{prefix}-{code}"),
                number=number,
                told=say(f"{prefix}-{code}.told"),
            )
            for code in game.achievements
            if (number := profile.achieved.get((game.id, code)))
        ]
        if found:
            lines += [say(f"{message_prefix(game.id)}-name"), *(f"-# {line}" for line in found)]
    return lines


def _record_against(opponent: Opponent, is_own: bool, say: Words) -> str:
    """The person's record against an opponent. In another person's profile, the reader is the opponent."""
    return "- " + say(
        "profile-against" if is_own else "profile-against-you",
        name=escaped_name(opponent.name, say),
        matches=opponent.matches,
        ahead=opponent.ahead,
        behind=opponent.behind,
        level=opponent.level,
    )
