"""Warms up the fork server, from which the bot's processes are copied, after its imports.

Reads the words of commands, which take most of the remaining start time, and exempts what all copies share
from garbage collection.
"""

import gc

from locales import LANGUAGES, words

for language in LANGUAGES:
    say = words(language)
    for prefix in ("command-", "parameter-"):
        for id in say.ids(prefix):
            say(id if say.has(id) else f"{id}.name")
gc.collect()
gc.freeze()
