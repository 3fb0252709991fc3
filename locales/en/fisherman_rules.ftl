### The rules of Fisherman, told anew. Pages of at most 1,500 characters, in Discord's Markdown.

fisherman-rules-1-title = The idea
fisherman-rules-1 =
    You are anglers at a fishing contest. Which kind of fish is wanted, which size, and which kind ruins your catch? You decide that yourselves, one rule each, looking at your own hand. Then you fish: in every trick, the strongest fish takes all the fish that count, wanted or not.

    {""}**3 or 4 players**, about 25 minutes. There are **as many contests as players**, so everyone deals once. Each contest awards victory points; **the highest total wins**.

    {""}**Cards.** Each kind of fish is numbered 1 to 10; the number is the size of the fish.
    - 4 players: mackerel (horse mackerel, アジ), puffer (フグ), bream (sea bream, タイ), goby (ハゼ) and squid (イカ), 50 cards
    - 3 players: the same without squid, 40 cards

    {""}**Each contest** begins with a shuffle of all the cards. With 4 players you are dealt 12 each, and 2 are left over; with 3 players 13 each, and 1 is left over. The leftover cards stay unseen. The first dealer is chosen at random; then the deal moves to the left.

    A contest has two parts: **setting the rules** (page 2) and **fishing** (page 3).

fisherman-rules-2-title = Setting the rules
fisherman-rules-2 =
    Beginning left of the dealer and going clockwise, you name one rule each:

    {""}**1. Favourite (本命).** A kind. Each fish of it that you catch is worth **+1**.

    {""}**2. Ranking (評価).** Either small fish are strong (1, 2, 3 …) or large ones are (10, 9, 8 …). The strongest is listed first.

    {""}**3. Size (サイズ).** Two neighbouring numbers: 1-2, 2-3 … 9-10. Each fish of these numbers that you catch is worth **+1 more**; if it is of the bad kind, **−1 more**.

    {""}**4. Bad kind (外道).** Any kind but the favourite. Each fish of it that you catch costs you **1**. But it is **trump**: it beats all other kinds.

    {""}**With 4 players** each names one; the dealer comes last and names the bad kind.
    {""}**With 3 players** the second one names ranking *and* size, in either order; the dealer names the bad kind. Squid aren't in play, so they can't be named.

    Meanwhile you see your hand and the rules named so far.

fisherman-rules-3-title = Fishing
fisherman-rules-3 =
    Now you play all your cards, one each to every trick. **The dealer leads** the first trick, with any card. The others follow clockwise:

    - If you hold the **kind that was led**, you must play a card of it.
    - Without that kind, you can play **any card**. You don't have to play trump.

    {""}**Who wins the trick?** If fish of the bad kind were played, the strongest of them. If not, the strongest of the kind that was led. The ranking says what is strong. Other kinds can't win.

    {""}**What the winner catches.** All cards of the trick that count: the favourite kind, the bad kind, and the two sizes. The winner must take them and puts them face up. The other cards go aside, face down.

    {""}**The winner leads the next trick**, even after catching nothing.

    {""}*For example:* small fish are strong, mackerel is bad. Mei leads bream 4, Ken plays bream 2, Rin has no bream and plays mackerel 9, Tom plays bream 1. Rin wins with the only trump. Without it, Tom would have won.

    {""}**Public:** the four rules, the trick, what everyone has caught, points. **Hidden:** hands, and the cards left over. *{ button-log }* shows what was played before.

fisherman-rules-4-title = What a catch is worth
fisherman-rules-4 =
    When all cards are played, add up your catch. The first column is for fish of the two sizes.
    ```
                 size  other
    favourite     +2     +1
    other kinds   +1      0
    bad kind      −2     −1
    ```
    {""}*For example,* favourite puffer, size 6-7, bad kind mackerel:
    - puffer 1: +1 (favourite)
    - puffer 6: +2 (favourite and size)
    - bream 1: 0 (isn't even caught)
    - bream 6: +1 (size)
    - mackerel 1: −1 (bad kind)
    - mackerel 6: −2 (bad kind and size)

    Your points may be negative.

    All the cards of a contest together are worth +6 with four players, +4 with three. A few of them may be among those left over.

fisherman-rules-5-title = Shields, and winning
fisherman-rules-5 =
    By your points in the contest, you receive shields, which are victory points:
    ```
    place  shield  points
    1st    gold       5
    2nd    silver     3
    3rd    bronze     1
    4th    none       0
    ```
    {""}**Equal points share a place**: each gets its shield, and the next place is skipped. With 10, 8, 8 and 5 points: gold, silver, silver, none. There are always enough shields.

    You keep the shields; points start at 0 again in each contest.

    {""}**When everyone has dealt once, the most victory points win the game.** If several tie, they win together.

    {""}**Must I take a bad fish?** Yes: the winner of a trick takes everything in it that counts.

    {""}**Can I look at what was put aside?** On the table, you see only the last trick, until the next card is played. But *{ button-log }* shows every card.

    {""}**Why was the last card played for me?** With one card in each hand, there's nothing to choose, and everyone knows it. If only *you* know that you have no choice, you play the card yourself.

    {""}**Must we play it out when the rest is mine?** No: if your own hand and what has been played make it certain that you win every trick to come, *{ fisherman-verb-claim }* plays them all at once. It is never offered because of cards you can't know.

    {""}*What the published rules leave open, and what we chose:* the ranking lists the strongest first, you can't name a kind that isn't in play, and the last trick stays in sight.

    -# { fisherman-source }

# The page that tells about a question.
fisherman-page-favourite = 2
fisherman-page-ranking = 2
fisherman-page-size = 2
fisherman-page-ranking-and-size = 2
fisherman-page-bad = 2
fisherman-page-lead = 3
fisherman-page-follow = 3
fisherman-page-free = 3

# What the pictures show, for those who don't see them.
fisherman-rules-1-picture = The five kinds: mackerel, puffer, bream, goby and squid.
fisherman-rules-3-picture = The example: bream 4 is led, then bream 2, mackerel 9 (which wins) and bream 1.
fisherman-rules-4-picture = The example: puffer 1 is worth +1, puffer 6 +2, bream 1 nothing, bream 6 +1, mackerel 1 −1, mackerel 6 −2.
fisherman-rules-5-picture = The shields: gold 5, silver 3, bronze 1.
