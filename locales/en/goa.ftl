### Goa. Spices, tiles, cards and cells are told by the words under "What is chosen".

goa-name = Goa
goa-tagline = Bid for plantations and other tiles, harvest spices, and found colonies in India.
goa-source = A game by Rüdiger Dorn (2004, first edition). We follow a public collection of rulings; numbers that no public source gives are reconstructed (/{ command-rules.name } says which).

## What happened. With -seen: as told to those who know the hidden cards.

goa-event-flag-drawn = From { $first_seat } on, expedition cards are revealed: { $cards }. { $seat } has the first tiger and gets the flag.
    .seat = From { $first_seat } on, expedition cards are revealed: { $cards }. You have the first tiger and get the flag.
goa-event-round-began = Round { $round } of { $rounds } begins. { $flag_seat } holds the flag.
goa-event-tiles-laid = { $part ->
    [a] The grid is filled with the tiles of part A.
   *[b] The grid is filled with the tiles of part B.
}
goa-event-tiles-left = { $number ->
    [one] One tile of part A leaves the game.
   *[other] { $number } tiles of part A leave the game.
}
goa-event-flag-laid = { $seat } places the flag and marker 1 on { $cell }.
    .seat = You place the flag and marker 1 on { $cell }.
goa-event-marked = { $seat } places marker { $number } on { $cell }: { $tile }.
    .seat = You place marker { $number } on { $cell }: { $tile }.
goa-event-auction-opened = Auction { $number }: { $tile } ({ $cell }). { $auctioneer_seat } is the auctioneer.
goa-event-bid = { $seat } bids { $bid }.
    .seat = You bid { $bid }.
goa-event-passed = { $seat } passes.
    .seat = You pass.
goa-event-kept = No one bids, so { $seat } gets { $tile } for free.
    .seat = No one bids, so you get { $tile } for free.
goa-event-bought = { $seat } buys { $tile } from the bank for { $price }.
    .seat = You buy { $tile } from the bank for { $price }.
goa-event-sold = { $auctioneer_seat } sells { $tile } to { $seat } for { $price }.
    .auctioneer_seat = You sell { $tile } to { $seat } for { $price }.
    .seat = { $auctioneer_seat } sells { $tile } to you for { $price }.
goa-event-flag-taken = { $seat } has the flag and starts this round's actions.
    .seat = You have the flag and start this round's actions.
goa-event-gained = { $seat } gets { $goods ->
    [ships] { $number ->
        [one] 1 ship
       *[other] { $number } ships
    }
    [colonists] { $number ->
        [one] 1 colonist
       *[other] { $number } colonists
    }
    [ducats] { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
    [spices] { $number ->
        [one] 1 spice
       *[other] { $number } spices
    }
   *[other] { $number ->
        [one] 1 extra action card
       *[other] { $number } extra action cards
    }
}.
    .seat = You get { $goods ->
        [ships] { $number ->
            [one] 1 ship
           *[other] { $number } ships
        }
        [colonists] { $number ->
            [one] 1 colonist
           *[other] { $number } colonists
        }
        [ducats] { $number ->
            [one] 1 ducat
           *[other] { $number } ducats
        }
        [spices] { $number ->
            [one] 1 spice
           *[other] { $number } spices
        }
       *[other] { $number ->
            [one] 1 extra action card
           *[other] { $number } extra action cards
        }
    }.
goa-event-planted = { $seat } gets a full plantation: { $plantation }.
    .seat = You get a full plantation: { $plantation }.
goa-event-dropped = { $face_down ->
    [1] { $seat } turns a plantation face down: { $plantation }. It still scores its point at the end.
   *[other] { $seat } gives up a plantation: { $plantation }.
}
    .seat = { $face_down ->
        [1] You turn a plantation face down: { $plantation }. It still scores its point at the end.
       *[other] You give up a plantation: { $plantation }.
    }
goa-event-kept-tile = { $seat } keeps a tile: { $tile }.
    .seat = You keep a tile: { $tile }.
goa-event-actions-began = The actions begin with { $flag_seat }.
goa-event-turn-began = { $seat }, turn { $turn }.
    .seat = Your turn ({ $turn }).
goa-event-ships-built = { $seat } builds ships: +{ $number }.
    .seat = You build ships: +{ $number }.
goa-event-taxes-raised = { $seat } raises taxes: +{ $number } ducats.
    .seat = You raise taxes: +{ $number } ducats.
goa-event-harvested = { $seat } harvests: { $fields }.
    .seat = You harvest: { $fields }.
goa-event-filled = { $seat } fills { $colony } with { $spices }.
    .seat = You fill { $colony } with { $spices }.
goa-event-placed = { $seat } gets spices: { $fields }.
    .seat = You get spices: { $fields }.
goa-event-refilled = { $seat } refills: { $holdings }.
    .seat = You refill: { $holdings }.
goa-event-spice-paid = { $seat } pays { $unit }.
    .seat = You pay { $unit }.
goa-event-making-room = { $seat } discards to make room.
    .seat = You discard to make room.
goa-event-progressing = { $seat } starts to pay for a step in { $column }.
    .seat = You start to pay for a step in { $column }.
goa-event-progressed = { $seat } moves { $column } down to row { $row }{ $ships ->
    [0] {""}
    [one] {", for 1 ship"}
   *[other] {", for"} { $ships } ships
}{ $ducats ->
    [0] {""}
   *[other] {", for"} { $ducats } ducats
}.
    .seat = You move { $column } down to row { $row }{ $ships ->
        [0] {""}
        [one] {", for 1 ship"}
       *[other] {", for"} { $ships } ships
    }{ $ducats ->
        [0] {""}
       *[other] {", for"} { $ducats } ducats
    }.
goa-event-first-there = { $seat } is the first in row { $row } of { $column } and draws a card.
    .seat = You are the first in row { $row } of { $column } and draw a card.
goa-event-row-complete = { $seat } has all five markers in row { $row } or further.
    .seat = You have all five markers in row { $row } or further.
goa-event-drew = { $seat } draws { $number ->
    [one] 1 expedition card
   *[other] { $number } expedition cards
}.
    .seat = You draw { $number ->
        [one] 1 expedition card
       *[other] { $number } expedition cards
    }.
goa-event-drew-seen = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
goa-event-shuffled = The discarded expedition cards are shuffled into a new pile of { $number }.
goa-event-discarded = { $seat } discards { $cards }.
    .seat = You discard { $cards }.
goa-event-founding = { $seat } tries to found { $colony } (needs { $need }): { $board } from the board, { $number } from the cards ({ $cards }).
    .seat = You try to found { $colony } (needs { $need }): { $board } from the board, { $number } from the cards ({ $cards }).
goa-event-founded = { $number ->
    [0] { $seat } founds { $colony }.
    [one] { $seat } pays 1 colonist and founds { $colony }.
   *[other] { $seat } pays { $number } colonists and founds { $colony }.
}
    .seat = { $number ->
        [0] You found { $colony }.
        [one] You pay 1 colonist and found { $colony }.
       *[other] You pay { $number } colonists and found { $colony }.
    }
goa-event-failed = { $on_purpose ->
    [1] { $seat } fails to found { $colony } on purpose.
   *[other] { $seat } can't found { $colony }: too few colonists.
}
    .seat = { $on_purpose ->
        [1] You fail to found { $colony } on purpose.
       *[other] You can't found { $colony }: too few colonists.
    }
goa-event-colony-taken = { $seat } takes the { $colony } tile for { $pair }.
    .seat = You take the { $colony } tile for { $pair }.
goa-event-used = { $seat } uses the tile { $tile }.
    .seat = You use the tile { $tile }.
goa-event-played = { $seat } plays an expedition card: { $card }.
    .seat = You play an expedition card: { $card }.
goa-event-supplied = Supply: { $seat } reveals { $cards } ({ $number } in total).
    .seat = Supply: you reveal { $cards } ({ $number } in total).
goa-event-swapped = { $seat } takes { $tile } from { $cell } and leaves Swap there.
    .seat = You take { $tile } from { $cell } and leave Swap there.
goa-event-spying = { $seat } uses Spy with { $owner_seat }'s markers.
    .seat = You use Spy with { $owner_seat }'s markers.
goa-event-spied = { $seat } uses { $owner_seat }'s { $column } marker ({ $number }).
    .seat = You use { $owner_seat }'s { $column } marker ({ $number }).
goa-event-none-taken = { $seat } takes no { $goods }.
    .seat = You take no { $goods }.
goa-event-duty-done = { $seat } pays { $spices } for { $points } points.
    .seat = You pay { $spices } for { $points } points.
goa-event-spices-sold = { $seat } sells { $spices } for { $ducats } ducats.
    .seat = You sell { $spices } for { $ducats } ducats.
goa-event-extra-played = { $seat } plays an extra action card.
    .seat = You play an extra action card.
goa-event-ended-turn = { $seat } ends the turn.
    .seat = You end your turn.
goa-event-round-ended = Round { $round } is over.
goa-event-scored = { $place }\. { $seat }, { $points } points: development { $rows }, colonies { $colonies }, plantations { $plantations }, duty { $duty }, missions { $missions }, cards { $cards }, most money { $money } ({ $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}).
goa-event-tie-broken = Tied on points, but with more money: { $winner_seats }.
goa-event-match-ended = { $winners ->
    [one] { $winner_seats } wins the game!
   *[other] { $winner_seats } share the win!
}

## What a player is asked.

goa-ask-flag = Where do you place the flag and marker 1?
goa-ask-mark = { $near ->
    [0] Where do you place marker { $number }? No free tile is next to { $last_cell }, so any tile will do.
   *[other] Where do you place marker { $number }? It must be next to { $last_cell }.
}
goa-ask-bid = Auction { $number }: { $tile } ({ $cell }). { $best ->
    [0] No bids yet.
   *[other] { $leader_seat } leads with { $best }.
} Do you bid?
goa-ask-last-word = Auction { $number }: { $tile } ({ $cell }). { $leader_seat } leads with { $best }. Buy it for { $price }, or sell it for { $best }?
goa-ask-turn = Turn { $turn } of { $turns }: which action?
goa-ask-extra-turn = Which extra action? { $left ->
    [0] It's your last card.
    [one] You have 1 more card.
   *[other] You have { $left } more cards.
}
goa-ask-after = Action done. Use anything else before your turn ends?
goa-ask-extra = You have { $cards ->
    [one] 1 extra action card
   *[other] { $cards } extra action cards
}. Play one now, or save it for the next round?
goa-ask-drop = You can only keep four plantations. Which one goes? (The new one is { $plantation }.)
goa-ask-goods = { $number } ships, or { $number } colonists?
goa-ask-supply = Revealed: { $cards }. What do you take { $number } of?
goa-ask-place = Where do you place the spices? (up to { $number }; { $free ->
    [one] 1 empty field
   *[other] { $free } empty fields
})
goa-ask-refill = Which plantations and colonies do you fill? (up to { $number })
goa-ask-fill = Which spices do you place in { $colony }?
goa-ask-progress-free = King's deputy: which of your least advanced markers moves down?
goa-ask-progress-ducats = Which marker moves down, for ducats only? You have { $money }.
goa-ask-progress-ships-only = Which marker moves down, for ships only?
goa-ask-progress-spices-only = Which marker moves down, for spices only?
goa-ask-pay-spice = { $column }: where do you take the { $spice } from?
goa-ask-duty = Which { $number } spices do you pay?
goa-ask-sale = Which spices do you sell? (up to { $number }, { $price } ducats each)
goa-ask-swap = Which tile do you take? Swap stays in its place.
goa-ask-swap-for = You still owe { $spice } for { $column }. Which plantation do you take with Swap?
goa-ask-spy = Whose marker do you use: your own, or the furthest of the others in a column?
goa-ask-copy = Which of { $owner_seat }'s markers do you use?
goa-ask-found-scouts = Which colony do you found? The board gives { $board }, and { $cards } cards are revealed.
goa-ask-found-spy = Which colony do you found with { $owner_seat }'s marker? It gives { $board }, and { $cards } cards are revealed.
goa-ask-mix-ships = Mixed harvest: how many of the { $number } do you take as ships?
goa-ask-mix-colonists = Mixed harvest: how many of the other { $number } do you take as colonists?
goa-ask-founding = { $colony } needs { $need }: { $board } from the board, { $number } from the cards ({ $cards }), { $missing } missing. You have { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}.
goa-ask-colony-tile = Which { $colony } tile do you take?
goa-ask-discard = You draw { $draw } and can hold { $limit }, so discard { $number ->
    [one] a card
   *[other] { $number } cards
} first. Which?

## The answers: on a button, and told a little more.

goa-verb-flag = Place the flag
    .hint = On an empty cell next to a tile, in the grid or just outside its edge.
goa-verb-mark = Place the marker
    .hint = You become its auctioneer: you decide last, and you get the price.
goa-verb-bid = Bid
    .hint = More than the highest bid. You only bid once.
goa-verb-pass = Pass
    .hint = You drop out of this auction.
    .hint-extra = You take no more extra actions this round. You can save one card.
goa-verb-buy = Buy
    .hint = For one ducat more than the highest bid, paid to the bank.
    .asked-last-word = Buy for { $price }
goa-verb-sell = Sell
    .hint = The highest bidder gets it and pays you.
    .asked-last-word = Sell for { $best }
goa-verb-progress = Progress
    .hint = Move a marker down one row, for its spices and as many ships.
    .hint-progress-ducats = Move a marker down one row, for ducats only.
    .hint-progress-free = Free.
    .hint-progress-ships-only = Pay only the ships, no spices.
    .hint-progress-spices-only = Pay only the spices, no ships.
goa-verb-ships = Ships
    .hint = Take the ships of your row.
    .hint-turn = +{ $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
    .hint-extra-turn = +{ $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
goa-verb-taxes = Taxes
    .hint = Take the ducats of your row.
    .hint-turn = +{ $taxes } ducats
    .hint-extra-turn = +{ $taxes } ducats
goa-verb-harvest = Harvest
    .hint = As many spices as your row says, onto empty fields.
    .hint-turn = { $harvest ->
        [one] 1 spice
       *[other] { $harvest } spices
    }, { $free ->
        [one] 1 empty field
       *[other] { $free } empty fields
    }
    .hint-extra-turn = { $harvest ->
        [one] 1 spice
       *[other] { $harvest } spices
    }, { $free ->
        [one] 1 empty field
       *[other] { $free } empty fields
    }
goa-verb-expedition = Expedition
    .hint = Draw expedition cards.
    .hint-turn = Draw up to { $draw } · you have { $hand }, limit { $limit }
    .hint-extra-turn = Draw up to { $draw } · you have { $hand }, limit { $limit }
goa-verb-found = Found a colony
    .hint = Cards are revealed. If they and your colonists aren't enough, you get 1 colonist.
    .hint-turn = The board gives { $board } and cards are revealed; you have { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
    .hint-extra-turn = The board gives { $board } and cards are revealed; you have { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
goa-verb-use = Use a tile
    .hint = In addition to your action, as many as you like.
goa-verb-play = Play a card
    .hint = One per action. (A) replaces your action. ①②③: its colonists when revealed.
    .hint-founding = Two more colonists, after seeing what is missing.
goa-verb-done = Done
    .hint = End your turn.
goa-verb-extra = Take an extra action
    .hint = Any of the six actions.
goa-verb-recruit = Pay colonists
    .hint = Exactly as many as are missing.
goa-verb-abandon = Fail on purpose
    .hint = Pay nothing and get 1 colonist.
goa-verb-take = Take the tile
    .hint = Its fields take these two spices.
goa-verb-fill = Place spices
    .hint = Each field takes one.
goa-verb-place = Place spices
    .hint = Onto any empty fields. The rest is lost.
goa-verb-pay = Pay spices
    .hint = Their fields become empty.
    .hint-sale = You get { $price } ducats for each.
    .hint-duty = Duty scores its points at the end.
goa-verb-refill = Fill up
    .hint = All their empty fields, even if some spices are left.
goa-verb-drop = Give up a plantation
    .hint = You lose its spices. A plantation ×1 keeps its point, face down.
goa-verb-choose = Take
    .hint = All of one kind.
goa-verb-swap = Swap
    .hint = You get the tile at once. Swap can be auctioned again.
goa-verb-spy = Spy
    .hint = For ships, harvest, taxes or colony, never expedition.
goa-verb-copy = Use the marker
    .hint = It works for you as for its owner.
goa-verb-mix = Take
    .hint = You can take the rest as something else.
goa-verb-discard = Discard
    .hint = Then you draw the new cards.
goa-verb-upto = Bid this much in this auction
    .hint = Bid it if that beats the highest bid, else pass; as auctioneer, buy up to it, else sell.

## A whole move in a few words.

goa-move-flag = Flag on { $cell }
goa-move-mark = Marker on { $cell }
goa-move-bid = Bid { $number }
goa-move-pass = Pass
goa-move-buy = Buy
goa-move-sell = Sell
goa-move-progress = Progress: { $column }
goa-move-ships = Ships
goa-move-taxes = Taxes
goa-move-harvest = Harvest { $to }
goa-move-expedition = { $number ->
    [one] Draw 1 card
   *[other] Draw { $number } cards
}
goa-move-found = Found { $colony }
goa-move-use = Use { $tile }
goa-move-play = Play { $card }
goa-move-done = Done
goa-move-extra = Extra action
goa-move-recruit = Pay { $number ->
    [one] 1 colonist
   *[other] { $number } colonists
}
goa-move-abandon = Fail on purpose
goa-move-take = Take { $pair }
goa-move-fill = Place { $spices }
goa-move-place = Place { $to }
goa-move-pay = Pay { $units }
goa-move-refill = Fill { $holdings }
goa-move-drop = Give up { $plantation }
goa-move-choose = Take { $goods }
goa-move-swap = Swap for { $cell }
goa-move-spy = Spy on { $seat }
goa-move-copy = Use { $column }
goa-move-mix = Take { $number }
goa-move-discard = Discard { $cards }
goa-move-upto = { $cell }: bid { $number } if that wins, else pass

## What is chosen for an answer.

goa-part-spice = { $value ->
    [ginger] ginger
    [pepper] pepper
    [cinnamon] cinnamon
    [nutmeg] nutmeg
   *[clove] cloves
}
goa-part-plantation = { $value ->
    [ginger-1] ginger plantation ×1
    [ginger-2] ginger plantation ×2
    [ginger-3] ginger plantation ×3
    [pepper-1] pepper plantation ×1
    [pepper-2] pepper plantation ×2
    [pepper-3] pepper plantation ×3
    [cinnamon-1] cinnamon plantation ×1
    [cinnamon-2] cinnamon plantation ×2
    [cinnamon-3] cinnamon plantation ×3
    [nutmeg-1] nutmeg plantation ×1
    [nutmeg-2] nutmeg plantation ×2
    [nutmeg-3] nutmeg plantation ×3
    [clove-1] clove plantation ×1
    [clove-2] clove plantation ×2
   *[clove-3] clove plantation ×3
}
    .label = Which plantation?
goa-part-colony = { $value ->
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madras
   *[calicut] Calicut
}
    .label = Which colony?
goa-part-tile = { $value ->
    [ship] Ship +1
    [ducats] Ducats +4
    [colonist] Colonist +1
    [spice] Spice +1
    [duty] Duty
    [extra-harvest] Extra harvest
    [swap] Swap
    [supply] Supply
    [deputy] King's deputy
    [spy] Spy
    [actions] 2 extra action cards
    [cards] 2 expedition cards
    [more-cards] 3 expedition cards
    [ships] +4 ships
    [colonists] +4 colonists
    [trio] Ship, action card and colonist
    [ships-or-colonists] 3 ships or 3 colonists
    [mission-2] Mission, 2 points
    [mission-3] Mission, 3 points
    [flag] the flag
   *[other] { goa-part-plantation }
}
    .label = Which tile?
goa-part-card = { $value ->
    [ships-1] Ships ①
    [ships-2] Ships ②
    [ships-3] Ships ③
    [colonists-1] Colonists ①
    [colonists-2] Colonists ②
    [colonists-3] Colonists ③
    [ducats-1] Ducats ①
    [ducats-2] Ducats ②
    [ducats-3] Ducats ③
    [spices-1] Spices ①
    [spices-2] Spices ②
    [spices-3] Spices ③
    [sale-1] Sale ①
    [sale-2] Sale ②
    [sale-3] Sale ③
    [ducats-only-1] Progress for ducats ①
    [ducats-only-2] Progress for ducats ②
    [ducats-only-3] Progress for ducats ③
    [mixed-harvest-1] Mixed harvest (A) ①
    [mixed-harvest-2] Mixed harvest (A) ②
    [mixed-harvest-3] Mixed harvest (A) ③
    [scouts-1] Founding (A) ①
    [scouts-2] Founding (A) ②
    [scouts-3] Founding (A) ③
    [ships-only-1] Progress for ships (A) ①
    [ships-only-2] Progress for ships (A) ②
    [ships-only-3] Progress for ships (A) ③
    [spices-only-1] Progress for spices (A) ①
    [spices-only-2] Progress for spices (A) ②
   *[spices-only-3] Progress for spices (A) ③
}
    .label = Which card?
goa-part-field = { $value ->
    [ginger] ginger
    [pepper] pepper
    [cinnamon] cinnamon
    [nutmeg] nutmeg
    [clove] cloves
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madras
    [calicut] Calicut
   *[other] { goa-part-plantation }
}
    .label = Where to?
goa-part-holding = { $value ->
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madras
    [calicut] Calicut
   *[other] { goa-part-plantation }
}
    .label = Which of them?
goa-part-unit = { $value ->
    [ginger] ginger
    [pepper] pepper
    [cinnamon] cinnamon
    [nutmeg] nutmeg
    [clove] cloves
    [quilon-ginger] ginger of Quilon
    [quilon-pepper] pepper of Quilon
    [quilon-cinnamon] cinnamon of Quilon
    [quilon-nutmeg] nutmeg of Quilon
    [quilon-clove] cloves of Quilon
    [cochin-ginger] ginger of Cochin
    [cochin-pepper] pepper of Cochin
    [cochin-cinnamon] cinnamon of Cochin
    [cochin-nutmeg] nutmeg of Cochin
    [cochin-clove] cloves of Cochin
    [madras-ginger] ginger of Madras
    [madras-pepper] pepper of Madras
    [madras-cinnamon] cinnamon of Madras
    [madras-nutmeg] nutmeg of Madras
    [madras-clove] cloves of Madras
    [calicut-ginger] ginger of Calicut
    [calicut-pepper] pepper of Calicut
    [calicut-cinnamon] cinnamon of Calicut
    [calicut-nutmeg] nutmeg of Calicut
    [calicut-clove] cloves of Calicut
   *[other] { goa-part-plantation }
}
    .label = Which spice?
goa-part-pair = { $value ->
    [ginger-pepper] ginger / pepper
    [ginger-cinnamon] ginger / cinnamon
    [ginger-nutmeg] ginger / nutmeg
    [ginger-clove] ginger / cloves
    [pepper-ginger] pepper / ginger
    [pepper-cinnamon] pepper / cinnamon
    [pepper-nutmeg] pepper / nutmeg
    [pepper-clove] pepper / cloves
    [cinnamon-ginger] cinnamon / ginger
    [cinnamon-pepper] cinnamon / pepper
    [cinnamon-nutmeg] cinnamon / nutmeg
    [cinnamon-clove] cinnamon / cloves
    [nutmeg-ginger] nutmeg / ginger
    [nutmeg-pepper] nutmeg / pepper
    [nutmeg-cinnamon] nutmeg / cinnamon
    [nutmeg-clove] nutmeg / cloves
    [clove-ginger] cloves / ginger
    [clove-pepper] cloves / pepper
    [clove-cinnamon] cloves / cinnamon
    [clove-nutmeg] cloves / nutmeg
    [ginger-ginger] ginger
    [pepper-pepper] pepper
    [cinnamon-cinnamon] cinnamon
    [nutmeg-nutmeg] nutmeg
    [clove-clove] cloves
   *[any] any spice
}
    .label = Which tile?
goa-part-spices = { $value }
    .word = { goa-part-spice }
    .label = Which spices?
goa-part-column = { $value ->
    [ships] Ships
    [harvest] Harvest
    [taxes] Taxes
    [expedition] Expedition
   *[colony] Colony
}
    .closed = { goa-verb-progress } ({ goa-part-column })
    .label = Which column?
goa-part-goods = { $value ->
    [ships] ships
    [colonists] colonists
    [ducats] ducats
    [spices] spices
   *[actions] extra action cards
}
    .label = What?
goa-part-cell = { $value }
    .label = Which cell?
goa-part-number = { $value }
    .label = How many?
goa-part-seat = { $value }
    .label = Whose?
goa-part-verb = { $value ->
    [progress] { goa-verb-progress }
    [harvest] { goa-verb-harvest }
    [expedition] { goa-verb-expedition }
    [found] { goa-verb-found }
    [play] { goa-verb-play }
    [use] { goa-verb-use }
   *[other] { $value }
}

## What answers would come to.

goa-told-step = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} (row { $row }, +{ $points ->
    [one] 1 point
   *[other] { $points } points
}) · pay { $spices }, and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
goa-told-step-ships-only = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} (row { $row }, +{ $points ->
    [one] 1 point
   *[other] { $points } points
}) · pay { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
goa-told-step-spices-only = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} (row { $row }, +{ $points ->
    [one] 1 point
   *[other] { $points } points
}) · pay { $spices }
goa-told-step-ducats-only = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} (row { $row }, +{ $points ->
    [one] 1 point
   *[other] { $points } points
}) · pay { $price } ducats
goa-told-step-free = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} (row { $row }, +{ $points ->
    [one] 1 point
   *[other] { $points } points
})
goa-told-recruit = you found the colony
goa-told-spy = { $columns }
goa-told-copy = { $number }
goa-told-found = needs { $need }: { $missing ->
    [0] board { $board } and your { $colonists } are enough
   *[other] { $chance ->
        [0] can't succeed: you'd get 1 colonist
        [100] always succeeds
       *[other] about { $chance }% to succeed: cards must show { $missing } or more
    } (board { $board }, yours { $colonists })
} · { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}
goa-told-use = { $tile ->
    [ship] once a round
    [ducats] once a round
    [colonist] once a round
    [spice] any spice onto an empty field, once a round
    [duty] pay { $number } spices for { $points } points, once
    [extra-harvest] fill up to { $number } plantations or colonies, once
    [swap] take any tile from the grid and leave Swap there
    [supply] reveal { $number } cards, take that many spices, ships or colonists, once
    [deputy] move one of your least advanced markers down for free, once
   *[spy] use the others' furthest marker in a column, or your own, once
}
goa-told-play = { $effect ->
    [ships] +{ $number } ships
    [colonists] +{ $number } colonists
    [ducats] +{ $number } ducats
    [spices] { $number } spices of your choice onto empty fields
    [sale] sell up to { $number } spices for { $price } ducats each
    [ducats-only] besides your action: move a marker down, for ducats only
    [mixed-harvest] as your action: { $number } spices, ships and colonists, mixed as you like
    [scouts] as your action: found a colony with { $number } revealed cards
    [ships-only] as your action: progress for ships only
   *[spices-only] as your action: progress for spices only
}
goa-told-cell = { $tile }
goa-told-auction = auction { $number }: { $tile }, auctioneer { $auctioneer_seat }

## Why something can't be done.

goa-barred-lacks-spices = needs { $spices }, and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}: you lack { $missing_spices }.
goa-barred-lacks-ships = needs { $spices }, and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}: you lack { $missing_ships ->
    [one] 1 ship
   *[other] { $missing_ships } ships
}.
goa-barred-lacks-both = needs { $spices }, and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}: you lack { $missing_spices }, and { $missing_ships ->
    [one] 1 ship
   *[other] { $missing_ships } ships
}.
goa-barred-lacks-spices-only = needs { $spices }: you lack { $missing_spices }.
goa-barred-lacks-ships-only = needs { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}: you lack { $missing_ships ->
    [one] 1 ship
   *[other] { $missing_ships } ships
}.
goa-barred-lacks-ducats = costs { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
}: you lack { $missing }.
goa-barred-last-row = already in the last row.
goa-barred-owned = you already have that colony.
goa-barred-none-left = none of these colonies are left.
goa-barred-no-field = you have no empty field.
goa-barred-no-cards = you can't draw a card.
goa-barred-used-this-round = already used this round.
goa-barred-too-few-spices = needs { $needed ->
    [one] 1 spice
   *[other] { $needed } spices
}; you have { $number }.
goa-barred-no-step = none of your markers can take that step now.
goa-barred-no-spices = you have no spices.
goa-barred-no-colony = there's no colony left for you.
goa-barred-card-played = you have already played a card with this action.
goa-barred-before-action = it replaces your action, and you have already taken yours.

## What the rules refuse.

goa-illegal-lacks-spices = That step { goa-barred-lacks-spices }
goa-illegal-lacks-ships = That step { goa-barred-lacks-ships }
goa-illegal-lacks-both = That step { goa-barred-lacks-both }
goa-illegal-lacks-spices-only = That step { goa-barred-lacks-spices-only }
goa-illegal-lacks-ships-only = That step { goa-barred-lacks-ships-only }
goa-illegal-lacks-ducats = That step { goa-barred-lacks-ducats }
goa-illegal-last-row = That marker is { goa-barred-last-row }
goa-illegal-owned = You can't found that one: { goa-barred-owned }
goa-illegal-none-left = You can't found that one: { goa-barred-none-left }
goa-illegal-no-field = You can't do that now: { goa-barred-no-field }
goa-illegal-no-cards = You can't do that now: { goa-barred-no-cards }
goa-illegal-used-this-round = You can't use that tile: { goa-barred-used-this-round }
goa-illegal-too-few-spices = That tile { goa-barred-too-few-spices }
goa-illegal-no-step = You can't do that now: { goa-barred-no-step }
goa-illegal-no-spices = You can't do that now: { goa-barred-no-spices }
goa-illegal-no-colony = You can't do that now: { goa-barred-no-colony }
goa-illegal-card-played = You can't do that now: { goa-barred-card-played }
goa-illegal-before-action = You can't do that now: { goa-barred-before-action }

## Scores.

goa-score = { $score ->
    [one] 1 victory point
   *[other] { $score } victory points
}
goa-breakdown-rows = development { $value }
goa-breakdown-colonies = colonies { $value }
goa-breakdown-plantations = plantations { $value }
goa-breakdown-duty = duty { $value }
goa-breakdown-missions = missions { $value }
goa-breakdown-cards = cards { $value }
goa-breakdown-money = most money { $value }

## In the pictures: short, since they must be read on a phone.

goa-picture-round = Round { $round } of { $rounds }
goa-picture-owes = { $step ->
    [flag] { $name } to place the flag
    [mark] { $name } to place a marker
    [bid] { $name } to bid
    [last-word] { $name }: buy or sell?
    [founding] { $name } to found
    [extra] { $name }: extra action?
    [drop] { $name } has 5 plantations
   *[other] { $name } to act
}
goa-picture-turn = Turn { $turn } of { $turns }
goa-picture-auction = Auction { $number } of { $auctions }: { $tile }
goa-picture-flag = the flag
goa-picture-bid = { $name } { $bid ->
    [0] passes
   *[other] { $bid }
}
goa-picture-no-bids = { $name } at 0
goa-picture-founding = { $name } founds { $colony ->
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madras
   *[calicut] Calicut
}
goa-picture-founding-sum = Needs { $need } · board { $board } · cards { $cards } · missing { $missing }
goa-picture-nothing = Nothing here yet
goa-picture-letter = { $spice ->
    [ginger] G
    [pepper] P
    [cinnamon] Ci
    [nutmeg] N
   *[clove] Cl
}
goa-picture-spice = { $spice ->
    [ginger] Ginger
    [pepper] Pepper
    [cinnamon] Cinnamon
    [nutmeg] Nutmeg
   *[clove] Cloves
}
goa-picture-column = { $column ->
    [ships] Ships
    [harvest] Harvest
    [taxes] Taxes
    [expedition] Cards
   *[colony] Colony
}
goa-picture-tile = { $tile ->
    [extra-harvest] Harvest
    [swap] Swap
    [supply] Supply
    [deputy] Deputy
    [spy] Spy
   *[duty] Duty
}
goa-picture-card = { $effect ->
    [ships] +{ $number } ships
    [colonists] +{ $number } colonists
    [ducats] +{ $number } ducats
    [spices] +{ $number } spices
    [sale] Sell { $number } spices
    [ducats-only] Progress: ducats only
    [mixed-harvest] Mixed harvest
    [scouts] Found with { $number } cards
    [ships-only] Progress: ships only
   *[spices-only] Progress: spices only
}
goa-picture-steps = Cost: spices down to the row + as many ships
goa-picture-corrected = Played with corrected numbers
goa-picture-hand = You
goa-picture-end = Game over
goa-picture-winner = { $count ->
    [one] { $name } wins
   *[other] { $count } winners
}
goa-picture-part = { $part ->
    [rows] Development
    [colonies] Colonies
    [plantations] Plantations
    [duty] Duty
    [missions] Missions
    [cards] Cards
    [money] Most money
   *[total] Total
}

## The same in words, for whoever can't see the picture.

goa-alt-round = Round { $round } of { $rounds }, part { $part ->
    [a] A
   *[b] B
}; { $name } has the flag.
goa-alt-owes = { $step ->
    [flag] { $name } to place the flag.
    [mark] { $name } to place a marker.
    [bid] { $name } to bid or pass.
    [last-word] { $name } to buy or sell.
    [founding] { $name } to decide how the founding ends.
    [extra] { $name } to take an extra action or pass.
   *[other] { $name } to act.
}
goa-alt-auction = Auction { $number } of { $auctions }: { $tile } on { $cell }, auctioneer { $auctioneer }. Bids: { $bids }.
goa-alt-marker = { $number } { $name } on { $cell }
goa-alt-markers = Markers: { $markers }.
goa-alt-grid = Tiles: { $tiles }.
goa-alt-founding = { $name } founds { $colony }: needs { $need }, board { $board }, cards { $cards }, missing { $missing }.
goa-alt-left = Left: { $colonies }; { $pile ->
    [one] 1 expedition card
   *[other] { $pile } expedition cards
}.
goa-alt-seat = { $name }: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}, { $actions ->
    [one] 1 extra action
   *[other] { $actions } extra actions
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; rows { $rows }{ $count ->
    [0] .
   *[other] ; { $things }.
}
goa-alt-plantation = { $spice } { $number }/{ $size }
goa-alt-colony = { $count ->
    [0] { $colony } (empty)
   *[other] { $colony } ({ $spices })
}
goa-alt-used = { $tile } (used)
goa-alt-face-down = { $number } face down
goa-alt-duties = Duty done
goa-alt-columns = Rows: ships, harvest, taxes, expedition, colony.
goa-alt-hand = You have { $money ->
    [one] 1 ducat
   *[other] { $money } ducats
}, and { $points ->
    [one] 1 point
   *[other] { $points } points
} if the game ended now.
goa-alt-cards = { $count ->
    [0] You have no expedition cards.
   *[other] Your cards: { $cards }.
}
goa-alt-card = { $effect } ({ $number ->
    [one] 1 colonist
   *[other] { $number } colonists
}, { $symbol ->
    [elephant] elephant
    [tiger] tiger
    [fish] fish
    [palm] palm
    [shell] shell
   *[statue] statue
})
goa-alt-hidden = Face down: { $tiles }.
goa-alt-score = { $name }: { $total } (development { $rows }, colonies { $colonies }, plantations { $plantations }, duty { $duty }, missions { $missions }, cards { $cards }, most money { $money }), { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}.
goa-alt-ties = Money breaks ties.
goa-alt-corrected = Played with corrected numbers.

## Words that may be typed for those of the notation.

goa-typed = cloves=clove

## What deserves to be told of a game that is over.

goa-achievement-governor = Governor
    .told = founded four colonies
goa-achievement-sure-footed = Sure-footed
    .told = founded three or more colonies without failing once
goa-achievement-pioneer = Pioneer
    .told = was first to reach row 4 or 5 in three columns
goa-achievement-abreast = Abreast
    .told = moved all five markers to row 3 or further
goa-achievement-all-rounder = All-rounder
    .told = scored for rows, colonies, plantations and cards, and for duty or missions

## What decided a tie.

goa-tie-money = tie-break: { $value } { $value ->
    [one] ducat
   *[other] ducats
}
goa-picture-tie = Tie: ducats
