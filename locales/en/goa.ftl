### Goa. Spices, tiles, cards and cells are told by the words under "What is chosen".

goa-name = Goa
goa-tagline = Bid for plantations and tiles, harvest spices, and lead your trading house to its colonies in India.
goa-source = A game by Rüdiger Dorn (2004, first edition), played after a public collection of rulings. Numbers that no public source gives are reconstructed; /{ command-rules.name } says which.

## What happened. With -seen: as told to those who know the hidden cards.

goa-event-flag-drawn = { $first_seat } begins to reveal expedition cards: { $cards }. The first tiger gives { $seat } the flag.
goa-event-round-began = Round { $round } of { $rounds } begins. { $flag_seat } holds the flag.
goa-event-tiles-laid = { $part ->
    [a] The tiles of part A are laid out.
   *[b] The tiles of part B are laid out.
}
goa-event-tiles-left = { $number ->
    [one] One tile of part A goes out of the game.
   *[other] { $number } tiles of part A go out of the game.
}
goa-event-flag-laid = { $seat } lays the flag on { $cell }, with marker 1.
goa-event-marked = { $seat } lays marker { $number } on { $cell }: { $tile }.
goa-event-auction-opened = Auction { $number }: { $tile } ({ $cell }). { $auctioneer_seat } is the auctioneer.
goa-event-bid = { $seat } bids { $bid }.
goa-event-passed = { $seat } passes.
goa-event-kept = Nobody bids: { $seat } keeps { $tile } for nothing.
goa-event-bought = { $seat } buys { $tile } for { $price }, paid to the bank.
goa-event-sold = { $auctioneer_seat } sells { $tile } to { $seat } for { $price }.
goa-event-flag-taken = { $seat } has the flag, and leads this round's actions.
goa-event-gained = { $seat } gains { $goods ->
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
goa-event-planted = { $seat } has a new plantation, full: { $plantation }.
goa-event-dropped = { $face_down ->
    [1] { $seat } turns a plantation face down: { $plantation }. It is still worth a point at the end.
   *[other] { $seat } gives up a plantation: { $plantation }.
}
goa-event-kept-tile = { $seat } keeps the tile { $tile } to use it, or to count it, later.
goa-event-actions-began = The actions begin with { $flag_seat }.
goa-event-turn-began = { $seat } has turn { $turn }.
goa-event-ships-built = { $seat } builds ships: +{ $number }.
goa-event-taxes-raised = { $seat } raises taxes: +{ $number } ducats.
goa-event-harvested = { $seat } harvests: { $fields }.
goa-event-filled = { $seat } lays into { $colony }: { $spices }.
goa-event-placed = { $seat } lays spices: { $fields }.
goa-event-refilled = { $seat } refills: { $holdings }.
goa-event-spice-paid = { $seat } pays { $unit }.
goa-event-making-room = { $seat } makes room.
goa-event-progressing = { $seat } begins to pay for a step in { $column }.
goa-event-progressed = { $seat } moves { $column } down to row { $row }{ $ships ->
    [0] {""}
    [one] {", for 1 ship"}
   *[other] {", for"} { $ships } ships
}{ $ducats ->
    [0] {""}
   *[other] {", for"} { $ducats } ducats
}.
goa-event-first-there = { $seat } is the first in row { $row } of { $column }, and draws a card.
goa-event-row-complete = { $seat } has all five markers in row { $row } or further.
goa-event-drew = { $seat } draws { $number ->
    [one] 1 expedition card
   *[other] { $number } expedition cards
}.
goa-event-drew-seen = { $seat } draws { $cards }.
goa-event-shuffled = The discarded expedition cards are shuffled into a new pile of { $number }.
goa-event-discarded = { $seat } discards { $cards }.
goa-event-founding = { $seat } wants to found { $colony }, which needs { $need }: the board gives { $board }, the cards give { $number } ({ $cards }).
goa-event-founded = { $number ->
    [0] { $seat } founds { $colony }.
    [one] { $seat } founds { $colony } with 1 more colonist.
   *[other] { $seat } founds { $colony } with { $number } more colonists.
}
goa-event-failed = { $on_purpose ->
    [1] { $seat } fails to found { $colony } on purpose.
   *[other] { $seat } fails to found { $colony }: too few colonists.
}
goa-event-colony-taken = { $seat } takes the { $colony } tile for { $pair }.
goa-event-used = { $seat } uses the tile { $tile }.
goa-event-played = { $seat } plays an expedition card: { $card }.
goa-event-supplied = Supply: { $seat } reveals { $cards }, { $number } in all.
goa-event-swapped = { $seat } swaps for { $tile } on { $cell }; Swap lies there now.
goa-event-spying = { $seat } spies on { $owner_seat }.
goa-event-spied = { $seat } uses { $owner_seat }'s marker in { $column }: { $number }.
goa-event-none-taken = { $seat } takes no { $goods }.
goa-event-duty-done = { $seat } pays { $spices } for { $points } points.
goa-event-spices-sold = { $seat } sells { $spices } for { $ducats } ducats.
goa-event-extra-played = { $seat } plays an extra action card.
goa-event-ended-turn = { $seat } is done.
goa-event-round-ended = Round { $round } is over.
goa-event-scored = { $place }\. { $seat }, { $points } points: rows { $rows }, colonies { $colonies }, plantations { $plantations }, duty { $duty }, missions { $missions }, cards { $cards }, most money { $money } ({ $ducats } ducats).
goa-event-match-ended = { $winners ->
    [one] { $winner_seats } wins the game!
   *[other] { $winner_seats } share the victory!
}

## What a player is asked.

goa-ask-flag = Where do you lay the flag, and with it marker 1?
goa-ask-mark = { $near ->
    [0] No free tile is next to { $last_cell }: which tile gets marker { $number }? Any will do.
   *[other] Which tile gets marker { $number }? It must be next to { $last_cell }.
}
goa-ask-bid = Auction { $number }: { $tile } ({ $cell }). { $best ->
    [0] Nobody has bid yet; { $auctioneer_seat } is the auctioneer.
   *[other] To beat: { $best }, by { $leader_seat }; { $auctioneer_seat } is the auctioneer.
} You have { $money } ducats.
goa-ask-last-word = Auction { $number }: { $tile } ({ $cell }). { $leader_seat } bids { $best }. Do you buy it for { $price }, or sell it for { $best }? You have { $money } ducats.
goa-ask-turn = Turn { $turn } of { $turns }: your action?
goa-ask-extra-turn = An extra action: which one? { $left ->
    [0] It is your last.
    [one] 1 more card is left.
   *[other] { $left } more cards are left.
}
goa-ask-after = Your action is done. Anything else before your turn ends?
goa-ask-extra = You have { $cards ->
    [one] 1 extra action card
   *[other] { $cards } extra action cards
}. Play it now, or keep it for the next round?
goa-ask-drop = Five plantations are one too many: which one goes? The new one is { $plantation }.
goa-ask-goods = { $number } ships, or { $number } colonists?
goa-ask-supply = Revealed: { $cards }. Take { $number } of what?
goa-ask-place = Where do you lay the spices? Up to { $number }; { $free ->
    [one] 1 field is empty
   *[other] { $free } fields are empty
}.
goa-ask-refill = Which plantations and colonies are filled? Up to { $number }.
goa-ask-fill = Which spices go into { $colony }?
goa-ask-progress-free = The King's deputy moves one of your least advanced markers: which?
goa-ask-progress-ducats = Which marker moves down, for ducats only? You have { $money }.
goa-ask-progress-ships-only = Which marker moves down, for ships only?
goa-ask-progress-spices-only = Which marker moves down, for spices only?
goa-ask-pay-spice = For { $column }: where does the spice come from ({ $spice })?
goa-ask-duty = Which { $number } spices do you pay?
goa-ask-sale = Which spices do you sell? Up to { $number }, for { $price } ducats each.
goa-ask-swap = Which tile do you take? Swap comes to lie in its place.
goa-ask-swap-for = For { $column } there is still owed: { $spice }. Which plantation do you take for Swap?
goa-ask-spy = Whose marker do you use: your own, or that of whoever of the others is farthest in a column?
goa-ask-copy = Which marker of { $owner_seat } do you use?
goa-ask-found-scouts = Which colony do you found? The board gives { $board }, and { $cards } cards will be revealed.
goa-ask-found-spy = Which colony do you found with the marker of { $owner_seat }? It gives { $board }, and { $cards } cards will be revealed.
goa-ask-mix-ships = Mixed harvest: how many of the { $number } do you take as ships?
goa-ask-mix-colonists = How many of the { $number } left do you take as colonists?
goa-ask-founding = { $colony } needs { $need }. The board gives { $board }, the cards { $number } ({ $cards }): { $missing } missing. You have { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}.
goa-ask-colony-tile = Which { $colony } tile do you take?
goa-ask-discard = To draw { $draw } and hold no more than { $limit }, { $number ->
    [one] a card has to go
   *[other] { $number } cards have to go
}: which?

## The answers: on a button, and told a little more.

goa-verb-flag = Lay the flag
    .hint = Beside at least one tile, on an empty cell in the grid or outside its edge.
goa-verb-mark = Lay the marker
    .hint = You will be its auctioneer: you have the last word, and its price is paid to you.
goa-verb-bid = Bid
    .hint = More than the best bid. You speak only once.
goa-verb-pass = Pass
    .hint = You leave this auction to the others.
    .hint-extra = You take no more extra actions in this round; one card may be kept.
goa-verb-buy = Buy
    .hint = For one ducat more than the best bid, paid to the bank.
    .asked-last-word = Buy for { $price }
goa-verb-sell = Sell
    .hint = The best bidder gets it and pays you.
    .asked-last-word = Sell for { $best }
goa-verb-progress = Progress
    .hint = One marker goes down one row, for its spices and as many ships.
    .hint-progress-ducats = One marker goes down one row, for ducats alone.
    .hint-progress-free = It costs nothing.
    .hint-progress-ships-only = No spices are paid, only the ships.
    .hint-progress-spices-only = No ships are paid, only the spices.
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
    .hint = Spices of your row's number, onto empty fields.
    .hint-turn = { $harvest ->
        [one] 1 spice
       *[other] { $harvest } spices
    }, { $free ->
        [one] 1 field
       *[other] { $free } fields
    } free
    .hint-extra-turn = { $harvest ->
        [one] 1 spice
       *[other] { $harvest } spices
    }, { $free ->
        [one] 1 field
       *[other] { $free } fields
    } free
goa-verb-expedition = Expedition
    .hint = Draw expedition cards.
    .hint-turn = Draw up to { $draw } · you hold { $hand }, limit { $limit }
    .hint-extra-turn = Draw up to { $draw } · you hold { $hand }, limit { $limit }
goa-verb-found = Found a colony
    .hint = Cards are revealed; if they and your colonists don't reach, you get 1 colonist instead.
    .hint-turn = The board gives { $board } and cards are revealed; you have { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
    .hint-extra-turn = The board gives { $board } and cards are revealed; you have { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
goa-verb-use = Use a tile
    .hint = Besides your action, as many as you like.
goa-verb-play = Play a card
    .hint = One an action. (A): instead of your action. ①②③: its colonists, when revealed.
    .hint-founding = Two more colonists, now that you see what is missing.
goa-verb-done = Done
    .hint = Your turn ends.
goa-verb-extra = Play an extra action
    .hint = Any of the six actions.
goa-verb-recruit = Pay colonists
    .hint = Just as many as are missing.
goa-verb-abandon = Fail on purpose
    .hint = Nothing is spent, and you get 1 colonist.
goa-verb-take = Take the tile
    .hint = Its fields take these two spices.
goa-verb-fill = Lay spices
    .hint = Each field takes one.
goa-verb-place = Lay spices
    .hint = Onto empty fields of your choice. The rest is lost.
goa-verb-pay = Pay spices
    .hint = The field will be empty.
    .hint-sale = Each brings { $price } ducats.
    .hint-duty = Duty brings its points at the end.
goa-verb-refill = Fill up
    .hint = All their empty fields, even where spices are left.
goa-verb-drop = Give up a plantation
    .hint = Its spices are lost. A single one keeps its point, face down.
goa-verb-choose = Take
    .hint = All of one kind.
goa-verb-swap = Swap
    .hint = The tile is yours at once; Swap can be auctioned again.
goa-verb-spy = Spy
    .hint = On ships, harvest, taxes or colony, never on expedition.
goa-verb-copy = Use the marker
    .hint = It works for you as it would for its owner.
goa-verb-mix = Take
    .hint = What is left over can be taken as something else.
goa-verb-discard = Discard
    .hint = Then the new cards are drawn.
goa-verb-upto = Up to so many ducats
    .hint = Bid if it is enough, else pass; as auctioneer buy up to it, else sell.

## A whole move in a few words.

goa-move-flag = Flag on { $cell }
goa-move-mark = Marker on { $cell }
goa-move-bid = Bid { $number }
goa-move-pass = Pass
goa-move-buy = Buy
goa-move-sell = Sell
goa-move-progress = Progress: { $column }
goa-move-ships = Take ships
goa-move-taxes = Raise taxes
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
goa-move-fill = Lay { $spices }
goa-move-place = Lay { $to }
goa-move-pay = Pay { $units }
goa-move-refill = Fill { $holdings }
goa-move-drop = Give up { $plantation }
goa-move-choose = Take { $goods }
goa-move-swap = Swap for { $cell }
goa-move-spy = Spy on { $seat }
goa-move-copy = Use { $column }
goa-move-mix = Take { $number }
goa-move-discard = Discard { $cards }
goa-move-upto = { $cell }: up to { $number }

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
    [ship] Ship
    [ducats] Ducats
    [colonist] Colonist
    [spice] Spice
    [duty] Duty
    [extra-harvest] Extra harvest
    [swap] Swap
    [supply] Supply
    [deputy] King's deputy
    [spy] Spy
    [actions] Extra action cards
    [cards] Expedition cards
    [more-cards] More expedition cards
    [ships] Ships
    [colonists] Colonists (several)
    [trio] Ship, action card and colonist
    [ships-or-colonists] Ships or colonists
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

goa-told-step = row { $row }: { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} · pay { $spices }, and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
goa-told-step-ships-only = row { $row }: { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} · pay { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
goa-told-step-spices-only = row { $row }: { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} · pay { $spices }
goa-told-step-ducats-only = row { $row }: { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
} · pay { $price } ducats
goa-told-step-free = row { $row }: { $number }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
}
goa-told-recruit = the colony is founded
goa-told-spy = { $columns }
goa-told-copy = { $number }
goa-told-found = needs { $need }, the board gives { $board } · { $missing ->
    [0] with your { $colonists } any cards are enough
   *[other] with your { $colonists }, cards adding up to { $missing } or more are enough
} · { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}
goa-told-use = { $tile ->
    [ship] +{ $number ->
        [one] 1 ship
       *[other] { $number } ships
    }, once a round
    [ducats] +{ $number } ducats, once a round
    [colonist] +{ $number ->
        [one] 1 colonist
       *[other] { $number } colonists
    }, once a round
    [spice] { $number ->
        [one] 1 spice
       *[other] { $number } spices
    } of your choice onto an empty field, once a round
    [duty] { $number } of your spices for { $points } points, once
    [extra-harvest] fill up to { $number } plantations or colonies, once
    [swap] take any tile of the grid, and leave Swap there
    [supply] reveal { $number } cards: as many spices, ships or colonists, once
    [deputy] one of your least advanced markers goes down, free, once
   *[spy] use the farthest marker of the others in a column, or your own, once
}
goa-told-play = { $effect ->
    [ships] +{ $number } ships
    [colonists] +{ $number } colonists
    [ducats] +{ $number } ducats
    [spices] { $number } spices of your choice onto empty fields
    [sale] sell up to { $number } spices for { $price } ducats each
    [ducats-only] a marker goes down, besides your action, for ducats only
    [mixed-harvest] instead of an action: { $number } spices, ships and colonists, mixed as you like
    [scouts] instead of an action: found a colony with { $number } revealed cards
    [ships-only] instead of an action: progress for ships only
   *[spices-only] instead of an action: progress for spices only
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
goa-barred-lacks-ducats = costs { $price } ducats: you lack { $missing }.
goa-barred-last-row = is in the last row already.
goa-barred-owned = you have that colony already.
goa-barred-none-left = none of these colonies is left.
goa-barred-no-field = you have no empty field.
goa-barred-no-cards = no card can be drawn.
goa-barred-used-this-round = used in this round already.
goa-barred-too-few-spices = needs { $needed } spices: you have { $number }.
goa-barred-no-step = none of your markers can take such a step now.
goa-barred-no-spices = you have no spice.
goa-barred-no-colony = no colony is left that you lack.
goa-barred-nobody-to-spy = nobody's most advanced marker would bring you anything.
goa-barred-card-played = you have played a card with this action already.
goa-barred-before-action = it is played instead of an action, and yours is done.

## What the rules refuse.

goa-illegal-lacks-spices = That step { goa-barred-lacks-spices }
goa-illegal-lacks-ships = That step { goa-barred-lacks-ships }
goa-illegal-lacks-both = That step { goa-barred-lacks-both }
goa-illegal-lacks-spices-only = That step { goa-barred-lacks-spices-only }
goa-illegal-lacks-ships-only = That step { goa-barred-lacks-ships-only }
goa-illegal-lacks-ducats = That step { goa-barred-lacks-ducats }
goa-illegal-last-row = That marker { goa-barred-last-row }
goa-illegal-owned = Not that one: { goa-barred-owned }
goa-illegal-none-left = Not that one: { goa-barred-none-left }
goa-illegal-no-field = Not now: { goa-barred-no-field }
goa-illegal-no-cards = Not now: { goa-barred-no-cards }
goa-illegal-used-this-round = That tile can't be used: { goa-barred-used-this-round }
goa-illegal-too-few-spices = That tile { goa-barred-too-few-spices }
goa-illegal-no-step = Not now: { goa-barred-no-step }
goa-illegal-no-spices = Not now: { goa-barred-no-spices }
goa-illegal-no-colony = Not now: { goa-barred-no-colony }
goa-illegal-nobody-to-spy = Not now: { goa-barred-nobody-to-spy }
goa-illegal-card-played = Not now: { goa-barred-card-played }
goa-illegal-before-action = Not now: { goa-barred-before-action }

## Scores.

goa-score = { $score ->
    [one] 1 victory point
   *[other] { $score } victory points
}
goa-breakdown-rows = rows { $value }
goa-breakdown-colonies = colonies { $value }
goa-breakdown-plantations = plantations { $value }
goa-breakdown-duty = duty { $value }
goa-breakdown-missions = missions { $value }
goa-breakdown-cards = cards { $value }
goa-breakdown-money = most money { $value }

## In the pictures: short, since they must be read on a phone.

goa-picture-round = Round { $round } of { $rounds }
goa-picture-owes = { $step ->
    [flag] { $name } lays the flag
    [mark] { $name } lays a marker
    [bid] { $name } to bid
    [last-word] { $name }: buy or sell?
    [founding] { $name } founds
    [extra] { $name }: extra action?
    [drop] { $name } has 5 plantations
   *[other] { $name } to act
}
goa-picture-phase = { $phase ->
    [markers] Markers
    [auction] Auctions
    [extras] Extra actions
   *[other] {""}
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
goa-picture-colony-letter = { $colony ->
    [quilon] Q
    [cochin] Co
    [madras] M
   *[calicut] Ca
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
goa-picture-steps = A step: all spices down to its row, as many ships
goa-picture-corrected = Played with a host's own numbers
goa-picture-hand = You
goa-picture-no-cards = No expedition card
goa-picture-end = The end
goa-picture-winner = { $winners ->
    [one] { $name } wins
   *[other] { $winners } winners
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
}; the flag is { $name }'s.
goa-alt-owes = { $step ->
    [flag] { $name } is to lay the flag.
    [mark] { $name } is to lay a marker.
    [bid] { $name } is to bid or to pass.
    [last-word] { $name } is to buy or to sell.
    [founding] { $name } is to say how the founding ends.
    [extra] { $name } is to play an extra action or to pass.
   *[other] { $name } is to act.
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
    [0] You hold no expedition card.
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
goa-alt-score = { $name }: { $total } (rows { $rows }, colonies { $colonies }, plantations { $plantations }, duty { $duty }, missions { $missions }, cards { $cards }, most money { $money }), { $ducats } ducats.
goa-alt-corrected = Played with a host's own numbers.
