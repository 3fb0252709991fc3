### What each question of Captain's Orders is about, with the numbers of the table: behind the ? of a panel.

captains-orders-explain-roles = { $lower ->
    [0] Your lowest card is { $lowest }, and no one can hold a lower one: **you are a captain**, alone or with others.
    [one] Your lowest card is { $lowest }. Just one lower card may be in another hand: if it isn't, you are a captain.
   *[other] Your lowest card is { $lowest }. Up to { $lower } lower cards may be in other hands: if one is, you are a mutineer.
} Your hand is worth { $own_points } points.
captains-orders-explain-turn =
    There is no order, so you do one of four things: order, pass a card, ask for one, or accuse.
    { captains-orders-explain-roles }
    A mutineer wins by accusing a captain, or by points if the round ends in another way. A captain wins only with an empty hand, by declaring. Some other player holds no more than { $fewest } { $fewest ->
        [one] card
       *[other] cards
    }: with an empty hand, the round is over.
captains-orders-explain-under-order =
    With { $order_rank } or more you can **obey**: { $order_seat } gets the card, unseen, and its points. With less you can **order anew**: the old order goes, and others give cards to you. You can also **accuse**.
    { captains-orders-explain-roles }
    A card on the table counts for no one. So a low card played as an order can't make you a captain.
captains-orders-explain-discard-passed =
    { $from_seat } gave you a { $rank }, and now one card of yours goes, unseen; it may be the { $rank }.
    { captains-orders-explain-roles }
    Low cards make captains; high cards are points. No one learns what you discard.
captains-orders-explain-discard-asked =
    You asked { $from_seat } for a card and got a { $rank }. Now one card of yours goes, unseen; it may be the { $rank }.
    { captains-orders-explain-roles }
    Low cards make captains; high cards are points. No one learns what you discard.
captains-orders-explain-give =
    { $to_seat } gets the card you choose, unseen, and then discards one. You choose, so give what harms you most.
    { captains-orders-explain-roles }
    But { $to_seat } will know that card, and may draw conclusions from it.
captains-orders-explain-word =
    Your hand is empty, so the round ends now. **Declare** if you believe that no one holds a card lower than your { $rank }: you win alone, ties too. If someone does, or if you **say nothing**, the mutineer with the most points wins, and that can't be you.
