### Captain's Orders. Names may be anything, so no sentence bends to them.

captains-orders-name = Captain's Orders
captains-orders-tagline = Whoever holds the lowest card is the captain. Unmask one, or slip away with an empty hand.
captains-orders-source = A variant for the Pairs deck from a board game magazine, played after its Japanese rules of 2019.

## What happened. With -seen: as told to those who know the hidden card.

captains-orders-event-round-began = Round { $round }: { $dealer_seat } deals, { $first_seat } begins.
captains-orders-event-dealt-seen = { $seat } is dealt { $ranks }.
captains-orders-event-ordered = { $seat } orders { $rank }.
captains-orders-event-reordered = { $seat } orders { $rank } instead. The order { $former_rank } from { $former_seat } is discarded.
captains-orders-event-order-discarded = The order { $rank } is back at its owner, { $seat }: it is discarded, and the turn passes on.
captains-orders-event-passed = { $seat } passes a card, face down, to { $to_seat }.
captains-orders-event-passed-seen = { $seat } passes { $rank } to { $to_seat }.
captains-orders-event-asked = { $seat } asks { $asked_seat } for a card.
captains-orders-event-gave = { $seat } gives a card, face down, to { $to_seat }.
captains-orders-event-gave-seen = { $seat } gives { $rank } to { $to_seat }.
captains-orders-event-obeyed = { $seat } obeys and hands { $to_seat } a card, face down.
captains-orders-event-obeyed-seen = { $seat } obeys and hands { $to_seat } { $rank }.
captains-orders-event-discarded = { $seat } discards a card, face down.
captains-orders-event-discarded-seen = { $seat } discards { $rank }.
captains-orders-event-accused = { $seat } accuses { $accused_seat } of being a captain!
captains-orders-event-emptied = { $seat } has no cards left.
captains-orders-event-declared = { $seat } shows the last card, { $rank }: "I am the captain!"
captains-orders-event-stayed-silent = { $seat } declares nothing; the last card stays face down.
captains-orders-event-showed = { $role ->
    [captain] { $seat } held { $ranks }: captain.
    [emptied] { $seat } held no card.
   *[mutineer] { $seat } held { $ranks }: mutineer, { $points } { $points ->
        [one] point
       *[other] points
    }.
}
captains-orders-event-round-ended = { $verdict ->
    [captain-named] { $seat } accused rightly: the lowest card was held by { $captain_seats }.
    [mutineer-named] { $seat } accused wrongly: the lowest card was held by { $captain_seats }.
    [accuser-captain] { $seat } accused while holding the lowest card, and a captain's accusation never wins.
    [declared-rightly] { $seat } is rid of every card and was captain to the last.
    [declared-wrongly] { $seat } is rid of every card but declared wrongly: the lowest card was held by { $captain_seats }.
   *[silent] { $seat } is rid of every card and declared nothing. The lowest card was held by { $captain_seats }.
} { $winners ->
    [0] Nobody wins round { $round }.
    [one] Round { $round } goes to { $winner_seats }.
   *[other] Round { $round } is shared by { $winner_seats }.
}
captains-orders-event-match-ended = { $winners ->
    [one] Three rounds won: the game goes to { $winner_seats }!
   *[other] Three rounds won: the game is shared by { $winner_seats }!
}

## What a player is asked.

captains-orders-ask-turn = It's your turn, and there is no order on the table.
captains-orders-ask-under-order = It's your turn, under the order { $order_rank } from { $order_seat }.
captains-orders-ask-discard-passed = { $from_seat } passed you { $rank }. Discard one card; it may be that one.
captains-orders-ask-discard-asked = { $from_seat } gave you { $rank }. Discard one card; it may be that one.
captains-orders-ask-give = { $to_seat } asks you for a card. Which one do you give?
captains-orders-ask-word = Your hand is empty. Do you show your last card, { $rank }, and declare yourself captain?

## The answers: on a button, and told a little more.

captains-orders-verb-order = Order
    .hint = Play a card face up as your order.
    .hint-under-order = A lower card becomes the order, and yours; the old one is discarded.
    .hint-plan = Played if there is no order, or only a higher one.
captains-orders-verb-pass = Pass a card
    .hint = A card, face down, to another player, who then discards one.
    .hint-plan = Played if there is no order.
captains-orders-verb-ask = Ask for a card
    .hint = Another player gives you a card of their choice; then you discard one.
    .hint-plan = Played if there is no order.
captains-orders-verb-accuse = Accuse
    .hint = Name a captain. The round ends, right or wrong.
captains-orders-verb-obey = Obey
    .hint = A card as high as the order or higher, face down, to the order's owner.
    .hint-plan = Played if there is an order, and the card is high enough.
captains-orders-verb-discard = Discard
    .hint = A card of yours leaves the round, face down.
    .hint-plan = Played when somebody has passed you a card, or given you the one you asked for.
captains-orders-verb-give = Give
    .hint = A card of your choice, face down, to the player who asked.
    .hint-plan = Played when somebody asks you for a card.
captains-orders-verb-declare = Declare
    .hint = Show your last card. You win if no other hand holds a lower one.
captains-orders-verb-silent = Say nothing
    .hint = Your last card stays face down. The mutineers with the most points win.

## A whole move in a few words.

captains-orders-move-order = Order { $rank }
captains-orders-move-pass = Pass { $rank } to { $seat }
captains-orders-move-ask = Ask { $seat } for a card
captains-orders-move-accuse = Accuse { $seat }
captains-orders-move-obey = Obey with { $rank }
captains-orders-move-discard = Discard { $rank }
captains-orders-move-give = Give { $rank }
captains-orders-move-declare = Declare yourself captain
captains-orders-move-silent = Say nothing

## What is chosen for an answer, and why something can't be.

captains-orders-part-rank = { $value }
    .label = Which card?
captains-orders-part-seat = { $value }
    .label = Which player?
captains-orders-barred-below-order = Lower than the order { $order_rank }: you can't obey with it.
captains-orders-barred-not-below-order = Not lower than the order { $order_rank }: it can't replace it.

## What the rules refuse.

captains-orders-illegal-owes-discard = First discard a card.
captains-orders-illegal-owes-card = First give a card to the player who asked you for one.
captains-orders-illegal-owes-word = Your hand is empty: first say whether you declare.
captains-orders-illegal-nothing-to-discard = There is nothing to discard now. One discards after being passed a card, or after asking for one.
captains-orders-illegal-nobody-asked = Nobody has asked you for a card. Choose one of the actions of a turn.
captains-orders-illegal-hand-not-empty = You still hold cards. One declares only when the hand has just become empty.
captains-orders-illegal-order-stands = The order { $order_rank } from { $order_seat } is on the table. Obey it, order lower, or accuse somebody.
captains-orders-illegal-no-order = There is no order to obey. Order, pass a card, ask for one, or accuse somebody.
captains-orders-illegal-not-yourself = That has to be another player.
captains-orders-illegal-not-in-hand = There is no { $rank } in your hand. Choose one of your cards.
captains-orders-illegal-below-order = { $rank } is too low to obey with: it takes { $order_rank } or higher.
captains-orders-illegal-not-below-order = { $rank } can't replace the order { $order_rank }: a new order must be lower.

## Scores.

captains-orders-score = { $score ->
    [one] { $score } round
   *[other] { $score } rounds
}
captains-orders-breakdown-rounds = Rounds won: { $value }

## In the pictures: short, since they must be read on a phone.

captains-orders-picture-round = Round { $round }
captains-orders-picture-order = Order
captains-orders-picture-no-order = No order
captains-orders-picture-owes = { $step ->
    [discard] { $name } to discard
    [give] { $name } to give
    [word] { $name } to declare?
   *[turn] { $name } to play
}
captains-orders-picture-accused = { $seat } accused { $accused_seat }
captains-orders-picture-declared = { $seat } declared { $rank }
captains-orders-picture-emptied = { $seat } has no cards left
captains-orders-picture-captain = Captain
captains-orders-picture-points = { $points } { $points ->
    [one] point
   *[other] points
}
captains-orders-picture-no-cards = No cards
captains-orders-picture-round-winner = { $name } wins
captains-orders-picture-round-winners = { $count } winners
captains-orders-picture-nobody-wins = Nobody wins
captains-orders-picture-match-winner = { $name } wins the game
captains-orders-picture-match-winners = { $count } win the game
captains-orders-picture-next = Round { $round }: { $name } begins
captains-orders-picture-hand = Your hand
captains-orders-picture-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
captains-orders-picture-gave = You handed over
captains-orders-picture-received = You received
captains-orders-picture-discarded = You discarded

## The same in words, for whoever can't see the picture.

captains-orders-alt-round = Captain's Orders, round { $round }.
captains-orders-alt-owes = { $step ->
    [discard] { $name } is to discard a card.
    [give] { $name } is to give a card.
    [word] { $name } has no cards left and may declare.
   *[turn] { $name } is to play.
}
captains-orders-alt-order = Order on the table: { $rank }, from { $name }.
captains-orders-alt-no-order = No order on the table.
captains-orders-alt-seat = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $won } won.
captains-orders-alt-asked = { $asker } has asked { $asked } for a card.
captains-orders-alt-moved = { $kind ->
    [obeyed] Last card handed over: { $giver } obeyed { $receiver }.
    [given] Last card handed over: { $giver } gave it to { $receiver }, who had asked.
   *[passed] Last card handed over: { $giver } passed it to { $receiver }.
}
captains-orders-alt-dealer = Turn: { $turn }. Dealer: { $name }.
captains-orders-alt-former = Earlier orders: { $orders }.
captains-orders-alt-former-order = { $rank } ({ $name })
captains-orders-alt-shown = { $role ->
    [captain] { $name }: { $ranks }; captain
    [emptied] { $name }: no cards
   *[mutineer] { $name }: { $ranks }; { $points } { $points ->
        [one] point
       *[other] points
    }
}; { $won } won.
captains-orders-alt-next = Round { $round } comes next: { $name } begins.
captains-orders-alt-hand = { $cards ->
    [0] Your hand is empty.
   *[other] Your hand: { $ranks }; { $points } { $points ->
        [one] point
       *[other] points
    }.
}
captains-orders-alt-gave = You handed over { $cards }.
captains-orders-alt-gave-card = { $rank } to { $name }
captains-orders-alt-received = You received { $cards }.
captains-orders-alt-received-card = { $rank } from { $name }
captains-orders-alt-discarded = You discarded { $ranks }.

## Words that may be typed for those of the notation.

captains-orders-typed = show=declare
