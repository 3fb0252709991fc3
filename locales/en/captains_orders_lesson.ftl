### The stations of a first match of Captain's Orders.

captains-orders-lesson-captain = Whoever holds the **lowest card** of all is the captain; all others are mutineers. No one deals you a role: your lowest card is { $lowest }, and up to { $lower } lower ones may be out there. Mutineers win with points, or by naming a captain.
    .title = Who is the captain?
    .look = the numbers beside the names are how many cards each holds. What they are, only their owner knows.
    .said-lowest = Your lowest card is gone, so you are less likely to be a captain. It's always worth knowing where the low ones are.
    .said-other = You kept your lowest card. As long as someone holds a lower one, you are a mutineer, and your points count.
captains-orders-lesson-under-order = An order lies on the table. A card **as high or higher** obeys it and goes to the order's owner; a **lower** one replaces it. So each of your cards can do one of the two.
    .title = Under an order
    .look = the card in the middle is the order; below it stands whose it is.
    .said-obey = You obeyed: the owner is richer by that card, and knows it. But you kept your low cards off the table.
    .said-order = Your card is the order now. Until your next turn, everyone must obey you, go lower, or accuse.
    .said-accuse = An accusation ends the round at once. Under an order it's always an option, but a risky one.
captains-orders-lesson-discard = A card came to you, and one must go, unseen. Low cards might make you a captain; high ones are points: you have { $own_points } now.
    .title = Throwing a card away
    .look = your hand's picture says which card came from whom.
    .said-lowest = Your lowest card is out of the round. A common choice: what is gone makes no one a captain.
    .said-other = You kept the low card. That may be wise if you aim to empty your hand as a captain.
captains-orders-lesson-give = Someone asks you for a card, and **you** choose which. A low card may make the other a captain: now they hold it.
    .title = You are asked for a card
    .look = whose turn it is: that player gets your card and then discards one.
    .said-lowest = You passed your lowest card on. They know it, and will perhaps throw it away.
    .said-other = You kept your lowest card. Remember what you gave: it's in their hand, or among the discards.
captains-orders-lesson-free-turn = Without an order you have the choice of four: **order** to collect cards, **pass** a low card to someone, **ask** for one, or **accuse**.
    .title = A turn without an order
    .look = the smallest hand on the table holds { $fewest } cards. Passing makes your own hand smaller.
    .said-order = An order collects high cards from all who obey. The higher it is, the fewer can obey, and the easier it is replaced.
    .said-pass = You know one card of that player now, unless it is what they discarded.
    .said-ask = You have seen what they are ready to give away. That tells something about the rest.
    .said-accuse = Bold! All hands are shown now: look who was captain, and who had most points.
captains-orders-lesson-round-end = A new round, with all 55 cards. Whoever wins **three** rounds wins the game; you have { $own_won }. The picture shows how the last one ended, with all hands.
    .title = How a round ends
    .look = the hands of the last round: the captain is marked, and so are the winners.
    .said-accuse = Again a round is over by accusation. Right: the accuser wins alone. Wrong: the best of the other mutineers wins.
    .said-other = Hands are dealt anew each round, and with them the roles.
captains-orders-lesson-empty = A round also ends when someone has **no cards left**. They may declare: if no one has a lower card than their last one, they win alone. It is a captain's only way to win.
    .title = An empty hand
    .look = the smallest hand holds { $fewest }, yours { $own_cards }.
    .said-accuse = That is one way to stop someone who is about to run out of cards.
    .said-other = Watch small hands: who orders and passes much may be a captain on the run.
captains-orders-lesson-memory = Cards you gave or received are known to you alone with one other player. That is how captains are found.
    .title = What you know
    .look = your hand's picture lists what you gave, received and discarded this round.
    .said-accuse = You acted on what you know. Was it enough?
    .said-other = Keep such cards in mind. *{ button-log }* tells all that happened, if you lose the thread.
captains-orders-lesson-points = Your hand is worth { $own_points } points. If the round ends by someone's wrong accusation, or with an empty hand, the mutineer with the **most points** wins.
    .title = Rich hands
    .look = large hands in the picture: they have collected, and are probably rich.
    .said-accuse = Right or wrong, your own points don't help you when you accuse. They help when others are wrong.
    .said-other = With many points, you needn't do anything bold: you wait for others to be wrong.
captains-orders-lesson-accuse = When to accuse? When you are a mutineer yourself and some other is **very likely** a captain. A captain who accuses never wins, and whoever is wrong hands the round to another.
    .title = Accusing
    .look = who threw cards away, who gave low ones? Your lowest is { $lowest }; { $lower ->
        [0] no lower card can be in another hand
        [one] one lower card may be in another hand
       *[other] { $lower } lower cards may be in other hands
    }.
    .said-accuse = The hands tell whether you were right.
    .said-other = Patience is a fine weapon here. Now go on as you like.
