### What the demo says on the terminal.

demo-open = Harbourmaster in a browser, without Discord: { $url } (Ctrl-C ends it)
demo-try-seats = Press “{ $computer }” a few times, then “{ $start }”, and play with “{ $move }”.
demo-try-people = Be somebody else with “Viewing as”, or in a second window; { $names } read Japanese.
demo-try-messages = Direct messages have pages of their own: { $pages }
demo-page = { $name } { $url }
demo-message = To { $name }: { $text }
demo-port-taken = port { $port } is taken; --port chooses another one.
demo-channel = games
# The page lists slash commands by their English names, in every language.
demo-topic = A table at a time. /game opens the next one.
