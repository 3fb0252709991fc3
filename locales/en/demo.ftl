### What the demo says on the terminal.

demo-starting = Starting the bot on a simulated Discord: a few seconds …
demo-open = Harbourmaster in a browser, without Discord: { $url } (Ctrl-C ends it)
demo-try-seats = Open “{ $host }”, press “{ $computer }” a few times, then “{ $start }”, and play with “{ $move }”.
demo-try-people = To be someone else, choose under “Viewing as” or open a second window. { $names } read Japanese.
demo-try-messages = Each person's direct messages have their own page: { $pages }
demo-try-games = The other games have tables, too: { $pages }
demo-cup = Harbour Cup
demo-try-cup = A tournament waits for you: { $url } “{ $join }”, “{ $organise }”; its tables call you by direct message.
demo-page = { $name } { $url }
demo-message = To { $name }: { $text }
demo-port-taken = port { $port } is taken; choose another one with --port.
# The page lists slash commands by their English names, in every language.
demo-topic = A table at a time. /game opens the next one.
