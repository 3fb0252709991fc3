### The rules of Fleet, told anew. Pages of at most 1,500 characters, in Discord's Markdown.

fleet-rules-1-title = The idea
fleet-rules-1 =
    A cold northern bay, full of life, has opened to shipping. You buy fishing licences at auction, launch boats, put captains aboard and haul in crates of fish, until the licences or the crates run out. **The most victory points (VP) win.**

    {""}**2 to 4 players**, 30 to 45 minutes. VP come from licences, launched boats, crates on your boats, and the bonuses of king crab licences.

    {""}**One card, three uses.** A boat card in your hand can be a **boat** to launch, a **captain** to hire, or **money** to pay with. You never have enough for all three.

    {""}**Each round** has five phases, each in turn order from the start player:
    1. **Auction**: buy one licence at most (page 4)
    2. **Launch and hire**: a boat, then a captain (page 5)
    3. **Fishing**: a crate for each captained boat (page 6)
    4. **Processing and trading**, with that licence (page 6)
    5. **Drawing**: draw 2 cards, discard 1 (page 6)

    Then the start player's marker moves one to the left.

    {""}**You begin** with 6 cards, one of each kind of boat, and nothing else. Everyone sees how many cards you hold, but not which.

fleet-rules-2-title = The licences
fleet-rules-2 =
    A licence lets you launch boats of its kind, gives a lasting bonus, and is worth VP. The minimum is the lowest bid that opens its auction.
    ```
               cards  min  VP
    shrimp         4   $4   4
    cod            4   $4   4
    lobster        4   $5   3
    tuna           4   $5   3
    processing     4   $5   3
    pub            3  $10  10
    king crab      3  $10   5
    ```
    {""}**Shrimp**: a discount on whatever you pay.
    {""}**Cod**: launch two boats a round, and draw cards for it.
    {""}**Lobster**: hire two captains a round, and draw cards for captained boats.
    {""}**Tuna**: draw more, discard less.
    {""}**Processing**: turn crates into money and cards.
    {""}**Pub**: no boat, no bonus, just 10 VP.
    {""}**King crab**: three different ones; each gives bonus VP at the end (page 8). Any of them lets you launch king crab boats.

    The first five are **standard**, pubs and king crabs **premium**. More copies of a standard licence make its bonus better: page 7 has the tables. A licence works as soon as you have paid for it, so you can use one in the round you buy it.

fleet-rules-3-title = Boats and money
fleet-rules-3 =
    What it costs to launch a boat, its VP once launched, and what its card is worth as money ($); *processing* is a processing vessel:
    ```
               cards cost VP $
    shrimp        20   $1  1 2
    lobster       20   $2  2 2
    processing    20   $2  2 2
    cod           12   $2  2 1
    tuna          12   $1  1 3
    king crab     12   $3  3 1
    ```
    {""}**To pay**, discard cards from your hand and give back processed crates, $1 each. Each **shrimp licence** takes $1 off every payment, down to $0, but not off its own price.

    {""}**No change is given.** You can only overpay if you can't leave out any card or crate. *For example:* you owe $4. Tuna and cod ($3 + $1) are fine; so are tuna and shrimp ($3 + $2), though you lose $1. Tuna, shrimp and cod are not, since you don't need the cod.

    {""}**If you owe nothing**, you aren't asked. Otherwise the cheapest payment is suggested, and you can choose another.

fleet-rules-4-title = The auction
fleet-rules-4 =
    There are as many open licences as players. The **chooser** is the first in turn order who has neither bought nor declined this round. The chooser either

    - **opens** an auction: names one of the licences and bids its minimum or more, or
    - **declines**, and buys nothing this round.

    Then clockwise each **bids more** or **passes**. Whoever passes is out for this licence, not for the next. The last one left buys at their bid, and pays at once. If someone else won, the same chooser chooses again.

    {""}**One licence a round.** Once you've bought or declined, you sit out the round's later auctions.

    {""}**Bid only what you can pay**: the money in your hand, your processed crates and your shrimp discount together. The discount lowers what you pay, not what you bid.

    {""}**When everyone is done**, new licences replace those sold; the others stay. If *no one* bought anything, all the open ones leave the game and are replaced.

    {""}**To be away while others bid**, plan ahead: *up to 7* bids for you, only as much as needed, and never more than $7.

fleet-rules-5-title = Launching and hiring
fleet-rules-5 =
    One player after the other, in this order:

    {""}**1. Launch.** Place a boat from your hand in front of you, of a kind that you have a licence for, and pay its cost (page 3). You can't pay with the boat itself. **One boat a round, two with a cod licence**, each paid by itself.

    {""}**2. The cod bonus.** Having launched at least one boat, draw as many cards as you have cod licences: once, not for each boat.

    {""}**3. Hire.** Put any card of your hand, face down, on one of your boats that has no captain. It costs nothing but the card. **One captain a round, two with a lobster licence.** Cards just drawn may be used. A captain stays to the end; only you know which card it is.

    {""}**When everyone is done**, owners of lobster licences draw cards for their captained boats (page 7).

    {""}**In one go:** *{ button-draft }* has boat, payment and captain on one page, confirmed together.

    You can take a move back until a card is drawn or someone else moves.

fleet-rules-6-title = Fishing, processing, drawing
fleet-rules-6 =
    {""}**Fishing** is automatic: every boat with a captain and fewer than 4 crates takes 1 crate from the supply. A boat without a captain catches nothing. Each crate on a boat at the end is worth 1 VP. If the supply runs out, everyone still gets what is due, and the game ends (page 8).

    {""}**Processing**, with a processing licence: take up to 1 crate from each of your boats and put it on the licence. It no longer scores VP there, but
    - it is **$1** whenever you pay, in this round or a later one; and
    - each round, **one** crate may be **traded** for as many cards as you have processing licences. All owners are asked at once; but where the pile may run out, trades go in turn order, once all have processed.
    Crates spent in either way leave the game, so the supply doesn't grow. A boat that was full has room again.

    {""}**Drawing**: draw 2 cards and discard 1 *of those two*. With tuna licences you do better (page 7). When the pile is empty, the discarded cards are shuffled to make a new one; if even these are too few, you draw fewer.

    There is no limit to a hand.

fleet-rules-7-title = One to four copies
fleet-rules-7 =
    ```
    copies       1   2   3   4
    shrimp     −$1 −$2 −$3 −$4
    cod: boats   2   2   2   2
    cod: draw    1   2   3   4
    trade for    1   2   3   4
    ```
    {""}**Shrimp** counts for licences and boats alike, and for every payment. **Cod**: boats you can launch, and cards you then draw. **Trade**: cards for one crate, with processing licences.

    {""}**Tuna**, in the drawing phase. With an even number, the discard may be any card of your hand.
    ```
    copies     1   2   3   4
    draw       2   3   3   4
    discard    0   1   0   1
    ```
    {""}**Lobster**: two captains a round, and a draw by the number of your boats with a captain, of whatever kind:
    ```
    captained  1 2 3 4 5 6 7+
    1 copy     1 1 1 2 2 2 2
    2-4 copies 1 1 2 2 2 2 3
    ```
    Without any captained boat, there is nothing to draw.

fleet-rules-8-title = The end, and the score
fleet-rules-8 =
    The game ends in one of two ways:
    - After an auction, too few licences are left to turn up one for each player: this round is played to its end.
    - The last crate of the supply is taken: when all have their crates, the game ends at once.

    {""}**Score**: the VP of your licences and launched boats, 1 for each crate *on your boats*, and king crab bonuses. Processed crates, captains and cards in hand are worth nothing.

    {""}**King crab licences** (each 5 VP, and a bonus of at most 10):
    - *captains*: 1 VP for each boat with a captain
    - *crates*: 1 VP for every 3 crates on your boats
    - *licences*: by how many different kinds of licence you own; all king crabs are one kind
    ```
    kinds  1  2  3  4  5  6  7
    VP     0  2  4  5  6  8 10
    ```
    {""}**Ties** go to whoever has launched more boats; then to more crates on boats; then the win is shared.

fleet-rules-9-title = Setting up, and questions
fleet-rules-9 =
    The licence pile has a top of standard licences only, over a shuffled rest:
    ```
    players top below  out
    4         8 6P 12S none
    3         6 4P 12S 2P 2S
    2         4 3P 10S 3P 6S
    ```
    P is premium, S standard; which ones, no one knows. There are 25 crates for each player. The start player is chosen at random.

    {""}**Advanced set-up** (option): all licences are shuffled together, so premium ones may come early; but the first open ones are always standard.

    {""}**Processing vessels** (option): the rules say in one place that you can process crates from every boat, in another that you can't from processing vessels. We take *every boat*, unless you choose otherwise.

    {""}**Why am I asked when I can do nothing?** If only you know that, answering for you would tell others about your hand. If everyone can see it, you aren't asked.

    {""}**Can I pay more than needed?** Only if you can't avoid it (page 3). We don't allow extra cards, to save you from slips.

    -# { fleet-source }

# The page that tells about a question.
fleet-page-open = 4
fleet-page-bid = 4
fleet-page-pay-licence = 3
fleet-page-pay-launch = 3
fleet-page-launch = 5
fleet-page-hire = 5
fleet-page-process = 6
fleet-page-trade = 6
fleet-page-discard-drawn = 6
fleet-page-discard-any = 7

# What the pictures show, for those who don't see them.
fleet-rules-2-picture = The licences, each with its minimum and its VP.
fleet-rules-3-picture = The boats: what launching costs, its VP, and, on the coin, what the card is worth as money.
fleet-rules-8-picture = The three king crab licences: captains, crates, kinds of licence.
