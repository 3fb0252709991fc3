"""The demo: four people in a server with a channel for each game, where one of them has just opened a table.

They have also played there before. The viewer chooses a person to be. Nothing is stored.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components

from cogs.harbour import Harbourmaster
from demo import history
from demo.browser import open_page
from demo.cast import CAST, anchor, face
from demo.simulated import describe_commands, give_languages
from demo.stage import Discord, PortTaken, Stage
from engine import GAMES
from locales import Words, words
from service.service import create_bot
from sessions import Person
from settings import Settings
from ui import emojis
from workers import Pool, Priority

__all__ = ["PortTaken", "show"]


async def show(port: int, language: str, game: str, moment: int) -> None:
    """Run the demo until it is ended or cancelled, and open its first page in a browser if possible.

    The first page is at `port` and shows the channel of `game`. For `moment` see Settings. Raises PortTaken
    if another program uses the port.
    """
    with tempfile.TemporaryDirectory(prefix="harbourmaster-") as folder:
        options = Settings(database=Path(folder) / "demo.db", moment=moment)
        bot = create_bot(options, uploads_signs=False)
        env = Discord(bot, shard_count=1, settle_timeout=30.0)
        _set_clock(env)  # Otherwise the simulated time begins in January 2026.
        _leave_time(env, bot.workers)
        try:
            await env.start()
            await emojis.upload_missing(bot, pause=0)  # simcord would wait for a pause to end.
            await _play(bot, env, port, language, game, await _signs(bot))
        finally:
            await bot.close()
            await env.shutdown()


def _leave_time(env: simcord.Env, workers: Pool) -> None:
    """Let players act without waiting for slow background jobs."""
    run = workers.run

    async def wait(*work: Any, priority: Priority | None = None, **limits: Any) -> Any:
        job = run(*work, priority=priority, **limits)
        return await (env.external_wait(job, reason="a worker") if priority is Priority.BACKGROUND else job)

    workers.run = wait  # type: ignore[method-assign]


async def _signs(bot: Harbourmaster) -> dict[str, tuple[str, bytes]]:
    """The pictures of the bot's emojis, by address. simcord doesn't store them."""
    signs = emojis.wanted()
    drawn = {
        f"{CDN_BASE}/emojis/{emoji.id}.png": await bot.artist.draw(signs[emoji.name][1])
        for emoji in await bot.fetch_application_emojis()
    }
    return {url: ("sign.png", image) for url, image in drawn.items()}


async def _play(
    bot: Harbourmaster,
    env: simcord.Env,
    port: int,
    language: str,
    game: str,
    signs: dict[str, tuple[str, bytes]],
) -> None:
    say = words(language)
    people, assets = _move_in(env, language)
    assets |= signs
    locale = CAST[language][0].locale
    describe_commands(env, locale)
    server = env.create_guild("Harbour", preferred_locale=locale)
    members = [server.add_member(person) for person in people]

    stage = Stage(env, assets, locale)
    urls: dict[str, str] = {}
    places: dict[str, int] = {}
    for each in (game, *(other for other in GAMES if other != game)):
        channel = server.create_text_channel(_prefix(each), topic=say("demo-topic"))
        urls[each] = await stage.show(channel, members, key=each, port=0 if urls else port)
        await members[0].slash(channel, "game open", game=each)
        places[each] = channel.id
    cup = await _cup(stage, server, members, say)
    names = {each.name: Person(each.id, each.global_name or each.name) for each in people}
    await history.store(bot.house, server.id, places, names, int(bot.now()))
    pages = [await stage.show(each.dm_channel, [each], key=each.name) for each in people]
    _introduce(say, urls, cup, people, pages)
    _set_clock(env)  # The clock stood still in the meantime.
    await open_page(urls[game])
    try:
        await stage.run(after=_teller(env, say, people))
    finally:
        await stage.rest()


async def _cup(stage: Stage, server: simcord.GuildHandle, members: Sequence[Any], say: Words) -> str:
    """Create a tournament organised by the viewer that everyone but the last person has joined. Returns its
    page."""
    channel = server.create_text_channel("tournament", topic=say("demo-topic"))
    page = await stage.show(channel, members, key="tournament", port=0)
    await members[0].slash(
        channel, "tournament open", game="fleet", format="all", seats=2, name=say("demo-cup")
    )
    for member in members[:-1]:
        await member.slash(channel, "tournament join")
    return page


def _set_clock(env: simcord.Env) -> None:
    """Set the simulated clock to the real time."""
    clock = env.backend.clock
    clock._epoch += datetime.now(UTC) - clock.now()  # pyright: ignore[reportPrivateUsage]


def _move_in(
    env: simcord.Env, language: str
) -> tuple[list[simcord.UserHandle], dict[str, tuple[str, bytes]]]:
    """Create the people with their avatars and languages. Returns them and the avatars by address."""
    me = env.backend.bot_user
    me.name, me.avatar = "Harbourmaster", "anchor"
    faces = {f"{CDN_BASE}/avatars/{me.id}/anchor.png": ("anchor.png", anchor())}
    languages = give_languages(env)
    people: list[simcord.UserHandle] = []
    for character in CAST[language]:
        person = env.create_user(character.handle, global_name=character.name, avatar=character.handle)
        faces[f"{CDN_BASE}/avatars/{person.id}/{person.avatar}.png"] = (f"{person.name}.png", face(character))
        languages[person.id] = character.locale
        people.append(person)
    return people, faces


def _introduce(
    say: Words,
    urls: Mapping[str, str],
    cup: str,
    people: Sequence[simcord.UserHandle],
    pages: Sequence[str],
) -> None:
    """Print the address of the first game's page, what to try, and the addresses of the other games."""
    (_, url), *others = urls.items()
    japanese = [character.name for character in CAST["en"] if character.locale == "ja"]
    labels = {name: say(f"button-{name}") for name in ("host", "computer", "start")}
    links = [say("demo-page", name=p.global_name or "", url=u) for p, u in zip(people, pages, strict=True)]
    print(say("demo-open", url=url))
    print("-", say("demo-try-seats", move=say("button-my-move"), **labels))
    print("-", say("demo-try-people", names=japanese))
    print("-", say("demo-try-messages", pages=" · ".join(links)))
    games = [say("demo-page", name=say(f"{_prefix(game)}-name"), url=page) for game, page in others]
    print("-", say("demo-try-games", pages=" · ".join(games)))
    print(
        "-",
        say("demo-try-cup", url=cup, join=say("button-cup-join"), organise=say("button-cup-organise")),
        flush=True,
    )


def _prefix(game: str) -> str:
    """The name of a game's channel and the prefix of its messages."""
    return game.replace("_", "-")


def _teller(env: simcord.Env, say: Words, people: Sequence[simcord.UserHandle]) -> Callable[[], None]:
    """Return a function that prints the direct messages sent since its last call."""
    told = 0

    def tell() -> None:
        nonlocal told
        unread = [
            (message, person)
            for person in people
            for message in env.backend.messages.get(env.backend.dm_channels.get(person.id, 0), {}).values()
            if message.id > told and message.author_id == env.backend.bot_user.id
        ]
        for message, person in sorted(unread, key=lambda each: each[0].id):
            texts = [part["content"] for part in walk_components(message.components) if part["type"] == 10]
            first_line = next(iter("\n".join([message.content, *texts]).strip().splitlines()), "")
            print(
                say("demo-message", name=person.global_name or "", text=first_line.strip("#* ")), flush=True
            )
            told = message.id

    return tell
