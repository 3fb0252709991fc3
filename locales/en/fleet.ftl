### Fleet. A boat card is told by its kind; a payment as its cards and crates: "shrimp tuna +1".

fleet-name = Fleet
fleet-tagline = Buy fishing licences at auction, launch boats, put captains aboard: every card in your hand is a boat, a captain or money, never all three.
fleet-source = A game by Ben Pinchback and Matt Riddle, played after a Japanese rendering of its rules; the card values, which that leaves out, were looked up elsewhere.

fleet-option-advanced = { $value ->
    [true] Advanced set-up: premium licences may come early
   *[false] Set-up: standard licences come first
}
fleet-option-process_from = { $value ->
    [all] Crates are processed from every boat
   *[others] Crates aren't processed from processing vessels
}

## What happened. With -seen: as told to those who know the hidden cards.

fleet-event-match-began = Everybody holds { $cards }. { $supply } crates are in the supply.
fleet-event-round-began = Round { $round }. { $start_seat } is the start player.
fleet-event-displayed = On offer: { $licences }. { $left } licences are left in the pile.
fleet-event-opened = { $seat } opens the { $licence } licence at ${ $amount }.
fleet-event-bid = { $seat } bids ${ $amount } on the { $licence } licence.
fleet-event-passed = { $seat } passes on the { $licence } licence.
fleet-event-outpriced = { $seat } can't bid more, and is out for the { $licence } licence.
fleet-event-declined = { $seat } declines: no licence this round.
fleet-event-cannot-open = { $seat } can't pay for any licence, and is out of this round's auction.
fleet-event-won = { $discount ->
    [0] { $seat } buys the { $licence } licence for ${ $price }.
   *[other] { $seat } buys the { $licence } licence for ${ $price }, less ${ $discount } by shrimp licences: ${ $due }.
}
fleet-event-paid = { $seat } pays with { $payment }.
fleet-event-unsold = Nobody has bought anything. Out of the game: { $licences }.
fleet-event-last-round = { $reason ->
    [crates] The supply of crates is used up: the game ends with the fishing of round { $round }.
   *[licences] There are too few licences to go on: round { $round } is the last.
}
fleet-event-launched = { $discount ->
    [0] { $seat } launches a { $kind } boat (no. { $boat }) for ${ $cost }.
   *[other] { $seat } launches a { $kind } boat (no. { $boat }) for ${ $cost }, less ${ $discount } by shrimp licences: ${ $due }.
}
fleet-event-done-launching = { $seat } launches no more.
fleet-event-captained = { $seat } puts a captain aboard boat { $boat } ({ $kind }).
fleet-event-captained-seen = { $seat } puts a captain ({ $card }) aboard boat { $boat } ({ $kind }).
fleet-event-done-hiring = { $seat } hires no more.
fleet-event-drew = { $reason ->
    [cod] { $seat } draws { $count } for the launch (cod licence).
    [lobster] { $seat } draws { $count } for the captains (lobster licence).
    [trade] { $seat } draws { $count } in trade for a crate.
   *[phase] { $seat } draws { $count }.
}
fleet-event-drew-seen = { $reason ->
    [cod] { $seat } draws for the launch (cod licence): { $cards }.
    [lobster] { $seat } draws for the captains (lobster licence): { $cards }.
    [trade] { $seat } draws in trade for a crate: { $cards }.
   *[phase] { $seat } draws { $cards }.
}
fleet-event-reshuffled = The pile was empty: { $count } discarded { $count ->
    [one] card is
   *[other] cards are
} shuffled to make a new one.
fleet-event-fished = { $seat } fishes { $crates } { $crates ->
    [one] crate
   *[other] crates
} ({ $crates ->
    [one] boat
   *[other] boats
} { $boats }).
fleet-event-processed = { $seat } processes { $crates } { $crates ->
    [one] crate
   *[other] crates
} (from { $crates ->
    [one] boat
   *[other] boats
} { $boats }).
fleet-event-processed-none = { $seat } processes nothing.
fleet-event-traded = { $seat } trades a crate for { $count } { $count ->
    [one] card
   *[other] cards
}.
fleet-event-kept = { $seat } doesn't trade.
fleet-event-discarded = { $seat } discards { $card }.
fleet-event-round-ended = Round { $round } is over.
fleet-event-scored = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $seat } with { $points } VP.
fleet-event-match-ended = { $winners ->
    [one] { $winner_seats } has the strongest fleet and wins the game!
   *[other] { $winner_seats } share the win: their fleets are equally strong!
}

## What a player is asked.

fleet-ask-open = You choose: which licence do you put up for auction, and at what bid? You can pay ${ $most } at most{ $discount ->
    [0] .
   *[other] {" "}(${ $discount } of it is your discount).
}
fleet-ask-bid = { $best_seat } has bid ${ $best } on the { $licence } licence. You can pay ${ $most } at most{ $discount ->
    [0] .
   *[other] {" "}(${ $discount } of it is your discount).
} Do you bid more?
fleet-ask-pay-licence = Pay for the { $licence } licence: { $discount ->
    [0] ${ $due }.
   *[other] ${ $price } − ${ $discount } discount = ${ $due }.
}{ $crates ->
    [0] {""}
    [one] {" "}You have { $crates } processed crate ($1).
   *[other] {" "}You have { $crates } processed crates ($1 each).
}
fleet-ask-pay-launch = Pay for the { $kind } boat: { $discount ->
    [0] ${ $due }.
   *[other] ${ $price } − ${ $discount } discount = ${ $due }.
}{ $crates ->
    [0] {""}
    [one] {" "}You have { $crates } processed crate ($1).
   *[other] {" "}You have { $crates } processed crates ($1 each).
}
fleet-ask-launch = { $left ->
    [one] Which boat do you launch?
   *[other] Which boat do you launch? You may launch { $left }.
}
fleet-ask-hire = { $left ->
    [one] Which card becomes captain, and of which boat?
   *[other] Which card becomes captain, and of which boat? You may hire { $left }.
}
fleet-ask-process = From which boats do you process a crate?
fleet-ask-trade = Do you trade one of your { $crates } processed { $crates ->
    [one] crate
   *[other] crates
} for { $count } { $count ->
    [one] card
   *[other] cards
}?
fleet-ask-discard-drawn = Which of the { $count } cards that you have drawn do you discard?
fleet-ask-discard-any = Which card of your hand do you discard?

## The answers: on a button, and told a little more.

fleet-verb-open = Open an auction
    .hint = First the licence, then your bid. The others may bid more.
fleet-verb-decline = Decline
    .hint = You buy nothing this round, and take no part in its other auctions.
fleet-verb-bid = Bid
    .hint = The last one to bid must buy.
fleet-verb-pass = Pass
    .hint = You are out for this licence. In the round's other auctions you may bid.
    .hint-plan = You pass once, on the next licence that you are asked to bid on.
fleet-verb-pay = Pay
    .hint = The cheapest way is suggested. What isn't needed can't be added.
fleet-verb-launch = Launch a boat
    .hint = You need its licence, and pay its cost with other cards or crates.
fleet-verb-captain = Hire a captain
    .hint = Any card, face down, on a boat without a captain. Only captained boats fish.
fleet-verb-done = That's all
    .hint = You go on to what comes next.
    .hint-launch = You launch no more, and go on to hire.
    .hint-hire = You hire no more, and your turn ends.
fleet-verb-process = Process
    .hint = On the licence a crate is $1, or can be traded; it scores no VP any more.
fleet-verb-trade = Trade
    .hint = One processed crate leaves the game, and you draw.
fleet-verb-keep = Don't trade
    .hint = Your processed crates stay: each is worth $1.
fleet-verb-discard = Discard
    .hint = It goes face up to the discards.
fleet-verb-upto = Bid up to
    .hint = Only as much as is needed is bid for you each time; beyond that, you pass.
fleet-verb-only = Bid on one licence only, up to
    .hint = It is opened if you choose, and bid for as needed; all other licences you pass on.
fleet-verb-idle = Do nothing in this phase
    .hint = In the auction you pass and decline; in launching, no boat and no captain.

## A whole move in a few words.

fleet-move-open = Open { $licence } at ${ $amount }
fleet-move-decline = Decline
fleet-move-bid = Bid ${ $amount }
fleet-move-pass = Pass
fleet-move-pay = Pay with { $payment }
fleet-move-launch = Launch { $kind }
fleet-move-captain = Captain { $card } on boat { $boat }
fleet-move-done = That's all
fleet-move-process = Process from boats { $boats }
fleet-move-trade = Trade
fleet-move-keep = Don't trade
fleet-move-discard = Discard { $card }
fleet-move-upto = Bid up to ${ $amount }
fleet-move-only = Only { $licence }, up to ${ $amount }
fleet-move-idle = Do nothing

## What is chosen for an answer, and why something can't be.

fleet-part-kind = { $value ->
    [shrimp] shrimp
    [lobster] lobster
    [processing] processing
    [cod] cod
    [tuna] tuna
   *[crab] king crab
}
    .label = Which boat?
fleet-part-card = { fleet-part-kind }
    .label = Which card?
fleet-part-licence = { $value ->
    [pub] pub
    [crab-captains] king crab (captains)
    [crab-crates] king crab (crates)
    [crab-licences] king crab (licences)
   *[other] { fleet-part-kind }
}
    .label = Which licence?
    .asked = { $value ->
        [shrimp] shrimp ${ $from_bid }: pay $1 less, always
        [cod] cod ${ $from_bid }: launch 2 a round, draw
        [lobster] lobster ${ $from_bid }: hire 2 a round, draw
        [tuna] tuna ${ $from_bid }: draw more cards
        [processing] processing ${ $from_bid }: crates are money
        [pub] pub ${ $from_bid }: 10 VP
        [crab-captains] king crab ${ $from_bid }: VP for captains
        [crab-crates] king crab ${ $from_bid }: VP for crates
       *[crab-licences] king crab ${ $from_bid }: VP for kinds
    }
fleet-part-amount = ${ $value }
    .asked = { $discount ->
        [0] ${ $value }
       *[other] ${ $value } (you pay ${ $due })
    }
    .label = How much?
fleet-part-boat = boat { $value }
    .asked = { $value }: { $kind }
    .label = Which boat?
fleet-part-payment = { $value }
    .word = { $value ->
        [shrimp] shrimp $2
        [lobster] lobster $2
        [processing] processing $2
        [cod] cod $1
        [tuna] tuna $3
        [crab] king crab $1
       *[other] { WORD($value, 1) ->
            [one] 1 crate $1
           *[other] { WORD($value, 1) } crates ${ WORD($value, 1) }
        }
    }
    .label = With what?
fleet-part-item = { $value ->
    [crate] crate
   *[other] { fleet-part-kind }
}
fleet-barred-too-dear = the minimum is ${ $minimum }, and you can pay ${ $most }.
fleet-barred-no-licence = you have no licence for it.
fleet-barred-cannot-afford = it costs you ${ $due }, and your other cards and crates make ${ $most }.

## What the rules refuse.

fleet-illegal-not-asked = That isn't what you are asked now. Choose one of what is offered.
fleet-illegal-not-displayed = There is no { $licence } licence on offer now. Choose one of those that lie open.
fleet-illegal-below-minimum = The { $licence } licence opens at ${ $minimum } or more.
fleet-illegal-above-purse = You can't bid ${ $amount }: your cards, crates and discount make ${ $most }.
fleet-illegal-not-higher = The best bid is ${ $best }. Bid more, or pass.
fleet-illegal-not-in-hand = You don't have that in your hand (any more): { $card }.
fleet-illegal-no-crates = You have { $held ->
    [0] no processed crates
    [one] { $held } processed crate
   *[other] { $held } processed crates
} to pay with.
fleet-illegal-underpaid = That makes ${ $offered }, but ${ $due } { $due ->
    [one] is
   *[other] are
} due.
fleet-illegal-could-keep = That is more than needed: leave out { $item ->
    [crate] a crate
   *[other] the card: { $item }
}.
fleet-illegal-not-in-order = List everything once and in order: cards as shrimp, lobster, processing, cod, tuna, crab, and boats by their numbers.
fleet-illegal-no-licence = You can't launch it without its licence: { $kind }.
fleet-illegal-cannot-afford = You can't pay for that boat ({ $kind }): it costs you ${ $due }, and your other cards and crates make ${ $most }.
fleet-illegal-no-such-boat = You have no boat number { $boat }.
fleet-illegal-has-captain = Boat { $boat } has a captain already.
fleet-illegal-no-crate = There is no crate on boat { $boat }.
fleet-illegal-from-processing = Boat { $boat } is a processing vessel. In this game, crates aren't processed from those.
fleet-illegal-not-drawn = Discard one of the cards that you have just drawn: { $card } isn't among them.

## Scores.

fleet-score = { $score } VP
fleet-breakdown-licences = licences { $value }
fleet-breakdown-boats = boats { $value }
fleet-breakdown-crates = crates { $value }
fleet-breakdown-crab-captains = king crab (captains) { $value }
fleet-breakdown-crab-crates = king crab (crates) { $value }
fleet-breakdown-crab-licences = king crab (licences) { $value }

## In the pictures: short, since they must be read on a phone.

fleet-picture-round = { $last ->
    [true] Last round · { fleet-picture-phase }
   *[false] Round { $round } · { fleet-picture-phase }
}
fleet-picture-phase = { $phase ->
    [auction] Auction
    [launching] Launching
    [processing] Processing
   *[drawing] Drawing
}
fleet-picture-owes = { $number ->
    [one] { $step ->
        [open] { $name } chooses
        [bid] { $name } to bid
        [pay] { $name } to pay
        [launch] { $name } to launch
        [hire] { $name } to hire
        [crates] { $name }'s crates
       *[discard] { $name } to discard
    }
   *[other] { $number } are to move
}
fleet-picture-licence = { $licence ->
    [shrimp] Shrimp
    [cod] Cod
    [lobster] Lobster
    [tuna] Tuna
    [processing] Processing
    [pub] Pub
    [crab-captains] Captains
    [crab-crates] Crates
   *[crab-licences] Kinds
}
fleet-picture-kind = { $kind ->
    [shrimp] Shrimp
    [lobster] Lobster
    [processing] Processing
    [cod] Cod
    [tuna] Tuna
   *[crab] King crab
}
fleet-picture-nothing = No licence on offer
fleet-picture-points = { $points } VP
fleet-picture-bids = Bids
fleet-picture-licences-left = Licences { $count }
fleet-picture-pile = Cards { $count }
fleet-picture-supply = Crates { $count }
fleet-picture-bought = bought
fleet-picture-declined = declined
fleet-picture-passed = passed
fleet-picture-end = The end
fleet-picture-winner = { $winners ->
    [one] { $name } wins
   *[other] { $winners } share the win
}
fleet-picture-part = { $part ->
    [licences] Licences
    [boats] Boats
    [crates] Crates
    [crab-captains] Captains
    [crab-crates] Crates
   *[crab-licences] Licences
}
fleet-picture-total = Total VP
fleet-picture-tie = { $by ->
    [launched] Tie: boats
   *[crates] Tie: crates
}
fleet-picture-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fleet-picture-purse = You can pay ${ $purse }
fleet-picture-launch = ${ $cost } → { $points } VP
fleet-picture-unlicensed = no licence
fleet-picture-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fleet-picture-processed = { $crates } processed
fleet-picture-fleet = { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}, { $captained } captained
fleet-picture-no-boats = No boats yet
fleet-picture-gives = { $licence ->
    [shrimp] all payments −${ $number }
    [cod] 2 boats, draw { $number }
    [lobster] 2 captains, draw { $draw }
    [tuna] draw { $draw }, { $discard ->
        [none] keep all
       *[any] discard 1
    }
    [processing] 1 crate → { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    [pub] no boat
    [crab-captains] captains: { $bonus } more
    [crab-crates] crates: { $bonus } more
   *[crab-licences] kinds: { $bonus } more
}

## The same in words, for whoever can't see the picture.

fleet-alt-owes = Round { $round }: { $step ->
    [open] { $names } chooses a licence.
    [bid] { $names } is to bid.
    [pay] { $names } is to pay.
    [launch] { $names } is to launch.
    [hire] { $names } is to hire.
    [crates] crates are processed and traded ({ $names }).
   *[discard] a card is to be discarded ({ $names }).
}
fleet-alt-auction = Auction of the { $licence } licence, bids in order: { $bids }. Still in: { $still }.
fleet-alt-offer = On offer: { $licences }.
fleet-alt-offered = { $licence } (from ${ $minimum }, { $points } VP)
fleet-alt-player = { $name }: { $points } VP, { $cards } { $cards ->
    [one] card
   *[other] cards
}{ $crates ->
    [0] {""}
    [one] , 1 processed crate
   *[other] , { $crates } processed crates
}{ $licence_count ->
    [0] {""}
   *[other] ; licences { $licences }
}{ $boat_count ->
    [0] {""}
   *[other] ; boats { $boats }
}.
fleet-alt-stocks = Left: { $licences } licences, { $cards } boat cards, { $crates } crates.
fleet-alt-legend = Boats are told by their crates; one with – has no captain.
fleet-alt-start = Start player: { $name }.
fleet-alt-last = This is the last round.
fleet-alt-scored = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $name }, { $total } VP ({ $parts }).
fleet-alt-ties = Ties are broken by boats, then by crates on them: { $fleets }.
fleet-alt-tie = { $name } { $boats } and { $crates }
fleet-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
fleet-alt-choice = To discard one of: { $cards }.
fleet-alt-purse = You can pay ${ $purse } at most.
fleet-alt-licences = Your licences: { $licences }.
fleet-alt-boats = Boats: { $boats }.
fleet-alt-boat = { $number } { $kind } ({ $manned ->
    [known] captain { $captain }
    [back] captain
   *[none] no captain
}, { $crates } { $crates ->
    [one] crate
   *[other] crates
})
fleet-alt-crates = { $crates } processed { $crates ->
    [one] crate
   *[other] crates
}, $1 each.
fleet-alt-fleet = { $name }: { $points } VP, { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand.
fleet-alt-gives = { $number } { $number ->
    [one] licence
   *[other] licences
}: { $licence } ({ $gives }).
