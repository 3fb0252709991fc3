### Lübeck. A card is told as its city and its value ("Riga 3"), an extra card as what it does and its city.

lubeck-name = Lübeck
lubeck-tagline = Share ships with your rivals on the way from Lübeck to the ends of the Hanseatic world, and sell in each port before someone sails on.
lubeck-source = A game by Reiner Stockhausen, published by dlp games in 2009. We follow its Japanese rules; the routes and the values of the cards are reconstructed.

lubeck-option-withdraw = { $value ->
    [any] After a round: pawns can leave any ship
   *[ends] After a round: only ships at the ends are emptied
}
    .label = { $value ->
        [any] Pawns can leave any ship
       *[ends] Pawns leave only at the ends
    }
lubeck-option-double = { $value ->
    [all] ×2: doubles everything you sell in its city this round
   *[later] ×2: doubles only what you sell in its city afterwards
}
    .label = { $value ->
        [all] ×2: everything this round
       *[later] ×2: only later sales
    }

## What happened. With -seen: as told to those who know the hidden cards.

lubeck-event-dealt-seen = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
lubeck-event-round-began = **Round { $round }** begins. { $compass_seat } has the compass.
lubeck-event-reshuffled = { $number ->
    [1] The pile has run out. { $cards } discards become the second pile.
   *[other] { $cards } discards are shuffled once more to complete the last packages.
}
lubeck-event-laid-out = { $number } new cards for round { $round }: { $cards }.
lubeck-event-last-round = The second pile has run out: **this is the last round**. Cards left in your hand will cost points.
lubeck-event-took = { $seat } takes package { $package }: { $cards }.
    .seat = You take package { $package }: { $cards }.
lubeck-event-named-first = { $seat } decides who acts first: { $first_seat }.
    .seat = You decide who acts first: { $first_seat }.
    .first_seat = { $seat } lets you act first.
lubeck-event-no-choice = Only possible move:
lubeck-event-embarked = { $fresh ->
    [1] { $seat } takes ship { $ship } from the park and boards it in { $city }.
   *[0] { $seat } boards ship { $ship } in { $city }.
}
    .seat = { $fresh ->
        [1] You take ship { $ship } from the park and board it in { $city }.
       *[0] You board ship { $ship } in { $city }.
    }
lubeck-event-started = { $fresh ->
    [1] { $seat } plays { $card }, takes ship { $ship } from the park and boards it in { $city }.
   *[0] { $seat } plays { $card } and boards ship { $ship } in { $city }.
}
    .seat = { $fresh ->
        [1] You play { $card }, take ship { $ship } from the park and board it in { $city }.
       *[0] You play { $card } and board ship { $ship } in { $city }.
    }
lubeck-event-sold = { $sailed ->
    [1] { $seat } sails ship { $ship } from { $from_city } to { $city } and sells { $card }
   *[0] { $seat } sells { $card } from ship { $ship }
}{ $doubled ->
    [1] , doubled
   *[0] {""}
}: **+{ $points }**.
    .seat = { $sailed ->
        [1] You sail ship { $ship } from { $from_city } to { $city } and sell { $card }
       *[0] You sell { $card } from ship { $ship }
    }{ $doubled ->
        [1] , doubled
       *[0] {""}
    }: **+{ $points }**.
lubeck-event-doubled = { $sailed ->
    [1] { $seat } sails ship { $ship } from { $from_city } to { $city } and plays { $card }.
   *[0] { $seat } plays { $card } from ship { $ship }.
}{ $points ->
    [0] {""}
   *[other] {" "}Earlier sales there count double now: **+{ $points }**.
} Further sales there count double this round.
    .seat = { $sailed ->
        [1] You sail ship { $ship } from { $from_city } to { $city } and play { $card }.
       *[0] You play { $card } from ship { $ship }.
    }{ $points ->
        [0] {""}
       *[other] {" "}Earlier sales there count double now: **+{ $points }**.
    } Further sales there count double this round.
lubeck-event-pirated = Pirates! { $seat } sinks ship { $ship } in { $city }, { $pawns ->
    [0] with no one aboard
   *[other] with pawns of { $pawn_seats } aboard
}. { $left ->
    [0] No ship is left in the game.
    [one] One ship is left in the game.
   *[other] { $left } ships are left in the game.
}
    .seat = Pirates! You sink ship { $ship } in { $city }, { $pawns ->
        [0] with no one aboard
       *[other] with pawns of { $pawn_seats } aboard
    }. { $left ->
        [0] No ship is left in the game.
        [one] One ship is left in the game.
       *[other] { $left } ships are left in the game.
    }
lubeck-event-transferred = { $seat } moves a pawn from ship { $ship } in { $city } to ship { $to_ship } in { $to_city }.
    .seat = You move a pawn from ship { $ship } in { $city } to ship { $to_ship } in { $to_city }.
lubeck-event-discarded = { $seat } has to discard { $card }: **−{ $points }**.
    .seat = You have to discard { $card }: **−{ $points }**.
lubeck-event-passed = { $seat } passes.
    .seat = You pass.
lubeck-event-unloaded = Ship { $ship } has reached its end in { $city }. Pawns back in stock: { $pawn_seats }.
lubeck-event-parked = Ship { $ship } is empty in { $city } and goes back to the park.
lubeck-event-withdrew = { $pawns ->
    [one] { $seat } takes a pawn off ship { $ships }.
   *[other] { $seat } takes { $pawns } pawns off ships { $ships }.
}
    .seat = { $pawns ->
        [one] You take a pawn off ship { $ships }.
       *[other] You take { $pawns } pawns off ships { $ships }.
    }
lubeck-event-stayed-aboard = { $seat } leaves all pawns aboard.
    .seat = You leave all pawns aboard.
lubeck-event-round-ended = Round { $round } is over. { $leaders ->
    [one] { $leader_seats } leads
   *[other] { $leader_seats } share the lead
} with { $points } { $points ->
    [one] point
   *[other] points
}.
lubeck-event-counted = { $number ->
    [0] { $seat } has no cards left: { $total } in total.
   *[other] { $seat } has { $cards } left: **−{ $points }**, { $total } in total.
}
lubeck-event-match-ended = { $winners ->
    [one] { $winner_seats } has the most points and wins the game!
   *[other] { $winner_seats } tie on points and share the win!
}

## What a player is asked.

lubeck-ask-take = Which package do you take?
lubeck-ask-first = You chose last. Who acts first?
lubeck-ask-act = What do you do?
lubeck-ask-act-laden = What do you do? You can't pass with more than { $limit } cards.
lubeck-ask-discard = Discard a card or embark: you hold { $over } too many to pass.
lubeck-ask-withdraw = The round is over. Do you take pawns off their ships?

## The answers: on a button, and told a little more.

lubeck-verb-take = Take a package
    .hint = You get all its cards. Everyone sees which they are.
lubeck-verb-first = Name who acts first
    .hint = Any player, including you. From there, play goes clockwise.
lubeck-verb-embark = Embark in Lübeck
    .hint = Put a pawn from your stock onto a ship in Lübeck, with or without others aboard.
    .hint-plan = Done at your next turn, if possible.
lubeck-verb-sell = Play a trade card
    .hint = Your ship is in the card's city, or sails there from one port before, with everyone aboard.
    .hint-plan = Played at your next turn, if your ship is in reach.
lubeck-verb-double = Play an ×2 card
    .hint = Your sales in its city count double this round (or only later ones, by table option).
    .hint-plan = Played at your next turn, if your ship is in reach.
lubeck-verb-start = Play a start card
    .hint = Board a ship in the card's city instead of Lübeck.
    .hint-plan = Played at your next turn, if possible.
lubeck-verb-pirates = Play the pirates
    .hint = A ship leaves the game for good. Its pawns go back to their stocks.
lubeck-verb-transfer = Play a transfer
    .hint = Move one of your pawns to any other ship on the chart.
lubeck-verb-pass = Pass
    .hint = You take no more actions this round. Others may still carry your pawns along.
    .hint-plan = Done at your next turn, if you have three cards or fewer.
lubeck-verb-discard = Discard a card
    .hint = One card per action, and it costs you points.
lubeck-verb-withdraw = Take pawns back
    .hint = Only your own. A ship without pawns goes back to the park.
    .hint-plan = Then no one has to wait for you at the end of the round.

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

lubeck-told-package = { $cards } → { lubeck-told-package.hand }
    .short = { $number } cards → { lubeck-told-package.hand }
    .hand = { $hand } in hand{ $over ->
        [0] {""}
       *[other] , { $over } too many to pass
    }
lubeck-told-boards-new = ship { $ship } goes from the park to { $city }
lubeck-told-boards = in { $city }, { $others ->
    [0] with no one else aboard
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
   *[other] ; earlier sales there score +{ $earlier } at once
}; { $number ->
    [0] you have nothing to sell there
   *[other] { $cards } would score +{ $points } more
}
lubeck-told-doubles-there = the ship is there{ $others ->
    [0] {""}
   *[other] , with { $with_seats } aboard
}{ $earlier ->
    [0] {""}
   *[other] ; earlier sales there score +{ $earlier } at once
}; { $number ->
    [0] you have nothing to sell there
   *[other] { $cards } would score +{ $points } more
}
lubeck-told-sinks = it is in { $city }, { $pawns ->
    [0] with no one aboard
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
    .label = Which ships?
lubeck-part-package = package { $value }
    .label = Which package?
lubeck-part-seat = { $value }
    .label = Who?

lubeck-barred-no-pawn-aboard = you have no pawn on a ship.
lubeck-barred-no-ship-near = you have no ship in { $city } or one port before it.
lubeck-barred-no-pawn-left = both your pawns are aboard.
lubeck-barred-no-ship-there = the park is empty, and no ship is in { $city }.
lubeck-barred-no-ship-out = no ship is on the chart.
lubeck-barred-no-other-ship = there's no other ship on the chart.
lubeck-barred-park-empty = the park is empty.

## What the rules refuse.

lubeck-illegal-owes-package = Choose a package of cards first.
lubeck-illegal-owes-first = First choose who acts first.
lubeck-illegal-owes-action = It's time for your action.
lubeck-illegal-owes-withdrawal = The round is over: choose which of your pawns leave their ships, if any.
lubeck-illegal-no-such-package = There's no package { $package }. Choose one from 1 to { $packages }.
lubeck-illegal-package-taken = Someone has already taken package { $package }.
lubeck-illegal-no-such-ship = There's no ship { $ship } in this game.
lubeck-illegal-ship-lost = Pirates took ship { $ship }.
lubeck-illegal-ship-parked = Ship { $ship } is in the park, not on the chart.
lubeck-illegal-no-pawn-left = Both your pawns are aboard, so you can't board another ship.
lubeck-illegal-park-empty = The park is empty. Board a ship that is already there.
lubeck-illegal-no-pawn-aboard = You can't play that card: you have no pawn on a ship.
lubeck-illegal-no-ship-near = You can't play that card: you have no ship in { $city } or one port before it.
lubeck-illegal-no-ship-there = You can't play that card: the park is empty, and no ship is in { $city }.
lubeck-illegal-no-ship-out = You can't play that card: no ship is on the chart.
lubeck-illegal-no-other-ship = You can't play that card: there's no other ship on the chart.
lubeck-illegal-not-there = Ship { $ship } isn't in { $city }.
lubeck-illegal-not-in-hand = You don't have { $card } in your hand.
lubeck-illegal-not-aboard = You have no pawn on ship { $ship }.
lubeck-illegal-out-of-reach = Ship { $ship } is neither in { $city } nor one port before it.
lubeck-illegal-same-ship = Your pawn is already on that ship. Name another one.
lubeck-illegal-too-many-cards = You have { $hand } cards. You can only pass with { $limit } or fewer.
lubeck-illegal-not-laden = You have { $hand } cards. You can only discard with more than { $limit }.
lubeck-illegal-can-play = You can't discard while you can play a card, and you can play { $card }.
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
    [take] { $name } to take a package
    [first] { $name } to name the first
   *[act] { $name } to act
}
lubeck-picture-withdraw = { $count ->
    [one] { $name } may withdraw pawns
   *[other] { $count } may withdraw pawns
}
lubeck-picture-park = Park
lubeck-picture-stock = Stock
lubeck-picture-cards = Cards
lubeck-picture-points = Points
lubeck-picture-passed = passed
lubeck-picture-packages = Packages
lubeck-picture-new = new this round
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
lubeck-picture-end = Game over
lubeck-picture-winner = { $count ->
    [one] { $name } wins
   *[other] { $count } win together
}

## The same in words, for whoever can't see the picture.

lubeck-alt-owes = { $step ->
    [take] { $name } to take a package.
    [first] { $name } to name who acts first.
   *[act] { $name } to act.
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
lubeck-alt-package = { $fresh ->
    [0] Package { $package }: { $cards }.
    [1] Package { $package }: { $cards } (the last one new).
   *[other] Package { $package }: { $cards } (all new).
}
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
lubeck-alt-excess = { $over } too many to pass.
lubeck-alt-barred = You can't play now: { $cards }.
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

## Words that may be typed for those of the notation.

lubeck-typed = lübeck=lubeck brügge=brugge bruges=brugge

## What deserves to be told of a game that is over.

lubeck-achievement-great-sales = Great sales
    .told = sold three cards for six points each or more
lubeck-achievement-doubler = Doubler
    .told = played three ×2 cards
lubeck-achievement-pirate = Pirate
    .told = sank a ship carrying two or more pawns, none of them their own
lubeck-achievement-empty-hold = Empty hold
    .told = never discarded at a loss, and had no card left at the end
lubeck-achievement-from-astern = From astern
    .told = was alone in last place after the first round, and won
