### The stations of a first match of Captain's Orders.

captains-orders-lesson-captain = Whoever holds the **lowest card** of all is the captain; everyone else is a mutineer. Roles aren't dealt: your lowest card is { $lowest }, and up to { $lower } lower ones may be out there. Mutineers win on points, or by accusing a captain.
    .title = Who is the captain?
    .look = the numbers beside the names are how many cards each holds. What they are, only their owner knows.
    .said-lowest = Your lowest card is gone, so you are less likely to be a captain. It's always worth knowing where the low ones are.
    .said-other = You kept your lowest card. As long as someone holds a lower one, you're a mutineer, and your points count.
captains-orders-lesson-under-order = There's an order on the table. A card **as high or higher** obeys it and goes to the order's owner; a **lower** one replaces it. So each of your cards can do one of the two.
    .title = Under an order
    .look = the card in the middle is the order; its owner's name is below it.
    .said-obey = You obeyed: the owner gains that card's points, and knows the card. But you kept your low cards off the table.
    .said-order = Your card is now the order. Until your next turn, everyone must obey you, go lower, or accuse.
    .said-accuse = An accusation ends the round at once. Under an order it's always an option, but a risky one.
captains-orders-lesson-discard = You received a card, and must discard one face down. Low cards might make you a captain; high ones are points: you have { $own_points } now.
    .title = Discarding a card
    .look = your hand shows which card came from whom.
    .said-lowest = Your lowest card is out of the round. A common choice: a discarded card makes no one a captain.
    .said-other = You kept the low card. That may be wise if you aim to empty your hand as a captain.
captains-orders-lesson-give = Someone asks you for a card, and **you** choose which. A low card may make them a captain instead of you.
    .title = You're asked for a card
    .look = whose turn it is: that player gets your card and then discards one.
    .said-lowest = You gave away your lowest card. They know it, and may discard it.
    .said-other = You kept your lowest card. Remember what you gave: it's in their hand, or among the discards.
captains-orders-lesson-free-turn = Without an order you have four choices: **order** to collect cards, **pass** a low card to someone, **ask** for one, or **accuse**.
    .title = A turn without an order
    .look = the smallest hand on the table holds { $fewest ->
        [one] 1 card
       *[other] { $fewest } cards
    }. Passing makes your own hand smaller.
    .said-order = An order collects high cards from everyone who obeys. The higher it is, the fewer can obey, and the easier it is to replace.
    .said-pass = You now know one of that player's cards, unless they discarded it.
    .said-ask = You've seen a card they were ready to give away. That tells you something about the rest.
    .said-accuse = Bold! All hands are revealed: see who was captain, and who had the most points.
captains-orders-lesson-round-end = A new round, with all 55 cards. Whoever wins **three** rounds wins the game; you have { $own_won }. The picture shows how the last round ended, with all hands.
    .title = How a round ends
    .look = the hands of the last round: the captain is marked, and so are the winners.
    .said-accuse = Another round ends with an accusation. If it's right, the accuser wins alone. If it's wrong, the best of the other mutineers wins.
    .said-other = Hands are dealt again each round, so the roles change too.
captains-orders-lesson-empty = A round also ends when someone has **no cards left**. They can declare: if no one has a lower card than their last one, they win alone. It's a captain's only way to win.
    .title = An empty hand
    .look = the smallest hand has { $fewest }, yours { $own_cards }.
    .said-accuse = That's one way to stop someone who is about to run out of cards.
    .said-other = Watch small hands: a player who orders and passes a lot may be a captain on the run.
captains-orders-lesson-memory = Only you and one other player know the cards you gave or received. That's how captains are found.
    .title = What you know
    .look = your hand lists what you gave, received and discarded this round.
    .said-accuse = You acted on what you know. Was it enough?
    .said-other = Keep those cards in mind. If you lose track, *{ button-log }* shows everything that happened.
captains-orders-lesson-points = Your hand is worth { $own_points ->
    [one] 1 point
   *[other] { $own_points } points
}. If the round ends with a wrong accusation or an empty hand, the mutineer with the **most points** wins.
    .title = Rich hands
    .look = large hands in the picture: those players have collected cards, and probably points.
    .said-accuse = Your own points don't help when you accuse, right or wrong. They help when someone else is wrong.
    .said-other = With lots of points, you don't have to take risks: wait for someone else to be wrong.
captains-orders-lesson-accuse = When should you accuse? When you're a mutineer yourself and someone else is **very likely** a captain. A captain who accuses never wins, and a wrong accusation hands the round to someone else.
    .title = Accusing
    .look = who discarded, who gave low cards? Your lowest is { $lowest }; { $lower ->
        [0] no lower card can be in another hand
        [one] one lower card may be in another hand
       *[other] { $lower } lower cards may be in other hands
    }.
    .said-accuse = The hands show whether you were right.
    .said-other = Patience is a fine weapon here. Now play on as you like.
