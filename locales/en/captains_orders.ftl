### Captain's Orders. Names may be anything, so no sentence bends to them.

captains-orders-name = Captain's Orders
captains-orders-tagline = The lowest card makes you the captain. Unmask the captain, or slip away with an empty hand.
captains-orders-source = A variant for the Pairs deck, first published in a board game magazine. We follow its Japanese rules of 2019.

## A card, and the order, as they are told in a sentence.

captains-orders-a-card = { $rank ->
    [8] an 8
   *[other] a { $rank }
}
captains-orders-an-order = { $order_rank ->
    [8] an 8
   *[other] a { $order_rank }
}

## What happened. With -seen: as told to those who know the hidden card; with a field's name: to whom it names.

captains-orders-event-round-began = Round { $round }: { $dealer_seat } deals, { $first_seat } begins.
captains-orders-event-dealt-seen = { $seat } is dealt { $ranks }.
    .seat = You are dealt { $ranks }.
captains-orders-event-ordered = { $seat } orders { captains-orders-a-card }.
    .seat = You order { captains-orders-a-card }.
captains-orders-event-reordered = { $seat } orders { captains-orders-a-card } instead. { $former_seat }'s { $former_rank } is discarded.
    .seat = You order { captains-orders-a-card } instead. { $former_seat }'s { $former_rank } is discarded.
    .former_seat = { $seat } orders { captains-orders-a-card } instead. Your { $former_rank } is discarded.
captains-orders-event-order-discarded = { $seat }'s { $rank } came back unbeaten, so it is discarded. { $seat }'s turn is skipped.
    .seat = Your { $rank } came back unbeaten, so it is discarded. Your turn is skipped.
captains-orders-event-passed = { $seat } passes { $to_seat } a card.
captains-orders-event-passed-seen = { $seat } passes { $to_seat } { captains-orders-a-card }.
    .seat = You pass { $to_seat } your { $rank }.
    .to_seat = { $seat } passes you { captains-orders-a-card }.
captains-orders-event-asked = { $seat } asks { $asked_seat } for a card.
    .seat = You ask { $asked_seat } for a card.
    .asked_seat = { $seat } asks you for a card.
captains-orders-event-gave = { $seat } gives { $to_seat } a card.
captains-orders-event-gave-seen = { $seat } gives { $to_seat } { captains-orders-a-card }.
    .seat = You give { $to_seat } your { $rank }.
    .to_seat = { $seat } gives you { captains-orders-a-card }.
captains-orders-event-obeyed = { $seat } obeys and gives { $to_seat } a card.
captains-orders-event-obeyed-seen = { $seat } obeys and gives { $to_seat } { captains-orders-a-card }.
    .seat = You obey and give { $to_seat } your { $rank }.
    .to_seat = { $seat } obeys and gives you { captains-orders-a-card }.
captains-orders-event-discarded = { $seat } discards a card.
captains-orders-event-discarded-seen = { $seat } discards { captains-orders-a-card }.
    .seat = You discard { captains-orders-a-card }.
captains-orders-event-accused = { $seat } accuses { $accused_seat } of being a captain!
    .seat = You accuse { $accused_seat } of being a captain!
    .accused_seat = { $seat } accuses you of being a captain!
captains-orders-event-emptied = { $seat } has no cards left.
    .seat = You have no cards left.
captains-orders-event-declared = { $seat } shows the last card, { $rank }: "I am the captain!"
    .seat = You show your last card, { $rank }: "I am the captain!"
captains-orders-event-stayed-silent = { $seat } doesn't declare; the last card stays face down.
    .seat = You don't declare; your last card stays face down.
captains-orders-event-showed = { $role ->
    [captain] { $seat } had { $ranks }: captain.
    [emptied] { $seat } had no cards.
   *[mutineer] { $seat } had { $ranks }: mutineer, { $points } { $points ->
        [one] point
       *[other] points
    }.
}
captains-orders-event-round-ended = { $verdict ->
    [captain-named] { $seat } was right! The lowest card was with { $captain_seats }.
    [mutineer-named] { $seat } was wrong: the lowest card was with { $captain_seats }.
    [accuser-captain] { $seat } had the lowest card, and a captain can't win by accusing.
    [declared-rightly] { $seat } got rid of every card and was the captain. Well done!
    [declared-wrongly] { $seat } got rid of every card but wasn't the captain: the lowest card was with { $captain_seats }.
   *[silent] { $seat } got rid of every card and didn't declare. The lowest card was with { $captain_seats }.
} { $winners ->
    [0] No one wins round { $round }.
    [one] { $winner_seats } wins round { $round }.
   *[other] { $winner_seats } share round { $round }.
}
captains-orders-event-match-ended = { $winners ->
    [one] With three rounds, { $winner_seats } wins the game!
   *[other] With three rounds each, { $winner_seats } share the win!
}

## What a player is asked.

captains-orders-ask-turn = Your turn: there's no order on the table.
captains-orders-ask-under-order = Your turn: { $order_seat } has ordered { captains-orders-an-order }.
captains-orders-ask-discard-passed = { $from_seat } passed you { captains-orders-a-card }. Which card do you discard?
captains-orders-ask-discard-asked = { $from_seat } gave you { captains-orders-a-card }. Which card do you discard?
captains-orders-ask-give = { $to_seat } asks you for a card. Which one do you give?
captains-orders-ask-word = Your hand is empty. Do you show your { $rank } and declare yourself captain?

## The answers: on a button, and told a little more.

captains-orders-verb-order = Order
    .hint = Play a card face up. It's your order until someone beats it.
    .hint-under-order = Play a lower card. It becomes the order, and it's yours.
    .hint-plan = Played if there's no order, or only a higher one.
captains-orders-verb-pass = Pass a card
    .hint = Give another player a card, face down. They then discard one.
    .hint-plan = Played if there's no order.
captains-orders-verb-ask = Ask for a card
    .hint = Another player gives you a card they choose; then you discard one.
    .hint-plan = Played if there's no order.
captains-orders-verb-accuse = Accuse
    .hint = Name someone as captain. Right or wrong, the round ends.
captains-orders-verb-obey = Obey
    .hint = Give the order's owner a card as high as the order or higher.
    .hint-plan = Played if there's an order and your card is high enough.
captains-orders-verb-discard = Discard
    .hint = Put a card aside, face down.
    .hint-plan = Played when someone passes you a card or gives you one you asked for.
captains-orders-verb-give = Give
    .hint = Give any card, face down, to the player who asked.
    .hint-plan = Played when someone asks you for a card.
captains-orders-verb-declare = Declare
    .hint = Show your last card. You win if no one holds a lower one.
captains-orders-verb-silent = Say nothing
    .hint = Your last card stays face down. The mutineer with the most points wins.

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
captains-orders-barred-below-order = Lower than { $order_rank }: too low to obey.
captains-orders-barred-not-below-order = Not lower than { $order_rank }: can't replace the order.

## What the rules refuse.

captains-orders-illegal-owes-discard = Discard a card first.
captains-orders-illegal-owes-card = Give a card first to the player who asked you.
captains-orders-illegal-owes-word = Your hand is empty. First say whether you declare yourself captain.
captains-orders-illegal-nothing-to-discard = You can't discard now. You only discard after being passed a card or asking for one.
captains-orders-illegal-nobody-asked = No one has asked you for a card. Choose an action for your turn.
captains-orders-illegal-hand-not-empty = You still have cards. You can only declare right after playing your last one.
captains-orders-illegal-order-stands = { $order_seat } has ordered { captains-orders-an-order }. Obey, order lower, or accuse someone.
captains-orders-illegal-no-order = There's no order to obey. Order, pass a card, ask for one, or accuse someone.
captains-orders-illegal-not-yourself = Choose another player.
captains-orders-illegal-not-in-hand = You don't have a { $rank }. Choose a card from your hand.
captains-orders-illegal-below-order = You can't obey with { captains-orders-a-card }: play { $order_rank } or higher.
captains-orders-illegal-not-below-order = You can't replace the order with { captains-orders-a-card }: play lower than { $order_rank }.

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
captains-orders-picture-round-winner = { $count ->
    [0] No one wins
    [one] { $name } wins
   *[other] { $count } winners
}
captains-orders-picture-match-winner = { $count ->
    [0] No one wins
    [one] { $name } wins the game
   *[other] { $count } win the game
}
captains-orders-picture-next = Round { $round }: { $name } begins
captains-orders-picture-hand = Your hand
captains-orders-picture-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
captains-orders-picture-gave = You gave
captains-orders-picture-received = You received
captains-orders-picture-discarded = You discarded

## The same in words, for whoever can't see the picture.

captains-orders-alt-round = Captain's Orders, round { $round }.
captains-orders-alt-owes = { $step ->
    [discard] { $name } has to discard a card.
    [give] { $name } has to give a card.
    [word] { $name } has no cards left and can declare.
   *[turn] { $name } to play.
}
captains-orders-alt-order = On the table: the order { $rank } from { $name }.
captains-orders-alt-no-order = No order on the table.
captains-orders-alt-seat = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $won } won.
captains-orders-alt-asked = { $asker } has asked { $asked } for a card.
captains-orders-alt-moved = { $kind ->
    [obeyed] Last card: { $giver } obeyed { $receiver }.
    [given] Last card: { $giver } gave it to { $receiver }, who had asked.
   *[passed] Last card: { $giver } passed it to { $receiver }.
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
captains-orders-alt-next = Next: round { $round }; { $name } begins.
captains-orders-alt-hand = { $cards ->
    [0] Your hand is empty.
   *[other] Your hand: { $ranks }; { $points } { $points ->
        [one] point
       *[other] points
    }.
}
captains-orders-alt-gave = You gave { $cards }.
captains-orders-alt-gave-card = { $rank } to { $name }
captains-orders-alt-received = You received { $cards }.
captains-orders-alt-received-card = { $rank } from { $name }
captains-orders-alt-discarded = You discarded { $ranks }.

## Words that may be typed for those of the notation.

captains-orders-typed = show=declare

## What deserves to be told of a game that is over.

captains-orders-achievement-sharp-eye = Sharp eye
    .told = correctly accused a captain twice in one game
captains-orders-achievement-wrongly-named = Wrongly named
    .told = was falsely accused of being captain, and won the round
captains-orders-achievement-true-word = True word
    .told = correctly declared the last card
captains-orders-achievement-silent-winner = Silent winner
    .told = won without ever accusing anyone or declaring a card
captains-orders-achievement-clean-sweep = Clean sweep
    .told = won, and no one else won a single round
