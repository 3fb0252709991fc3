### Fleet. A boat card is told by its kind; a payment as its cards and crates: "shrimp tuna +1".

fleet-name = Fleet
fleet-tagline = Win fishing licences at auction, launch boats and hire captains. Every card in your hand can be a boat, a captain or money, but only once.
fleet-source = A game by Ben Pinchback and Matt Riddle. We follow a Japanese translation of its rules; it leaves out the card values, so those come from elsewhere.

fleet-option-advanced = { $value ->
    [true] Advanced set-up: premium licences may come early
   *[false] Normal set-up: standard licences come first
}
    .label = { $value ->
        [true] Advanced set-up
       *[false] Normal set-up
    }
fleet-option-process_from = { $value ->
    [all] Crates can be processed from every boat
   *[others] Crates can't be processed from processing vessels
}
    .label = { $value ->
        [all] Process from every boat
       *[others] Not from processing vessels
    }

## What happened. With -seen: as told to those who know the hidden cards.

fleet-event-match-began = Everyone gets { $cards }. The supply holds { $supply } crates.
fleet-event-round-began = Round { $round }. { $start_seat } is the start player.
fleet-event-displayed = On offer: { $licences }. { $left } { $left ->
    [one] licence
   *[other] licences
} left in the pile.
fleet-event-opened = { $seat } opens the bidding on the { $licence } licence at ${ $amount }.
    .seat = You open the bidding on the { $licence } licence at ${ $amount }.
fleet-event-bid = { $seat } bids ${ $amount } on the { $licence } licence.
    .seat = You bid ${ $amount } on the { $licence } licence.
fleet-event-passed = { $seat } passes on the { $licence } licence.
    .seat = You pass on the { $licence } licence.
fleet-event-outpriced = { $seat } can't bid higher and drops out of the bidding on the { $licence } licence.
    .seat = You can't bid higher and drop out of the bidding on the { $licence } licence.
fleet-event-declined = { $seat } declines and buys nothing this round.
    .seat = You decline and buy nothing this round.
fleet-event-cannot-open = { $seat } can't afford any licence and sits out this round's auction.
    .seat = You can't afford any licence and sit out this round's auction.
fleet-event-won = { $discount ->
    [0] { $seat } buys the { $licence } licence for ${ $price }.
   *[other] { $seat } buys the { $licence } licence for ${ $price } − ${ $discount } shrimp discount = ${ $due }.
}
    .seat = { $discount ->
        [0] You buy the { $licence } licence for ${ $price }.
       *[other] You buy the { $licence } licence for ${ $price } − ${ $discount } shrimp discount = ${ $due }.
    }
fleet-event-paid = { $seat } pays with { $payment }.
    .seat = You pay with { $payment }.
fleet-event-unsold = No one bought anything. These licences leave the game: { $licences }.
fleet-event-last-round = { $reason ->
    [crates] The crates have run out: the game ends with the fishing in round { $round }.
   *[licences] The licences are running out: round { $round } is the last.
}
fleet-event-launched = { $discount ->
    [0] { $seat } launches a { $kind } boat (no. { $boat }) for ${ $cost }.
   *[other] { $seat } launches a { $kind } boat (no. { $boat }) for ${ $cost } − ${ $discount } shrimp discount = ${ $due }.
}
    .seat = { $discount ->
        [0] You launch a { $kind } boat (no. { $boat }) for ${ $cost }.
       *[other] You launch a { $kind } boat (no. { $boat }) for ${ $cost } − ${ $discount } shrimp discount = ${ $due }.
    }
fleet-event-done-launching = { $seat } has finished launching.
    .seat = You have finished launching.
fleet-event-captained = { $seat } hires a captain for boat { $boat } ({ $kind }).
    .seat = You hire a captain for boat { $boat } ({ $kind }).
fleet-event-captained-seen = { $seat } hires a captain ({ $card }) for boat { $boat } ({ $kind }).
    .seat = You hire a captain ({ $card }) for boat { $boat } ({ $kind }).
fleet-event-done-hiring = { $seat } has finished hiring.
    .seat = You have finished hiring.
fleet-event-drew = { $reason ->
    [cod] { $seat } draws { $count } (cod licence).
    [lobster] { $seat } draws { $count } (lobster licence).
    [trade] { $seat } trades a crate and draws { $count }.
   *[phase] { $seat } draws { $count }.
}
    .seat = { $reason ->
        [cod] You draw { $count } (cod licence).
        [lobster] You draw { $count } (lobster licence).
        [trade] You trade a crate and draw { $count }.
       *[phase] You draw { $count }.
    }
fleet-event-drew-seen = { $reason ->
    [cod] { $seat } draws { $cards } (cod licence).
    [lobster] { $seat } draws { $cards } (lobster licence).
    [trade] { $seat } trades a crate and draws { $cards }.
   *[phase] { $seat } draws { $cards }.
}
    .seat = { $reason ->
        [cod] You draw { $cards } (cod licence).
        [lobster] You draw { $cards } (lobster licence).
        [trade] You trade a crate and draw { $cards }.
       *[phase] You draw { $cards }.
    }
fleet-event-reshuffled = The pile was empty: the { $count } discarded { $count ->
    [one] card makes
   *[other] cards make
} a new one.
fleet-event-fished = { $seat } fishes { $crates } { $crates ->
    [one] crate
   *[other] crates
} ({ $crates ->
    [one] boat
   *[other] boats
} { $boats }).
    .seat = You fish { $crates } { $crates ->
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
    .seat = You process { $crates } { $crates ->
        [one] crate
       *[other] crates
    } (from { $crates ->
        [one] boat
       *[other] boats
    } { $boats }).
fleet-event-processed-none = { $seat } processes nothing.
    .seat = You process nothing.
fleet-event-traded = { $seat } trades a crate for { $count } { $count ->
    [one] card
   *[other] cards
}.
    .seat = You trade a crate for { $count } { $count ->
        [one] card
       *[other] cards
    }.
fleet-event-kept = { $seat } doesn't trade.
    .seat = You don't trade.
fleet-event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
fleet-event-round-ended = Round { $round } is over.
fleet-event-scored = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $seat }, { $points } VP.
fleet-event-tie-broken = { $by ->
    [crates] Tied on points and boats, but with more crates on boats: { $winner_seats }.
   *[launched] Tied on points, but with more boats: { $winner_seats }.
}
fleet-event-match-ended = { $winners ->
    [one] { $winner_seats } has the strongest fleet and wins the game!
   *[other] { $winner_seats } have equally strong fleets and share the win!
}

## What a player is asked.

fleet-ask-open = Pick a licence to auction and your opening bid. You can bid up to ${ $most }{ $discount ->
    [0] .
   *[other] {" "}(with your ${ $discount } discount).
}
fleet-ask-bid = { $best_seat } has bid ${ $best } for the { $licence } licence. Do you bid more? You can bid up to ${ $most }{ $discount ->
    [0] .
   *[other] {" "}(with your ${ $discount } discount).
}
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
    [one] Launch a boat, or finish?
   *[other] Launch a boat, or finish? (up to { $left } boats)
}
fleet-ask-hire = { $left ->
    [one] Hire a captain: which card, and on which boat?
   *[other] Hire a captain: which card, and on which boat? (up to { $left })
}
fleet-ask-process = Which boats do you take a crate from?
fleet-ask-trade = Do you trade { $crates ->
    [one] your processed crate
   *[other] one of your { $crates } processed crates
} for { $count } { $count ->
    [one] card
   *[other] cards
}?
fleet-ask-discard-drawn = You drew { $count } cards. Which one do you discard?
fleet-ask-discard-any = Which card from your hand do you discard?

## The answers: on a button, and told a little more.

fleet-verb-open = Open an auction
    .hint = Pick the licence, then your bid. The others can bid more.
fleet-verb-decline = Decline
    .hint = You buy nothing this round and sit out its other auctions.
fleet-verb-bid = Bid
    .hint = The highest bidder must buy.
fleet-verb-pass = Pass
    .hint = You drop out of the bidding on this licence, but not on the next ones.
    .hint-plan = You pass once, on the next licence you are asked about.
fleet-verb-pay = Pay
    .hint = I suggest the cheapest way. You can't add cards that aren't needed.
    .several = Pay with these cards; crates make up the rest
fleet-verb-launch = Launch a boat
    .hint = You need its licence. Pay its cost with other cards or crates.
fleet-verb-captain = Hire a captain
    .hint = Put any card face down on a boat without a captain. Only boats with a captain fish.
fleet-verb-done = Done
    .asked-launch = Done launching
    .asked-hire = Done hiring
    .hint = Go on to what comes next.
    .hint-launch = Go on to hiring.
    .hint-hire = End your turn.
fleet-verb-process = Process
    .hint = A crate on the licence is $1 or can be traded, but scores no VP.
fleet-verb-trade = Trade
    .hint = One processed crate leaves the game, and you draw.
fleet-verb-keep = Don't trade
    .hint = Keep your processed crates: each is worth $1.
fleet-verb-discard = Discard
    .hint = The card goes face up to the discard pile.
fleet-verb-upto = Bid up to
    .hint = I bid only as much as needed each time; above your limit, I pass.
fleet-verb-only = Bid on one licence only, up to
    .hint = I open it if it's your choice, and bid as needed; I pass on all others.
fleet-verb-idle = Do nothing in this phase
    .hint = In the auction: pass and decline. In launching: no boat and no captain.

## A whole move in a few words.

fleet-move-open = Open { $licence } at ${ $amount }
fleet-move-decline = Decline
fleet-move-bid = Bid ${ $amount }
fleet-move-pass = Pass
fleet-move-pay = Pay with { $payment }
fleet-move-launch = Launch { $kind }
fleet-move-captain = Captain { $card } on boat { $boat }
fleet-move-done = Done
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
fleet-barred-too-dear = opens at ${ $minimum }; you can pay ${ $most }.
fleet-barred-no-licence = you don't have its licence.
fleet-barred-cannot-afford = costs you ${ $due }; your other cards and crates make ${ $most }.

## What the rules refuse.

fleet-illegal-not-asked = You can't do that now. Choose one of the answers offered.
fleet-illegal-not-displayed = The { $licence } licence isn't on offer. Choose one that is.
fleet-illegal-below-minimum = The { $licence } licence opens at ${ $minimum } or more.
fleet-illegal-too-dear = That licence opens at ${ $minimum }, and you can pay ${ $most }.
fleet-illegal-above-purse = You can't bid ${ $amount }: your cards, crates and discount make ${ $most }.
fleet-illegal-not-higher = The highest bid is ${ $best }. Bid more, or pass.
fleet-illegal-not-in-hand = You don't have { $card } in your hand.
fleet-illegal-no-crates = You have { $held ->
    [0] no processed crates
    [one] { $held } processed crate
   *[other] { $held } processed crates
} to pay with.
fleet-illegal-underpaid = That makes only ${ $offered }, but you must pay ${ $due }.
fleet-illegal-could-keep = You are paying too much: leave out { $item ->
    [crate] a crate
   *[other] the { $item }
}.
fleet-illegal-not-in-order = Name everything once and in order: cards as shrimp, lobster, processing, cod, tuna, crab; boats by number.
fleet-illegal-no-licence = You need a { $kind } licence to launch that boat.
fleet-illegal-cannot-afford = You can't afford the { $kind } boat: it costs you ${ $due }, and your other cards and crates make ${ $most }.
fleet-illegal-no-such-boat = You don't have a boat { $boat }.
fleet-illegal-has-captain = Boat { $boat } already has a captain.
fleet-illegal-no-crate = Boat { $boat } has no crate.
fleet-illegal-from-processing = Boat { $boat } is a processing vessel; at this table, you can't process crates from those.
fleet-illegal-not-drawn = Discard one of the cards you just drew. { $card } isn't one of them.

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
fleet-picture-owes = { $count ->
    [one] { $step ->
        [open] { $name } to choose
        [bid] { $name } to bid
        [pay] { $name } to pay
        [launch] { $name } to launch
        [hire] { $name } to hire
        [crates] { $name }'s crates
       *[discard] { $name } to discard
    }
   *[other] { $count } to move
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
fleet-picture-end = Game over
fleet-picture-winner = { $count ->
    [one] { $name } wins
   *[other] { $count } share the win
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
    [open] { $names } to choose a licence.
    [bid] { $names } to bid.
    [pay] { $names } to pay.
    [launch] { $names } to launch.
    [hire] { $names } to hire.
    [crates] { $names } to process and trade crates.
   *[discard] { $names } to discard a card.
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
fleet-alt-stocks = Left: { $licences } { $licences ->
    [one] licence
   *[other] licences
}, { $cards } boat { $cards ->
    [one] card
   *[other] cards
}, { $crates } { $crates ->
    [one] crate
   *[other] crates
}.
fleet-alt-legend = Numbers are crates; – means no captain.
fleet-alt-start = Start player: { $name }.
fleet-alt-last = This is the last round.
fleet-alt-scored = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $name }, { $total } VP ({ $parts }).
fleet-alt-ties = Ties go by boats, then by crates on them: { $fleets }.
fleet-alt-tie = { $name } { $boats } and { $crates }
fleet-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
fleet-alt-choice = Discard one of: { $cards }.
fleet-alt-purse = You can pay up to ${ $purse }.
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

## Words that may be typed for those of the notation.

fleet-typed = prawn=shrimp king-crab=crab

## What deserves to be told of a game that is over.

fleet-achievement-armada = Armada
    .told = launched eight boats
fleet-achievement-all-aboard = All aboard
    .told = launched six boats or more, and hired a captain for each
fleet-achievement-mixed-fleet = Mixed fleet
    .told = launched boats of five kinds
fleet-achievement-cannery = Cannery
    .told = processed ten crates of fish
fleet-achievement-landslide = By a long way
    .told = won by twelve points or more

## What decided a tie.

fleet-tie-launched = tie-break: { $value } { $value ->
    [one] boat
   *[other] boats
}
fleet-tie-crates = tie-break: { $value } { $value ->
    [one] crate
   *[other] crates
}
