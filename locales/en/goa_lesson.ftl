### The stations of a first match of Goa.

goa-lesson-marker = Each round some tiles are **auctioned**. Your markers decide which; each marker goes next to the last one. You're the auctioneer of whatever you mark: the price is yours, or you can buy it last.
    .title = What will be auctioned?
    .look = the grid: plantations with spices, orange tiles for every round, tiles that act at once.
    .said-flag = From here the markers go on, tile by tile. The flag itself is auctioned first.
    .said-mark = A tile you want yourself, or one your opponent will pay for: both are good.
goa-lesson-bid = You bid **once**. You have { $own_money ->
    [one] 1 ducat
   *[other] { $own_money } ducats
}: bid more than the highest bid, or pass. The auctioneer decides last, and can buy for 1 more.
    .title = One bid only
    .look = what is being auctioned, and what others have bid. How much money they have is secret.
    .said-bid = If the auctioneer doesn't buy it, it's yours. But your opponent can bid with the money you pay.
    .said-pass = You keep your money: having the most at the end is worth 3 points, and there are more auctions.
goa-lesson-last-word = You're the auctioneer, and have the **last word**: buy for { $price }, paid to the bank, or sell and get { $best }.
    .title = Buy, or sell?
    .look = the tile: can you use it better than your opponent?
    .said-buy = Yours. The price goes to the bank, so no one else profits from it.
    .said-sell = { $best ->
        [one] 1 ducat
       *[other] { $best } ducats
    } for you. Selling is how you get rich in Goa.
goa-lesson-actions = Now three **actions** each, one a turn. Each of the five columns of your development board makes one of them better: ships { $own_ships ->
        [0] (you have none)
       *[other] (you have { $own_ships })
    }, harvest, taxes, expedition, colony.
    .title = Six actions
    .look = your development board: the markers show what each action gives you now.
    .said-progress = A step at once! From now on that action gives you more, every time.
    .said-ships = Each step costs as many ships as spices, so they go quickly.
    .said-taxes = Money for the next auctions.
    .said-harvest = Spices on empty fields: they pay for steps.
    .said-expedition = Expedition cards help once, or score points at the end by their symbols.
    .said-found = Colonies score points, more for each, and give you fields for spices.
    .said-other = Tiles and cards come in addition to your action.
goa-lesson-progress = **Progress** moves a marker down one row: pay the spices of that step, and as many ships. You have { $own_spices ->
    [one] 1 spice
   *[other] { $own_spices } spices
} and { $own_ships ->
    [one] 1 ship
   *[other] { $own_ships } ships
}. It makes that action better for the rest of the game, and scores points.
    .title = Progress
    .look = which steps are open to you, and which lack a spice or ships.
    .said-progress = Early steps pay longest. All five markers in a row or beyond: an extra action card.
    .said-other = Then collect what the next step needs.
goa-lesson-harvest = **Harvest** places spices on empty fields of your plantations ({ $own_plantations }) and colonies. A field only takes its own spice; spices without a field are lost.
    .title = Harvest
    .look = the fields on your plantations: which are empty, and which spices do your next steps need?
    .said-harvest = The fields are filled; now they can pay for a step.
    .said-other = Harvest when several fields are empty: that's when it's worth most.
goa-lesson-cards = You hold **expedition cards**. You can play one in each action, before or after it; those marked A *are* the action. Or keep them: equal symbols score points at the end.
    .title = Expedition cards
    .look = the cards in your picture: effect, symbol, and the colonists that count when a colony is founded.
    .said-play = Used at the right moment, a card is worth as much as an action.
    .said-other = Kept: three of the same symbol are 6 points, five are 15.
goa-lesson-extra = After three turns each, you can play **extra action cards**: one more action each. You can only save one for the next round.
    .title = Extra actions
    .look = who else has extra action cards, and may still act in this round.
    .said-extra = One action more than the others: that's what these cards, the flag and full rows are for.
    .said-pass = You save it for a better moment.
goa-lesson-colony = **Found a colony**: Quilon needs 6, Cochin 8, Madras 10, Calicut 12. Your board, the two revealed cards and your colonists ({ $own_colonists }) count together. If it isn't enough, you get 1 colonist instead.
    .title = Colonies
    .look = your row in the last column, and which colonies are left.
    .said-found = Colonies score 1, 3, 6, 10 points in total, and their fields take spices that you lack.
    .said-other = More colonists first, and it gets safer.
goa-lesson-points = How to win: markers far down (up to 10 each), colonies, sets of symbols, and small things. You have { $own_points } now, in round { $round } of { $rounds }. Late steps are expensive, but score most.
    .title = What scores points
    .look = your opponent's board: where are they ahead of you? The first in row 4 and 5 of a column draws a card.
    .said-flag = You lead the markers again. From here on, you sail alone.
    .said-mark = You know what it's worth. From here on, you sail alone.
