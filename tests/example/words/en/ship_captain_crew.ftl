### Ship, Captain and Crew.

ship-captain-crew-name = Ship, Captain and Crew
ship-captain-crew-tagline = Six for a ship, five for a captain, four for a crew; what is left is cargo.
ship-captain-crew-source = An old dice game of sailors.
ship-captain-crew-option-rounds = { $value ->
    [1] One round
   *[other] { $value } rounds
}

ship-captain-crew-event-round-began = Round { $round } begins.
ship-captain-crew-event-threw = { $seat } throws { $dice }.
ship-captain-crew-event-landed = { $seat } lands { $cargo } of cargo.
ship-captain-crew-event-skipped = { $seat } stays in port.
ship-captain-crew-event-match-ended = { $winners ->
    [one] { $winner_seats } wins!
   *[other] { $winner_seats } share the win!
}

ship-captain-crew-ask-first = Your turn. Do you roll?
ship-captain-crew-ask-again = You have { $dice }: { $cargo } of cargo. { $throws ->
    [one] One throw is left.
   *[other] { $throws } throws are left.
}

ship-captain-crew-verb-roll = Roll
    .hint = All five dice.
    .hint-plan = Your turn begins with a throw.
ship-captain-crew-verb-skip = Skip
    .hint = No throw in this turn.
    .hint-plan = You stay in port.
ship-captain-crew-verb-throw = Throw again
    .hint = The dice that you choose.
ship-captain-crew-verb-stop = Stop
    .hint = You land what you have.
ship-captain-crew-move-roll = Roll
ship-captain-crew-move-skip = Skip
ship-captain-crew-move-throw = Throw { $dice } again
ship-captain-crew-move-stop = Stop
ship-captain-crew-part-die = { $value }
    .label = Which dice?

ship-captain-crew-score = { $score } of cargo
ship-captain-crew-breakdown-cargo = Cargo: { $value }

ship-captain-crew-rules-1-title = The voyage
ship-captain-crew-rules-1 = Three throws a turn. Dice that are not yet aboard are thrown again, all of them; of the cargo, as many as you like. Most cargo wins; ties are shared.
ship-captain-crew-page-first = 1
ship-captain-crew-page-again = 1

## The board, in words and in pictures.

ship-captain-crew-table = Round { $round } of { $rounds }. { $throws ->
    [3] The dice lie ready.
   *[other] On the table: { $dice }.
}
ship-captain-crew-table-totals = { $name }: { $value } of cargo
ship-captain-crew-picture-round = Round { $round } of { $rounds }
ship-captain-crew-picture-cargo = Cargo { $value }

## The commands.

command-ship-captain-crew = Moves of Ship, Captain and Crew
    .name = ship
command-ship-captain-crew-roll = Roll all five dice
    .name = roll
command-ship-captain-crew-skip = Stay in port in this turn
    .name = skip
command-ship-captain-crew-throw = Throw some dice again
    .name = throw
command-ship-captain-crew-throw-dice = The dice, as "3 1"
    .name = dice
command-ship-captain-crew-stop = Land what you have
    .name = stop
