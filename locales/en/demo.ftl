### What the demo says on the terminal.

demo-starting = Starting the bot on a simulated Discord (takes a few seconds) …
demo-open = Harbourmaster in your browser, without Discord: { $url } (Ctrl-C to quit)
demo-try-seats = Open “{ $host }”, press “{ $computer }” a few times, then “{ $start }”, and play with “{ $move }”.
demo-try-people = To be someone else, choose under “Viewing as” or open a second window. { $names } read Japanese.
demo-try-messages = Everyone's direct messages have their own page: { $pages }
demo-try-games = There are tables for the other games too: { $pages }
demo-cup = Harbour Cup
demo-try-cup = You can also try a tournament: { $url } “{ $join }”, “{ $organise }”; its tables ping you by direct message.
demo-page = { $name } { $url }
demo-message = To { $name }: { $text }
demo-port-taken = Port { $port } is taken; choose another one with --port.
# The page lists slash commands by their English names, in every language.
demo-topic = One table at a time. /game opens the next one.
