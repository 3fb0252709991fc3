### Lübeck. A card is told as its city and its value ("Riga 3"), an extra card as what it does and its city.

lubeck-name = Lübeck
lubeck-tagline = Share ships with your rivals from Lübeck to the ends of the Hanseatic world, and sell in each port before somebody sails on.
lubeck-source = A game by Reiner Stockhausen, published by dlp games in 2009, played after its Japanese rules. The routes and the values of the cards are reconstructed.

lubeck-option-withdraw = { $value ->
    [any] After a round: pawns may leave any ship
   *[ends] After a round: only ships at the ends are emptied
}
lubeck-option-double = { $value ->
    [all] ×2: doubles all that you sell in its city this round
   *[later] ×2: doubles only what you sell in its city after it
}

## What happened. With -seen: as told to those who know the hidden cards.

lubeck-event-dealt-seen = { $seat } is dealt { $cards }.
lubeck-event-round-began = **Round { $round }** begins. { $compass_seat } has the compass.
lubeck-event-reshuffled = { $number ->
    [1] The pile has run out. { $cards } discards are shuffled: the second pile.
   *[other] To complete the last packages, { $cards } discards are shuffled once more.
}
lubeck-event-laid-out = { $number } new cards are laid out for round { $round }: { $cards }.
lubeck-event-last-round = The second pile has run out: **this is the last round**. Cards in hand at its end cost points.
lubeck-event-took = { $seat } takes package { $package }: { $cards }.
lubeck-event-named-first = { $first_seat } acts first, named by { $seat }.
lubeck-event-no-choice = Only one thing is left for { $seat } to do:
lubeck-event-embarked = { $fresh ->
    [1] { $seat } boards ship { $ship }, fresh from the park, in { $city }.
   *[0] { $seat } boards ship { $ship } in { $city }.
}
lubeck-event-started = { $fresh ->
    [1] { $seat } plays { $card } and boards ship { $ship }, fresh from the park, in { $city }.
   *[0] { $seat } plays { $card } and boards ship { $ship } in { $city }.
}
lubeck-event-sold = { $sailed ->
    [1] { $seat } sails ship { $ship } from { $from_city } to { $city } and sells { $card }
   *[0] { $seat } sells { $card } from ship { $ship }
}{ $doubled ->
    [1] , doubled
   *[0] {""}
}: **+{ $points }**.
lubeck-event-doubled = { $sailed ->
    [1] { $seat } sails ship { $ship } from { $from_city } to { $city } and lays down { $card }.
   *[0] { $seat } lays down { $card }, from ship { $ship }.
}{ $points ->
    [0] {""}
   *[other] {" "}What they have sold there counts double now: **+{ $points }**.
} The cards that they sell there from now on count double this round.
lubeck-event-pirated = Pirates! { $seat } sends ship { $ship } in { $city } to the bottom, { $pawns ->
    [0] with nobody aboard
   *[other] with pawns of { $pawn_seats } aboard
}. { $left ->
    [0] No ship is left in the game.
    [one] One ship is left in the game.
   *[other] { $left } ships are left in the game.
}
lubeck-event-transferred = { $seat } transfers a pawn from ship { $ship } in { $city } to ship { $to_ship } in { $to_city }.
lubeck-event-discarded = { $seat } has to discard { $card }: **−{ $points }**.
lubeck-event-passed = { $seat } passes.
lubeck-event-unloaded = Ship { $ship } has reached its end in { $city }. Pawns back in stock: { $pawn_seats }.
lubeck-event-parked = Ship { $ship }, empty in { $city }, goes back to the park.
lubeck-event-withdrew = { $pawns ->
    [one] { $seat } takes a pawn back to stock, off ship { $ships }.
   *[other] { $seat } takes { $pawns } pawns back to stock, off ships { $ships }.
}
lubeck-event-stayed-aboard = { $seat } leaves all pawns aboard.
lubeck-event-round-ended = Round { $round } is over. { $leaders ->
    [one] In the lead: { $leader_seats }
   *[other] In the lead together: { $leader_seats }
} with { $points } { $points ->
    [one] point
   *[other] points
}.
lubeck-event-counted = { $number ->
    [0] { $seat } holds no card at the end: { $total } in all.
   *[other] { $seat } still holds { $cards }: **−{ $points }**, { $total } in all.
}
lubeck-event-match-ended = { $winners ->
    [one] With the most points, { $winner_seats } wins the game!
   *[other] With the same most points, { $winner_seats } win the game together!
}

## What a player is asked.

lubeck-ask-take = Which package do you take?
lubeck-ask-first = You chose last: who acts first?
lubeck-ask-act = Your action?
lubeck-ask-act-laden = Your action? You hold { $hand } cards; to pass, you must come down to { $limit }.
lubeck-ask-discard = You hold { $hand } cards, { $over } too many to pass, and none of them can be played now.
lubeck-ask-withdraw = The round is over. Do you take pawns off their ships?

## The answers: on a button, and told a little more.

lubeck-verb-take = Take a package
    .hint = All its cards go into your hand. Others see which they are.
lubeck-verb-first = Name who acts first
    .hint = Anybody, yourself too. From there it goes clockwise.
lubeck-verb-embark = Embark in Lübeck
    .hint = Put a pawn from your stock onto a ship in Lübeck. Nobody aboard can refuse.
    .hint-plan = Done at your next turn, if it is possible then.
lubeck-verb-sell = Play a trade card
    .hint = From the city of your ship, or sailing to the next one. Everybody aboard sails along.
    .hint-plan = Played at your next turn, if your ship is in reach then.
lubeck-verb-double = Play an ×2 card
    .hint = Doubles what you sell in its city this round; if the table so chose, only what comes after it.
    .hint-plan = Played at your next turn, if your ship is in reach then.
lubeck-verb-start = Play a start card
    .hint = Put a pawn from your stock onto a ship in the card's city instead of Lübeck.
    .hint-plan = Played at your next turn, if it is possible then.
lubeck-verb-pirates = Play the pirates
    .hint = A ship leaves the game for good. Its pawns go back to their stocks.
lubeck-verb-transfer = Play a transfer
    .hint = One of your pawns moves to any other ship on the chart.
lubeck-verb-pass = Pass
    .hint = You are out for this round. Your pawns may still be carried along.
    .hint-plan = Done at your next turn, if you hold no more than three cards then.
lubeck-verb-discard = Discard a card
    .hint = One card an action, and it costs you points.
lubeck-verb-withdraw = Pawns back to stock
    .hint = Only your own. A ship left without pawns goes back to the park.
    .hint-plan = So that nobody waits for you at the end of the round.

## A whole move in a few words.

lubeck-move-take = Package { $package }
lubeck-move-first = { $seat } acts first
lubeck-move-embark = { $ship ->
    [one] Board ship { $ship }
    [other] Board ship { $ship }
   *[new] Board { $ship }
}
lubeck-move-sell = { $card } on ship { $ship }
lubeck-move-double = ×2 { $city } on ship { $ship }
lubeck-move-start = { $ship ->
    [one] Start { $city }: ship { $ship }
    [other] Start { $city }: ship { $ship }
   *[new] Start { $city }: { $ship }
}
lubeck-move-pirates = Pirates: ship { $ship }
lubeck-move-transfer = Transfer: ship { $ship } to { $to_ship }
lubeck-move-pass = Pass
lubeck-move-discard = Discard { $card }
lubeck-move-withdraw = { $ships ->
    [one] A pawn off ship { $ships }
    [other] A pawn off ship { $ships }
   *[text] { $ships }
}

## What an answer would come to.

lubeck-told-package = you would hold { $hand } cards{ $over ->
    [0] {""}
   *[other] , { $over } too many to pass
}: { $held_cards }
lubeck-told-boards-new = ship { $ship } leaves the park for { $city }
lubeck-told-boards = in { $city }, { $others ->
    [0] with nobody else aboard
   *[other] with { $with_seats } aboard
}
lubeck-told-sails = sail from { $from_city }{ $others ->
    [0] {""}
   *[other] {" "}with { $with_seats } aboard
}, +{ $points }{ $doubled ->
    [1] {" "}(doubled)
   *[0] {""}
}
lubeck-told-stays = the ship is there{ $others ->
    [0] {""}
   *[other] , with { $with_seats } aboard
}, +{ $points }{ $doubled ->
    [1] {" "}(doubled)
   *[0] {""}
}
lubeck-told-doubles-sailing = sail from { $from_city }{ $others ->
    [0] {""}
   *[other] {" "}with { $with_seats } aboard
}{ $earlier ->
    [0] {""}
   *[other] ; what you have sold there brings +{ $earlier } at once
}; { $number ->
    [0] you hold nothing to sell there
   *[other] { $cards } would bring +{ $points } more
}
lubeck-told-doubles-there = the ship is there{ $others ->
    [0] {""}
   *[other] , with { $with_seats } aboard
}{ $earlier ->
    [0] {""}
   *[other] ; what you have sold there brings +{ $earlier } at once
}; { $number ->
    [0] you hold nothing to sell there
   *[other] { $cards } would bring +{ $points } more
}
lubeck-told-sinks = it lies in { $city }, { $pawns ->
    [0] with nobody aboard
    [one] with a pawn of { $pawn_seats }
   *[other] with { $pawns } pawns of { $pawn_seats }
}{ $own ->
    [0] {""}
    [one] {" "}(one is yours)
   *[other] {" "}({ $own } are yours)
}
lubeck-told-moves = from { $city } to { $to_city }{ $others ->
    [0] {""}
   *[other] , to { $with_seats }
}{ $empties ->
    [1] ; the old ship goes to the park
   *[0] {""}
}
lubeck-told-costs = −{ $points }

## What is chosen for an answer, and why something can't be. A value may be of two words ("riga 3").

lubeck-part-city = { WORD($value, 1) ->
    [lubeck] Lübeck
    [stettin] Stettin
    [visby] Visby
    [helsingborg] Helsingborg
    [danzig] Danzig
    [riga] Riga
    [bergen] Bergen
    [hamburg] Hamburg
    [reval] Reval
    [london] London
   *[brugge] Brügge
}
    .label = Which city?
# The city that is the second word.
lubeck-card-city = { WORD($value, 2) ->
    [stettin] Stettin
    [visby] Visby
    [helsingborg] Helsingborg
    [danzig] Danzig
    [riga] Riga
    [bergen] Bergen
    [hamburg] Hamburg
    [reval] Reval
    [london] London
   *[brugge] Brügge
}
lubeck-part-card = { WORD($value, 1) ->
    [pirates] Pirates
    [transfer] Transfer
    [double] ×2 { lubeck-card-city }
    [start] Start { lubeck-card-city }
   *[trade] { lubeck-part-city } { WORD($value, 2) }
}
    .label = Which card?
lubeck-part-ship = { $value ->
    [new] a ship from the park
   *[other] ship { $value }
}
    .label = Which ship?
lubeck-part-ships = { $value ->
    [none] All stay aboard
    [one] A pawn off ship { $value }
    [other] A pawn off ship { $value }
   *[text] One off ship { WORD($value, 1) }, one off ship { WORD($value, 2) }
}
    .label = Off which ships?
lubeck-part-package = package { $value }
    .label = Which package?
lubeck-part-seat = { $value }
    .label = Who?

lubeck-barred-no-pawn-aboard = none of your pawns is on a ship.
lubeck-barred-out-of-reach = no ship with a pawn of yours is in { $city } or one port before it.
lubeck-barred-no-pawn-left = both your pawns are aboard.
lubeck-barred-no-ship-there = the park is empty, and no ship is in { $city }.
lubeck-barred-no-ship-out = no ship is on the chart.
lubeck-barred-no-other-ship = there is no other ship on the chart.
lubeck-barred-park-empty = the park is empty.

## What the rules refuse.

lubeck-illegal-owes-package = First choose a package of cards.
lubeck-illegal-owes-first = First name who acts first.
lubeck-illegal-owes-action = It is time for your action in the round.
lubeck-illegal-owes-withdrawal = The round is over: say which of your pawns leave their ships, if any.
lubeck-illegal-no-such-package = There is no package { $package }. They are numbered 1 to { $packages }.
lubeck-illegal-package-taken = Package { $package } has been taken already.
lubeck-illegal-no-such-ship = There is no ship { $ship } in this game.
lubeck-illegal-ship-lost = Ship { $ship } was taken by pirates.
lubeck-illegal-ship-parked = Ship { $ship } is in the park, not on the chart.
lubeck-illegal-no-pawn-left = You have no pawn in stock: both are aboard.
lubeck-illegal-park-empty = The park is empty. Board a ship that is already there.
lubeck-illegal-not-there = Ship { $ship } isn't in { $city }.
lubeck-illegal-not-in-hand = There is no { $card } in your hand.
lubeck-illegal-not-aboard = You have no pawn on ship { $ship }.
lubeck-illegal-out-of-reach = Ship { $ship } is neither in { $city } nor one port before it.
lubeck-illegal-same-ship = Your pawn is on that ship already. Name another one to go to.
lubeck-illegal-too-many-cards = You hold { $hand } cards. With more than { $limit } you can't pass.
lubeck-illegal-not-laden = You hold { $hand } cards. Cards are discarded only by those with more than { $limit }.
lubeck-illegal-can-play = Nothing is discarded while a card can be played, and { $card } can.
lubeck-illegal-ships-unsorted = Name the ships in order: { $ships }.

## Scores.

lubeck-score = { $score } { $score ->
    [one] point
   *[other] points
}
lubeck-breakdown-trade = sold { $value }
lubeck-breakdown-doubled = doubled +{ $value }
lubeck-breakdown-discarded = discarded { $value }
lubeck-breakdown-held = left in hand { $value }

## In the pictures: short, since they must be read on a phone.

lubeck-picture-round = { $last ->
    [1] Round { $round }, the last
   *[0] Round { $round }
}
lubeck-picture-owes = { $step ->
    [take] { $name } takes a package
    [first] { $name } names the first
   *[act] { $name } to act
}
lubeck-picture-withdraw = { $count ->
    [one] { $name } may withdraw pawns
   *[other] { $count } may withdraw pawns
}
lubeck-picture-park = Park
lubeck-picture-quay = Quay
lubeck-picture-stock = Stock
lubeck-picture-cards = Cards
lubeck-picture-points = Points
lubeck-picture-passed = passed
lubeck-picture-packages = Packages
lubeck-picture-pile = { $piles ->
    [1] First pile: { $pile }
    [2] Second pile: { $pile }
   *[3] Pile: { $pile }
}
lubeck-picture-pirates = Pirates
lubeck-picture-transfer = Transfer
lubeck-picture-hand = Your hand
lubeck-picture-held = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $over ->
    [0] {""}
   *[other] , { $over } too many
}
lubeck-picture-end = The end
lubeck-picture-winner = { $winners ->
    [one] { $name } wins
   *[other] { $winners } win together
}

## The same in words, for whoever can't see the picture.

lubeck-alt-owes = { $step ->
    [take] { $name } is to take a package.
    [first] { $name } is to name who acts first.
   *[act] { $name } is to act.
}
lubeck-alt-withdraw = { $names } may take pawns off their ships.
lubeck-alt-round = { $last ->
    [1] Round { $round }, the last
   *[0] Round { $round }
}, compass: { $name }{ $first ->
    [none] {""}
   *[other] , first to act: { $first }
}.
lubeck-alt-ship = Ship { $ship } in { $city }: { $names }.
lubeck-alt-pawns = { $count ->
    [1] { $name }
   *[other] { $name } twice
}
lubeck-alt-park = { $count ->
    [0] No ship in the park.
   *[other] In the park: { $ships }.
}
lubeck-alt-seat = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $stock } { $stock ->
    [one] pawn
   *[other] pawns
} in stock{ $doubles ->
    [none] {""}
   *[other] , ×2 { $doubles }
}{ $passed ->
    [1] , passed
   *[0] {""}
}.
lubeck-alt-package = Package { $package }: { $cards }.
lubeck-alt-pile = { $piles ->
    [1] First pile: { $pile } { $pile ->
        [one] card
       *[other] cards
    }.
    [2] Second pile: { $pile } { $pile ->
        [one] card
       *[other] cards
    }.
   *[3] Pile: { $pile } { $pile ->
        [one] card
       *[other] cards
    }.
}
lubeck-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
lubeck-alt-barred = Not playable now: { $cards }.
lubeck-alt-aboard = { $count ->
    [0] None of your pawns is aboard; { $stock } in stock.
   *[other] You are aboard: { $ships }; { $stock } in stock.
}
lubeck-alt-on-ship = ship { $ship } in { $city }
lubeck-alt-placed = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $parts }){ $number ->
    [0] {""}
   *[other] , left in hand: { $cards }
}.
