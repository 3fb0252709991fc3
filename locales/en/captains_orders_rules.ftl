### The rules of Captain's Orders, told anew. Pages of at most 1,500 characters, in Discord's Markdown.

captains-orders-rules-1-title = The idea
captains-orders-rules-1 =
    You are pirates who have had enough of the captain. The trouble is that no one knows who the captain is: it's **whoever holds the lowest card**. Every card that changes hands may change the captain. It may be you.

    {""}**4 to 8 players**, about 15 minutes. You play rounds; **the first to win three rounds wins the game**.

    The deck holds 55 cards: **one 1, two 2s, three 3s ... ten 10s**. Low cards are rare, and dangerous; high cards are points.

    {""}**Each round**, all 55 cards are shuffled and everyone gets **6**. The rest stay out of the round, unseen. The player to the dealer's left begins, and play goes clockwise. For the next round, the deal moves one seat to the left, no matter who won. The first dealer is chosen at random.

captains-orders-rules-2-title = Captains and mutineers
captains-orders-rules-2 =
    The **captain** is whoever has the lowest rank of all hands. If several share it, there are **several captains**. Everyone else is a **mutineer**.

    No one deals you a role. Only the hands decide, every card may change it, and it counts only when the round ends.

    {""}**How a mutineer wins a round**
    - by accusing a captain, and being right; or
    - by having the most points of all mutineers when the round ends in another way. A card is worth its rank: 10, 9 and 3 make 22 points.

    {""}**How a captain wins a round**
    - only by getting rid of all cards and then declaring. Points and accusations don't help a captain.

    {""}**Public:** how many cards each of you holds, the order on the table and whose it is, earlier orders, who passed a card to whom, who asked or obeyed whom, rounds won.
    {""}**Hidden:** hands, what is discarded (only you know your own discards), and which card went from one to another (only those two know).

    An order on the table is in no one's hand, so it counts for no one.

captains-orders-rules-3-title = Your turn without an order
captains-orders-rules-3 =
    If there is no order on the table, do **one** of these:

    {""}**Order.** Play a card face up. It is now your order.

    {""}**Pass a card.** Give a card, face down, to another player. That player then discards one of their cards, face down; it may be the one you passed.

    {""}**Ask for a card.** Choose another player, who picks a card and gives it to you face down. Then you discard one of your cards, face down; it may be the new one. A player with a single card has no choice, so you get it at once.

    {""}**Accuse.** Name another player as a captain. This ends the round (page 5).

    You can't skip your turn.

    {""}*Outside your turn*, you discard when someone passes you a card, choose a card when someone asks you for one, and may declare if that was your last. Once someone's hand is empty, no one discards any more.

captains-orders-rules-4-title = Your turn under an order
captains-orders-rules-4 =
    If **another player's** order is on the table, do **one** of these:

    {""}**Obey.** Give a card **as high as the order or higher**, face down, to the order's owner, who keeps it: no one discards.

    {""}**Order.** Play a card **lower** than the order, face up. The old order is discarded; the new one is yours.

    {""}**Accuse**, as always (page 5).

    With an 8 on the table, an 8, 9 or 10 obeys, and a 7 or lower replaces it. So you can use every card for one of the two, and you can always accuse.

    {""}**If your own order** is still there when your turn comes, it is discarded and the turn passes to your left. This happens automatically.

    Orders bring you cards: everyone who obeys gives you a high card, and hands can become very large. They also rid you of low cards: a card on the table makes no one captain.

captains-orders-rules-5-title = How a round ends
captains-orders-rules-5 =
    A round ends at once in one of two ways. Then all hands are shown.

    {""}**Someone accuses**
    - A mutineer who named a captain wins the round alone. With several captains, any one of them will do.
    - If the accused was a mutineer, the accuser can't win. Of the other mutineers (the accused too), the one with the most points wins.
    - A captain who accuses never wins, not even by naming another captain. Again, the mutineer with the most points wins.

    {""}**Someone has no cards left**: the last one was an order, or was passed, given, or used to obey. That player may now **declare**: show the last card as if it were still in hand.
    - If no other hand has a lower card, the one who declared wins alone, tie or not.
    - If someone has a lower one, or the player doesn't declare, the mutineer with the most points wins. The player without cards isn't one of them. If the last card went to another player, it counts for them; if it was an order, it counts for no one.

    {""}**Equal points:** all mutineers who share the most points win the round. **If no one can win**, no one does, and the next round begins.

captains-orders-rules-6-title = Winning, and questions
captains-orders-rules-6 =
    {""}**The first to win three rounds wins the game.** If several win their third round together, they win the game together. Final places go by rounds won.

    {""}**Whose is a last card that was passed on?** Mei passes her only card, a 10, and declares. Ken has a 2, so she is wrong; the 10 counts for its receiver. With a 2, she would have won, tied with Ken.

    {""}**I accused and hold the most points.** If you were wrong, they don't count. The next best mutineer wins.

    {""}**Can the accused win?** Yes: with the most points of the other mutineers, if the accusation was wrong.

    {""}**A captain accused a captain.** The mutineers with the most points win. If everyone was a captain, no one wins.

    {""}**Can I look at what I discarded or handed over?** Yes, *{ button-my-hand }* shows you.

    {""}**How large can a hand get?** There's no limit.

    {""}*What the published rules leave open, and what we chose:* several players can win the game together, and a player without cards can't win on points.

    -# { captains-orders-source }

# The page that tells about a question.
captains-orders-page-turn = 3
captains-orders-page-under-order = 4
captains-orders-page-discard-passed = 3
captains-orders-page-discard-asked = 3
captains-orders-page-give = 3
captains-orders-page-word = 5

# What the pictures show, for those who don't see them.
captains-orders-rules-2-picture = A captain's hand: 2, 6, 8. A mutineer's hand: 3, 9, 10, which makes 22 points.
captains-orders-rules-4-picture = The order is 8. With 8, 9 or 10 you obey; with 1 to 7 you replace it.
