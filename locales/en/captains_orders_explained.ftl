### What each question of Captain's Orders is about, with the numbers of the table: behind the ? of a panel.

captains-orders-explain-roles = { $lower ->
    [0] Your lowest card is { $lowest }, and no one can hold a lower one: **you are a captain**, alone or with others.
    [one] Your lowest card is { $lowest }. Just one lower card may be in another hand: if it isn't, you are a captain.
   *[other] Your lowest card is { $lowest }. Up to { $lower } lower cards may be in other hands: if one is, you are a mutineer.
} Your hand is worth { $own_points } { $own_points ->
    [one] point
   *[other] points
}.
captains-orders-explain-turn =
    There's no order, so you can order, pass a card, ask for one, or accuse.
    { captains-orders-explain-roles }
    A mutineer wins by accusing a captain, or on points if the round ends another way. A captain wins only by emptying their hand and declaring. Another player holds no more than { $fewest } { $fewest ->
        [one] card
       *[other] cards
    }; when a hand is empty, the round is over.
captains-orders-explain-under-order =
    With { $order_rank } or more you can **obey**: { $order_seat } gets the card, face down, and its points. With less you can **order** in turn: the old order goes, and the others give cards to you. You can also **accuse**.
    { captains-orders-explain-roles }
    A card on the table counts for no one, so a low card played as an order can't make you a captain.
captains-orders-explain-discard-passed =
    { $from_seat } passed you { captains-orders-a-card }. Now discard a card face down; it can be the { $rank }.
    { captains-orders-explain-roles }
    Low cards make captains; high cards are points. No one learns what you discard.
captains-orders-explain-discard-asked =
    You asked { $from_seat } for a card and got { captains-orders-a-card }. Now discard a card face down; it can be the { $rank }.
    { captains-orders-explain-roles }
    Low cards make captains; high cards are points. No one learns what you discard.
captains-orders-explain-give =
    { $to_seat } gets the card you choose, face down, and then discards one. You choose, so give what harms you most.
    { captains-orders-explain-roles }
    But { $to_seat } will know that card, and may draw conclusions from it.
captains-orders-explain-word =
    Your hand is empty, so the round ends now. **Declare** if you think no one holds a card lower than your { $rank }. If you're right, you win alone, even if tied. If you're wrong, or **say nothing**, the mutineer with the most points wins, and that can't be you.
