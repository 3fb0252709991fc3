"""Done in the process of which a bot's begins as a copy, when it has imported all else.

The words of commands are read, which are most of what is left of a start, and the garbage collector is told
not to look through what each copy has from its beginning.
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
