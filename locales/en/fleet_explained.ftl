### What each question of Fleet is about, with the numbers of the table: behind the ? of a panel.

fleet-explain-stand = You have ${ $own_money } in all, { $own_boats } { $own_boats ->
    [one] boat
   *[other] boats
} ({ $own_captained } with a captain), and { $own_points } VP; the best of the others has { $best_points }.
fleet-explain-open =
    Choose a licence and bid at least its minimum, or decline and buy nothing this round. The others can bid more; the last one left pays. A licence lets you launch its kind of boat and gives a lasting bonus.
    You can bid up to ${ $most }. What you spend here you can't spend on boats and captains: every card is all three.
    { fleet-explain-stand } { $licences_left ->
        [one] 1 licence is
       *[other] { $licences_left } licences are
    } left in the pile.
fleet-explain-bid =
    Bid ${ $least } or more, or pass: you then drop out for this licence, but not for the next. You can bid up to ${ $most }{ $discount ->
        [0] {""}
       *[other] , and pay ${ $discount } less
    }. If no one bids more, you must pay your bid.
    { fleet-explain-stand }
fleet-explain-pay =
    You owe **${ $due }**. Discard cards worth that much (boats of your choice), and use processed crates ($1 each; you have { $crates }). You get no change, so look for a sum that fits; and keep what you want to launch, or a card for a captain.
    { fleet-explain-stand }
fleet-explain-pay-licence = { fleet-explain-pay }
fleet-explain-pay-launch = { fleet-explain-pay }
fleet-explain-launch =
    Launch a boat from your hand, of a kind you have a licence for; you pay its cost with other cards. It scores VP at once, but only catches fish with a captain. You can launch { $left ->
        [one] one more boat
       *[other] { $left } more boats
    } this round.
    { fleet-explain-stand }
fleet-explain-hire =
    Put any card face down on a boat without a captain: from now on the boat catches a crate each round (up to four), and each crate is 1 VP. You lose the card, so use one you won't miss. You can hire { $left ->
        [one] one more captain
       *[other] { $left } more captains
    } this round.
    { fleet-explain-stand }
fleet-explain-process =
    A crate you take from a boat no longer scores 1 VP, but is $1 for any payment, or can be traded for cards. A full boat catches again. Crates on your boats: { $own_crates }. Take none if you'd rather have the points.
    { fleet-explain-stand }
fleet-explain-trade =
    One processed crate (you have { $crates }) leaves the game, and you draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. A kept one is worth $1. In your hand: { $own_hand } { $own_hand ->
        [one] card
       *[other] cards
    }.
    { fleet-explain-stand }
fleet-explain-discard-drawn =
    You drew { $count } cards and keep all but one of **these**. Think of the next round: which is a boat you have a licence for, and which is worth more as money?
    { fleet-explain-stand }
fleet-explain-discard-any =
    Thanks to your tuna licences, you can discard **any** card in your hand. Which will you neither launch nor pay with?
    { fleet-explain-stand }
